import { OWN_WORDS } from '@croupier/contract/console-actions.ts'
import type { REASONED } from '@croupier/contract/console-desk.ts'
import type { Brand } from '../brand.ts'

/** A sentence of the brand’s reasons for an action, in a language or else in English; undefined where it lists none of this code. */
export function reasonIn(
  { settings }: Pick<Brand, 'settings'>,
  action: (typeof REASONED)[number],
  { code, language }: { readonly code: string; readonly language: string },
): string | undefined {
  const sentence = settings.reasons[action]?.find((one) => one.code === code)?.sentence
  return sentence?.[language] ?? sentence?.['en']
}

/** What the brand's list says of a reason, in every language that it says it in; undefined where it lists none of this code. */
export const reasonWords = ({ settings }: Pick<Brand, 'settings'>, action: (typeof REASONED)[number], code: string) =>
  settings.reasons[action]?.find((one) => one.code === code)

/** Does the brand list a reason of this code for an action? */
export const listsReason = ({ settings }: Pick<Brand, 'settings'>, action: string, code: string): boolean =>
  settings.reasons[action]?.some((one) => one.code === code) === true

/** Does somebody who gives this reason pass over a list? */
export function lacksReason({ reasons }: Brand['settings'], list: string, code: string): boolean {
  const listed = reasons[list] ?? []
  const own = list === 'members.message' && code === OWN_WORDS
  return listed.length > 0 && !own && !listed.some((one) => one.code === code)
}
