interface Speaker {
  readonly name: string
  readonly minimumAge: number
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text of one brand as another says it: its name where it stands as a word of its own, and its age where a number of that size does. */
export function renamed(text: string, from: Speaker, to: Speaker): string {
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from.name)}(?![\\p{L}\\p{N}])`, 'gu')
  const age = new RegExp(`(?<![\\p{N}.,:])${from.minimumAge}(?![\\p{N}%:]|[.,]\\d| ?%)`, 'gu')
  return text.replace(name, () => to.name).replace(age, String(to.minimumAge))
}
