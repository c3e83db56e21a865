/**
 * Makers' names for the columns of a product in languages other than the desk's, by the English label of the field. Without units in
 * brackets, as in `columnNamed`.
 */
export const COLUMN_WORDS: Readonly<Record<string, readonly string[]>> = {
  Model: ["Modell", "Artikelnummer", "Typ", "Modelo"],
  Name: ["Bezeichnung", "Produktname", "Nombre"],
  Tagline: ["Kurzbeschreibung", "Untertitel", "Slogan", "Lema", "Subtítulo"],
  Introduction: ["Einleitung", "Beschreibung", "Produktbeschreibung", "Introducción", "Descripción"],
  Series: ["Serie", "Baureihe", "Produktserie", "Gama"],
  Width: ["Breite", "Ancho"],
  Depth: ["Tiefe", "Länge", "Profundidad", "Fondo", "Largo"],
  Height: ["Höhe", "Altura", "Alto"],
  Pictures: ["Bilder", "Produktbilder", "Imágenes", "Fotos"],
  "Picture in use": ["Bild im Einsatz", "Anwendungsbild", "Imagen en uso"],
  Order: ["Reihenfolge", "Sortierung", "Orden"],
  Released: ["Erscheinungsdatum", "Veröffentlicht", "Fecha de lanzamiento", "Lanzamiento"],
  "Life cycle": ["Lebenszyklus", "Produktstatus", "Ciclo de vida"],
  Successor: ["Nachfolger", "Sucesor"],
  Solutions: ["Lösungen", "Soluciones"],
  Accessories: ["Zubehör", "Accesorios"],
  "Minimum order": ["Mindestbestellmenge", "Mindestmenge", "Pedido mínimo"],
  "Sample time": ["Musterlieferzeit", "Plazo de muestra"],
  "Lead time": ["Lieferzeit", "Plazo de entrega"],
  Warranty: ["Garantie", "Gewährleistung", "Garantía"],
  State: ["Status", "Zustand", "Estado"],
};
