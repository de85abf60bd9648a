import { OWN_WORDS } from '@croupier/contract/console-actions.ts'
import type { REASONED } from '@croupier/contract/console-desk.ts'
import type { Brand } from '../brand.ts'

/** A sentence of the brand's list of reasons for a deed, in a language or else in English; undefined where it lists none of this code. */
export function reasonIn(
  { settings }: Pick<Brand, 'settings'>,
  deed: (typeof REASONED)[number],
  { code, language }: { readonly code: string; readonly language: string },
): string | undefined {
  const sentence = settings.reasons[deed]?.find((one) => one.code === code)?.sentence
  return sentence?.[language] ?? sentence?.['en']
}

/** What the brand's list says of a reason, in every language that it says it in; undefined where it lists none of this code. */
export const reasonWords = ({ settings }: Pick<Brand, 'settings'>, deed: (typeof REASONED)[number], code: string) =>
  settings.reasons[deed]?.find((one) => one.code === code)

/** Does the brand list a reason of this code for a deed? */
export const listsReason = ({ settings }: Pick<Brand, 'settings'>, deed: string, code: string): boolean =>
  settings.reasons[deed]?.some((one) => one.code === code) === true

/** Does somebody who gives this reason pass over a list? */
export function lacksReason({ reasons }: Brand['settings'], list: string, code: string): boolean {
  const listed = reasons[list] ?? []
  const own = list === 'members.message' && code === OWN_WORDS
  return listed.length > 0 && !own && !listed.some((one) => one.code === code)
}
