import { useWords } from '@croupier/kit/words.ts'
import type { Title } from './title.ts'

// What is written on a picture is its name in every language.
const letters: Readonly<Record<string, string>> = { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', N: '9' }

/** What the symbols of a title are called. */
export function useSymbolName({ name }: Pick<Title, 'name'>) {
  const t = useWords('slots')
  return (code: string): string => letters[code] ?? t(`${name}.symbol.${code}`)
}

/** The rules that a title has alone. */
export function useTitleWords({ name }: Pick<Title, 'name'>) {
  const t = useWords('slots')
  return (rule: string): string => t(`${name}.rule_${rule}`)
}
