/** Dates and numbers as people write them where they are: in the chosen language, by the habits of the browser's own region. Pure. */
export function localeFor(language: string, tags: readonly string[]): string {
  return tags.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;
}
