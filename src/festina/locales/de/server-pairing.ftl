# Was der Server denen sagt, die auf Mitspieler warten.

server-pairing-full = Es warten schon sehr viele. Versuch es gleich noch einmal.
server-pairing-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
server-pairing-not-waiting = Du wartest auf niemanden.
server-pairing-too-early = Warte noch ein wenig: Vielleicht kommt noch jemand.
server-pairing-alone = Dieses Spiel spielt man allein: Es gibt niemanden, auf den man warten könnte.
server-no-host = Ihr wurdet zusammengesetzt: Niemand leitet diesen Tisch.
