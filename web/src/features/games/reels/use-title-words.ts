import { useWords } from '@croupier/kit/words.ts'
import type { Title } from './title.ts'

// What is written on a picture is its name in every language.
const letters: Readonly<Record<string, string>> = { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', N: '9' }

/** What the symbols of a title are called. */
export function useSymbolName({ name }: Pick<Title, 'name'>) {
  const t = useWords('slots')
  return (code: string): string => letters[code] ?? t(`${name}.symbol.${code}`)
}

/** The words of a title alone, such as the rules that no other title has. */
export function useTitleWords({ name }: Pick<Title, 'name'>) {
  const t = useWords('slots')
  return (key: string, values?: Readonly<Record<string, string | number>>): string => t(`${name}.${key}`, values)
}
