import type { BrandProfile, saveBrandProfile } from '@croupier/contract/console-brands.ts'
import type { BodyOf } from '@croupier/contract/call.ts'
import { CHOSEN_ROLES, completeTokens, type TokenSet } from '@croupier/contract/look.ts'
import type { StoredLook } from '../look.ts'
import type { BrandRow } from '../store.ts'

type ProfileText = Pick<
  BodyOf<typeof saveBrandProfile>,
  'logo' | 'wordmark' | 'tokens' | 'currencySign' | 'signAfter' | 'copyright' | 'description' | 'menu'
>

/** The look as it is stored; colours that are see-through follow from the chosen ones. */
export const storedLook = (text: ProfileText): StoredLook => ({
  logo: text.logo,
  wordmark: text.wordmark,
  currencySign: text.currencySign,
  signAfter: text.signAfter,
  copyright: text.copyright,
  // A language without a text falls back on another.
  description: Object.fromEntries(Object.entries(text.description).filter(([, one]) => one !== '')),
  menu: text.menu,
  tokens: { dark: completeTokens(text.tokens.dark, 'dark'), light: completeTokens(text.tokens.light, 'light') },
})

const chosen = (set: TokenSet) => Object.fromEntries(CHOSEN_ROLES.map((role) => [role, set[role] ?? '#000000']))

/** A brand as its screen shows it. */
export const profileOf = (row: BrandRow): BrandProfile => ({
  merchant: row.merchant,
  name: row.name,
  currency: row.currency,
  timeZone: row.timeZone,
  languages: [...row.languages],
  hosts: [...row.hosts],
  revision: row.revision,
  ...row.look,
  tokens: { dark: chosen(row.look.tokens.dark), light: chosen(row.look.tokens.light) },
})
