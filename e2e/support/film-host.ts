/** A host that films may be played from; nobody has it. */
export const FILM_HOST = "films.example.com";
