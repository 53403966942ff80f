server-time-is-over = Ton temps pour cette décision est écoulé : un bot la prend. Tu peux revenir juste après.
server-holiday-over = Ce moment est déjà passé.
server-holiday-too-long = Les parties lentes t’attendent au plus { $most } jours par an ; il t’en reste { $days }.
