server-time-is-over = Il tuo tempo per questa decisione è scaduto: decide un bot. Subito dopo puoi tornare a giocare.
server-holiday-over = Quel momento è già passato.
server-holiday-too-long = Le partite lente ti aspettano al massimo { $most } giorni all’anno; te ne restano { $days }.
