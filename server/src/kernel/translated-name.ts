/** Something that has an English name, and names in other languages by their tags. */
export interface TranslatedName {
  readonly name: string
  readonly names: Readonly<Record<string, string>>
}

/** What something is called in a language: its English name where it has none there. */
export const nameIn = ({ name, names }: TranslatedName, language: string): string =>
  names[language] ?? names[language.slice(0, 2)] ?? name
