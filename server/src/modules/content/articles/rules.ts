interface Speaker {
  readonly name: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text with the brand's minimum age where it has a place for it. */
export const withAge = (text: string, minimumAge: number): string => text.replaceAll('{age}', String(minimumAge))

/** A text of one brand as another says it: its name where it stands as a word of its own. */
export function renamed(text: string, from: Speaker, to: Speaker): string {
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from.name)}(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(name, () => to.name)
}
