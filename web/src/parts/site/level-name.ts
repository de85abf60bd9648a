import { useWords } from '@croupier/kit/words.ts'

/** Levels that have a word in every language; a brand's own names stand as the brand has them. */
export const LEVEL_NAMES = [
  'Bronze',
  'Bronze II',
  'Silver',
  'Gold',
  'Platinum',
  'Sapphire',
  'Ruby',
  'Emerald',
  'Diamond',
  'Black',
] as const

export const levelKey = (name: string): string | undefined =>
  LEVEL_NAMES.some((known) => known === name) ? `level_${name.toLowerCase().replace(' ', '_')}` : undefined

/** What a level of the club is called in the visitor's language. */
export function useLevelName(): (name: string) => string {
  const t = useWords('shell')
  return (name) => {
    const key = levelKey(name)
    return key === undefined ? name : t(key)
  }
}
