import type { MaskedField } from '@croupier/contract/console-members.ts'
import { hiddenEmail, hiddenNumber } from '../security/rules.ts'
import type { PersonalData } from './store.ts'

const DOT = '•'

/** A name with the first letter of each word: C••••• D•• */
const hiddenName = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${word.slice(0, 1)}${DOT.repeat(Math.max(1, word.length - 1))}`)
    .join(' ')

/** How each field looks to whoever has not opened it. */
const MASKS: Readonly<Record<MaskedField, (value: string) => string>> = {
  name: hiddenName,
  mobile: hiddenNumber,
  email: hiddenEmail,
  birthday: (day) => `${DOT}${DOT} ${DOT}${DOT}${DOT} ${day.slice(0, 4)}`,
  idNumber: (number) => `${DOT}${DOT}${DOT}${DOT} ${number.slice(-2)}`,
  address: () => DOT.repeat(12),
}

/** What is said of a person while nothing of it is opened. */
export function maskedPersonal(personal: PersonalData): Record<MaskedField, string | null> {
  const shown = (field: MaskedField) => {
    const value = personal[field]
    return value === null ? null : MASKS[field](value)
  }
  return {
    name: shown('name'),
    mobile: shown('mobile'),
    email: shown('email'),
    birthday: shown('birthday'),
    idNumber: shown('idNumber'),
    address: shown('address'),
  }
}

/** For so long an opened field stays open. */
export const OPEN_S = 60

/** Tags as they are kept: each once, in order. */
export const tagsOf = (typed: readonly string[]): readonly string[] => [...new Set(typed)].toSorted()
