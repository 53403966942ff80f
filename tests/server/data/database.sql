BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	number INTEGER NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	device VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "chat" VALUES(1,'9s2gdw6ybu','afd8m4zm32j935',0,'Ann','hello',1.79486432916216945643e+09);
CREATE TABLE devices (
	id VARCHAR(24) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "devices" VALUES('afd8m4zm32j935','cc711569b8cac91c6a4f2c3266e178f76ae38b95dfa9d9d98c2bdd0011d4c31f','','',1.79486432861507058146e+09,1.79486432880188035961e+09);
INSERT INTO "devices" VALUES('kezxkfw7895r6x','ad718f296b041f423607e5c664e9f7deefca44a59eed43f54c41d6f984904f24','','',1.79486432877419471742e+09,1.79486432883011317249e+09);
INSERT INTO "devices" VALUES('zgrc5xtrbwgjm6','d75fc4abb69430ebbd604f901438665a39f6054b850c97ba87dafc3977c7ec24','','',1.79486432878829026225e+09,1.79486432916885113716e+09);
INSERT INTO "devices" VALUES('she2h3nka7wdff','e995359d5b97e81d81f86ab9c15ab41fd366071b683acfcdba7d78ebf3684da2','','',1.79486433036867809292e+09,1.79486433039325451845e+09);
INSERT INTO "devices" VALUES('a9n4geb7rtrgk4','6dee487df33e47e107c61ce8618da608d63cdb62c237df88cf99fa3c9491812a','','',1.79486433037771391865e+09,1.79486433037771391865e+09);
INSERT INTO "devices" VALUES('6fgnrscdyzeq65','32bf8bb34384e4b38902a9c8fff99ffaa2248db4ee9050a451d993b5d3243884','','',1.7948643303854801655e+09,1.7948643303854801655e+09);
CREATE TABLE entries (
	"table" VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	text TEXT, 
	data JSON NOT NULL, 
	command VARCHAR(80), 
	auto BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY ("table", number), 
	CONSTRAINT one_entry_a_command UNIQUE ("table", command)
);
INSERT INTO "entries" VALUES('9s2gdw6ybu',1,'seat',1,NULL,'{"what": "join"}',NULL,0,1.79486432877676033974e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',2,'seat',2,NULL,'{"what": "join"}',NULL,0,1.79486432879077649114e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',3,'start',NULL,NULL,'{}',NULL,0,1.79486432880377793307e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',4,'move',0,'>10','{}','0:p3',0,1.79486432882374429701e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',5,'move',1,'>2','{}','1:p4',0,1.79486432883678030964e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',6,'move',2,'>4','{}','2:p5',0,1.79486432917612171171e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',7,'move',0,'eat','{}',NULL,1,1.79486432917612171171e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',8,'undo',2,NULL,'{"decisions": 2}','2:u',0,1.79486432918134713176e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',9,'move',2,'>5','{}','2:p8',0,1.79486432919170141222e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',10,'move',0,'eat','{}',NULL,1,1.79486432919170141222e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',11,'takeback',2,NULL,'{}','2:t1',0,1.79486432919657611841e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',12,'decline',0,NULL,'{}','0:d1',0,1.79486432920238232618e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',13,'takeback',2,NULL,'{}','2:t2',0,1.79486432920646786686e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',14,'agree',0,NULL,'{}','0:a1',0,1.79486432921034026145e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',15,'agree',1,NULL,'{}','1:a2',0,1.79486432921453499794e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',16,'undo',2,NULL,'{"decisions": 2, "seed": "4613802705253176854"}',NULL,0,1.79486432921459245683e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',17,'seat',0,NULL,'{"what": "name"}',NULL,0,1.79486432922070980071e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',18,'seat',1,NULL,'{"what": "mute"}',NULL,0,1.79486432922622442245e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',19,'lend',1,NULL,'{"bot": "level:4"}','0:l',0,1.79486433023755192757e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',20,'return',1,NULL,'{"bot": null}','1:r',0,1.79486433024353075026e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',21,'move',2,'>4','{}','2:p20',0,1.79486433025799822804e+09);
INSERT INTO "entries" VALUES('9s2gdw6ybu',22,'move',0,'eat','{}',NULL,1,1.79486433025799822804e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',1,'seat',1,NULL,'{"what": "join"}',NULL,0,1.79486433037946724886e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',2,'seat',2,NULL,'{"what": "join"}',NULL,0,1.79486433038741254801e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',3,'start',NULL,NULL,'{}',NULL,0,1.79486433039443087577e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',4,'chance',NULL,'deal:-2 deal:+1 deal:+3 deal:-2 deal:+4 deal:-2 deal:+2 deal:-2 deal:-3 deal:+2 deal:-1 deal:+3 deal:+5 deal:+2 deal:-1','{}',NULL,0,1.79486433039443087577e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',5,'move',0,'-2@0','{}','0:p4',0,1.79486433041400551789e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',6,'retract',0,NULL,'{}','0:x',0,1.79486433041974139217e+09);
INSERT INTO "entries" VALUES('wwe2wyxc7q',7,'move',0,'-2@1','{}','0:p6',0,1.79486433043030858044e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',1,'start',NULL,NULL,'{}',NULL,0,1.7948643304411702156e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',2,'chance',NULL,'deal:+2 deal:+2 deal:+2 deal:+4 deal:-4 deal:-3 deal:+2 deal:-1 deal:-1 deal:-3','{}',NULL,0,1.7948643304411702156e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',3,'move',0,'-4@0','{}',NULL,0,1.79486433044523382182e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',4,'move',1,'-1@leo','{}','1:t1',0,1.79486433045528531076e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',5,'chance',NULL,'leo:-3','{}',NULL,0,1.79486433045528531076e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',6,'move',0,'+4@1','{}',NULL,0,1.79486433045982575421e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',7,'move',1,'-3@leo','{}','1:t2',0,1.79486433046310973164e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',8,'chance',NULL,'leo:+5','{}',NULL,0,1.79486433046310973164e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',9,'move',0,'+2@1','{}',NULL,0,1.7948643304672398567e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',10,'move',1,'+2@0','{}','1:t3',0,1.79486433047012209889e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',11,'chance',NULL,'leo:-1','{}',NULL,0,1.79486433047012209889e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',12,'move',0,'+2@1','{}',NULL,0,1.79486433047418475145e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',13,'move',1,'-1@leo','{}','1:t4',0,1.79486433047665596002e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',14,'chance',NULL,'leo:-2 deal:+1 deal:+3 deal:+1 deal:+5 deal:-2 deal:-1 deal:-1 deal:+4 deal:-3 deal:+2','{}',NULL,0,1.79486433047665596002e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',15,'move',0,'+1@leo','{}',NULL,0,1.79486433048264431948e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',16,'move',1,'-3@0','{}','1:t5',0,1.7948643304856534004e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',17,'chance',NULL,'leo:+1','{}',NULL,0,1.7948643304856534004e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',18,'move',0,'+5@0','{}',NULL,0,1.79486433049016809457e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',19,'move',1,'-1@1','{}','1:t6',0,1.79486433049295020106e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',20,'chance',NULL,'leo:-2','{}',NULL,0,1.79486433049295020106e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',21,'move',0,'-2@leo','{}',NULL,0,1.79486433049747562407e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',22,'move',1,'+4@leo','{}','1:t7',0,1.79486433050043630603e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',23,'chance',NULL,'leo:-3','{}',NULL,0,1.79486433050043630603e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',24,'move',1,'-1@0','{}','1:t8',0,1.79486433050510334969e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',25,'move',0,'+3@1','{}',NULL,0,1.79486433050754213332e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',26,'chance',NULL,'leo:+4 deal:+2 deal:+2 deal:-2 deal:-3 deal:+4 deal:+1 deal:+1 deal:+1 deal:+3 deal:-1','{}',NULL,0,1.79486433050754213332e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',27,'move',0,'-2@leo','{}',NULL,0,1.79486433051649904254e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',28,'move',1,'+1@leo','{}','1:t9',0,1.79486433052750039103e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',29,'chance',NULL,'leo:+3','{}',NULL,0,1.79486433052750039103e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',30,'move',0,'+2@leo','{}',NULL,0,1.79486433053491950028e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',31,'move',1,'-1@0','{}','1:t10',0,1.7948643305389709473e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',32,'chance',NULL,'leo:-4','{}',NULL,0,1.7948643305389709473e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',33,'move',0,'+4@0','{}',NULL,0,1.79486433054324388499e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',34,'move',1,'+3@1','{}','1:t11',0,1.79486433054571652414e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',35,'chance',NULL,'leo:+5','{}',NULL,0,1.79486433054571652414e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',36,'move',0,'+2@leo','{}',NULL,0,1.79486433055046820639e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',37,'move',1,'+1@0','{}','1:t12',0,1.79486433055354523656e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',38,'chance',NULL,'leo:+1 deal:-1 deal:-3 deal:-1 deal:+3 deal:+3 deal:+4 deal:+1 deal:-3 deal:-2 deal:+3','{}',NULL,0,1.79486433055354523656e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',39,'move',0,'+3@leo','{}',NULL,0,1.79486433056031298633e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',40,'move',1,'-3@0','{}','1:t13',0,1.79486433056346058843e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',41,'chance',NULL,'leo:-3','{}',NULL,0,1.79486433056346058843e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',42,'move',0,'-3@0','{}',NULL,0,1.79486433056864237789e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',43,'move',1,'-2@1','{}','1:t14',0,1.79486433057256746298e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',44,'chance',NULL,'leo:-4','{}',NULL,0,1.79486433057256746298e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',45,'move',0,'+3@1','{}',NULL,0,1.79486433057815313336e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',46,'move',1,'+4@0','{}','1:t15',0,1.79486433058608317375e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',47,'chance',NULL,'leo:+1','{}',NULL,0,1.79486433058608317375e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',48,'move',0,'-1@1','{}',NULL,0,1.7948643305917360782e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',49,'move',1,'+3@0','{}','1:t16',0,1.79486433059531617171e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',50,'chance',NULL,'leo:+3 deal:-1 deal:+4 deal:-1 deal:+1 deal:+3 deal:-3 deal:-3 deal:+1 deal:+4 deal:-4','{}',NULL,0,1.79486433059531617171e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',51,'move',0,'+3@leo','{}',NULL,0,1.79486433060131835934e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',52,'move',1,'-4@1','{}','1:t17',0,1.79486433060465836526e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',53,'chance',NULL,'leo:+2','{}',NULL,0,1.79486433060465836526e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',54,'move',0,'+4@leo','{}',NULL,0,1.79486433060871982576e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',55,'move',1,'+1@0','{}','1:t18',0,1794864330.61182);
INSERT INTO "entries" VALUES('vhjkt9su56',56,'chance',NULL,'leo:-1','{}',NULL,0,1794864330.61182);
INSERT INTO "entries" VALUES('vhjkt9su56',57,'move',1,'-3@0','{}','1:t19',0,1.79486433063043880455e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',58,'move',0,'-1@0','{}',NULL,0,1.79486433063406491277e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',59,'chance',NULL,'leo:+3','{}',NULL,0,1.79486433063406491277e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',60,'move',1,'+4@1','{}','1:t20',0,1.79486433063941121105e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',61,'move',0,'-1@0','{}',NULL,0,1.79486433064287209506e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',62,'chance',NULL,'leo:-3','{}',NULL,0,1.79486433064287209506e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',63,'over',NULL,NULL,'{}',NULL,0,1.79486433064343547817e+09);
INSERT INTO "entries" VALUES('vhjkt9su56',64,'rematch',NULL,NULL,'{}',NULL,0,1.79486433066311407095e+09);
INSERT INTO "entries" VALUES('mvebxnyvf6',1,'start',NULL,NULL,'{}',NULL,0,1.79486433067458057404e+09);
INSERT INTO "entries" VALUES('mvebxnyvf6',2,'chance',NULL,'deal:+2 deal:-3 deal:+3 deal:+1 deal:-2 deal:+3 deal:-1 deal:-1 deal:-3 deal:-4','{}',NULL,0,1.79486433067458057404e+09);
INSERT INTO "entries" VALUES('mvebxnyvf6',3,'move',1,'+3@0','{}',NULL,0,1.79486433067797303197e+09);
INSERT INTO "entries" VALUES('d7wppmngwb',1,'start',NULL,NULL,'{}',NULL,0,1.79486433070932602882e+09);
INSERT INTO "entries" VALUES('9gc66nqrgn',1,'start',NULL,NULL,'{}',NULL,0,1.79486433074655723574e+09);
INSERT INTO "entries" VALUES('9gc66nqrgn',2,'close',NULL,NULL,'{}',NULL,0,1.79486433075438070296e+09);
CREATE TABLE invitations (
	code_hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (code_hash)
);
INSERT INTO "invitations" VALUES('eccb34f91b2e8f1f3413af54a1d1d58dea1e989f430d57fd5017a2665d0915d8','jmbd4t7ye4',1,1.79486433069443202014e+09,0);
CREATE TABLE moving_codes (
	code_hash VARCHAR(64) NOT NULL, 
	device VARCHAR(24) NOT NULL, 
	"table" VARCHAR(24), 
	seat INTEGER, 
	expires DOUBLE NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (code_hash)
);
INSERT INTO "moving_codes" VALUES('67081a8c0ebf84626644a31b1cb0e411d55b5b0b0bb1a10583e0294d70ccdc94','zgrc5xtrbwgjm6','9s2gdw6ybu',2,1.79486493026961636538e+09,0);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	device VARCHAR(24), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(80), 
	lent VARCHAR(80), 
	muted BOOLEAN NOT NULL, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "seats" VALUES('9s2gdw6ybu',0,'person','afd8m4zm32j935','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('9s2gdw6ybu',1,'person','kezxkfw7895r6x','Ben',NULL,NULL,1);
INSERT INTO "seats" VALUES('9s2gdw6ybu',2,'person','zgrc5xtrbwgjm6','Cleo',NULL,NULL,0);
INSERT INTO "seats" VALUES('wwe2wyxc7q',0,'person','she2h3nka7wdff','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('wwe2wyxc7q',1,'person','a9n4geb7rtrgk4','Ben',NULL,NULL,0);
INSERT INTO "seats" VALUES('wwe2wyxc7q',2,'person','6fgnrscdyzeq65','Cleo',NULL,NULL,0);
INSERT INTO "seats" VALUES('vhjkt9su56',0,'bot',NULL,'random','random',NULL,0);
INSERT INTO "seats" VALUES('vhjkt9su56',1,'person','afd8m4zm32j935','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('mvebxnyvf6',0,'person','afd8m4zm32j935','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('mvebxnyvf6',1,'bot',NULL,'random','random',NULL,0);
INSERT INTO "seats" VALUES('jmbd4t7ye4',0,'person','afd8m4zm32j935','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('jmbd4t7ye4',1,'open',NULL,'',NULL,NULL,0);
INSERT INTO "seats" VALUES('d7wppmngwb',0,'person','afd8m4zm32j935','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('d7wppmngwb',1,'person','afd8m4zm32j935','Bob',NULL,NULL,0);
INSERT INTO "seats" VALUES('9gc66nqrgn',0,'person','afd8m4zm32j935','Ann',NULL,NULL,0);
INSERT INTO "seats" VALUES('9gc66nqrgn',1,'bot',NULL,'level:2','level:2',NULL,0);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	ruleset VARCHAR(300) NOT NULL, 
	seed VARCHAR(24) NOT NULL, 
	options JSON NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	public BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	rematch VARCHAR(24), 
	share VARCHAR(24), 
	record TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (share)
);
INSERT INTO "tables" VALUES('9s2gdw6ybu','afd8m4zm32j935','hare(players=3)','5322306454369470082','{"spectators": true, "chat": true, "autoplay": true, "companion": false, "pace": "live", "stand_in": "level:4", "bot_key": "9698d6ea6bb1437d13667b6864ddea51"}','running',1,22,1.79486432875664758679e+09,1.79486433025799822804e+09,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('wwe2wyxc7q','she2h3nka7wdff','whyfirst(players=3)','6344616052556825930','{"spectators": true, "chat": true, "autoplay": true, "companion": false, "pace": "live", "stand_in": "level:4", "bot_key": "9a1f80ba89475b9a6c54eff0374094fd"}','running',1,7,1.79486433037045073511e+09,1.79486433043030858044e+09,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('vhjkt9su56','afd8m4zm32j935','whyfirst(players=2)','6961549741683364404','{"spectators": true, "chat": true, "autoplay": true, "companion": false, "pace": "live", "stand_in": "level:4", "bot_key": "595ee5c09d407893bd886c17cc25e919"}','over',0,64,1.79486433043665766715e+09,1.79486433066311407095e+09,'mvebxnyvf6','j2pfq6zq25fpv3','Festina record 1
Ruleset: whyfirst(players=2)
Seats: random | Ann
Date: 2026-11-16
Seed: 6961549741683364404
Result: places - 1 -; winners 1; totals -3 1 3

chance: deal:+2 deal:+2 deal:+2 deal:+4 deal:-4
chance: deal:-3 deal:+2 deal:-1 deal:-1 deal:-3
0: -4@0
1: -1@leo
chance: leo:-3
0: +4@1
1: -3@leo
chance: leo:+5
0: +2@1
1: +2@0
chance: leo:-1
0: +2@1
1: -1@leo
chance: leo:-2
#! 0 +2@0
#! 1 -3@1
chance: deal:+1 deal:+3 deal:+1 deal:+5 deal:-2
chance: deal:-1 deal:-1 deal:+4 deal:-3 deal:+2
0: +1@leo
1: -3@0
chance: leo:+1
0: +5@0
1: -1@1
chance: leo:-2
0: -2@leo
1: +4@leo
chance: leo:-3
1: -1@0
0: +3@1
chance: leo:+4
#! 0 +1@0
#! 1 +2@1
chance: deal:+2 deal:+2 deal:-2 deal:-3 deal:+4
chance: deal:+1 deal:+1 deal:+1 deal:+3 deal:-1
0: -2@leo
1: +1@leo
chance: leo:+3
0: +2@leo
1: -1@0
chance: leo:-4
0: +4@0
1: +3@1
chance: leo:+5
0: +2@leo
1: +1@0
chance: leo:+1
#! 0 -3@0
#! 1 +1@1
chance: deal:-1 deal:-3 deal:-1 deal:+3 deal:+3
chance: deal:+4 deal:+1 deal:-3 deal:-2 deal:+3
0: +3@leo
1: -3@0
chance: leo:-3
0: -3@0
1: -2@1
chance: leo:-4
0: +3@1
1: +4@0
chance: leo:+1
0: -1@1
1: +3@0
chance: leo:+3
#! 0 -1@0
#! 1 +1@1
chance: deal:-1 deal:+4 deal:-1 deal:+1 deal:+3
chance: deal:-3 deal:-3 deal:+1 deal:+4 deal:-4
0: +3@leo
1: -4@1
chance: leo:+2
0: +4@leo
1: +1@0
chance: leo:-1
1: -3@0
0: -1@0
chance: leo:+3
1: +4@1
0: -1@0
chance: leo:-3
#! 0 +1@0
#! 1 -3@1
end 110
');
INSERT INTO "tables" VALUES('mvebxnyvf6','afd8m4zm32j935','whyfirst(players=2)','2737629900120390666','{"spectators": true, "chat": true, "autoplay": true, "companion": false, "pace": "live", "stand_in": "level:4", "bot_key": "6b7e0642cf476f098eb546abfbe4c224"}','running',0,3,1.79486433066300272946e+09,1.79486433067797303197e+09,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jmbd4t7ye4','afd8m4zm32j935','hare(players=2)','3160877093777266617','{"spectators": true, "chat": true, "autoplay": true, "companion": false, "pace": "live", "stand_in": "level:4", "bot_key": "694b38d54fe3fbf1e24e5cc7f2c45369"}','open',0,0,1.79486433068196463581e+09,1.79486433068196463581e+09,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('d7wppmngwb','afd8m4zm32j935','hare(edition=ravensburger-1978,players=2)','8445066688343466659','{"spectators": false, "chat": false, "autoplay": true, "companion": true, "pace": "days:3", "stand_in": "level:4", "bot_key": "be47550b3b1b896d625ec93afd2b733b"}','running',0,1,1.79486433070071125031e+09,1.79486433070932602882e+09,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('9gc66nqrgn','afd8m4zm32j935','hare(players=2)','8677012309287165023','{"spectators": true, "chat": true, "autoplay": true, "companion": false, "pace": "live", "stand_in": "level:4", "bot_key": "86263f70a10def5b78e0aacd2cba26bb"}','closed',0,2,1.79486433073354649547e+09,1.79486433075438070296e+09,NULL,NULL,NULL);
CREATE INDEX chat_of_a_table ON chat ("table", number);
CREATE INDEX ix_chat_device ON chat (device);
CREATE INDEX ix_invitations_table ON invitations ("table");
CREATE INDEX ix_moving_codes_device ON moving_codes (device);
CREATE INDEX ix_seats_device ON seats (device);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;
