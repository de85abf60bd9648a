import type { BodyOf } from '@croupier/contract/call.ts'
import type { BrandProfile, createBrand } from '@croupier/contract/console-brands.ts'
import { LANGUAGE_CHOICES } from '@croupier/contract/console-brands.ts'
import { CURRENCIES, type Currency } from '@croupier/contract/currencies.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { CHOSEN_ROLES, faintRoles, type Theme, THEMES, type TokenSet } from '@croupier/contract/look.ts'
import { PALETTES, type PaletteName } from '@croupier/contract/palettes.ts'
import { MINIMUM_AGE } from '@croupier/contract/minimum-age.ts'

/** A brand as its form has it; the reason is asked for at the end. */
export interface BrandDraft extends Omit<BodyOf<typeof createBrand>, 'reason' | 'note' | 'minimumAge'> {
  /** Of a new brand; of one that exists it is a setting of the policy. */
  readonly minimumAge?: number
}

type Colours = BrandDraft['tokens']

/** The colours of a palette that somebody chooses. */
export function paletteOf(name: PaletteName): Colours {
  const chosen = (set: TokenSet) => Object.fromEntries(CHOSEN_ROLES.map((role) => [role, set[role] ?? '#000000']))
  // Every chosen role is a key of every palette.
  return { dark: chosen(PALETTES[name].dark), light: chosen(PALETTES[name].light) } as Colours
}

/** What a currency usually brings along. */
export function withCurrency(draft: BrandDraft, currency: Currency): BrandDraft {
  const { sign, signAfter, timeZone } = CURRENCIES[currency]
  return { ...draft, currency, currencySign: sign, signAfter, timeZone }
}

/** A new brand before anybody has typed. */
export const emptyDraft = (): BrandDraft =>
  withCurrency(
    {
      merchant: '',
      name: '',
      wordmark: '',
      logo: 'sol',
      currency: 'PHP',
      timeZone: '',
      minimumAge: MINIMUM_AGE,
      languages: ['EN'],
      hosts: [{ host: '', kind: 'member' }],
      menu: [...CATEGORIES],
      currencySign: '',
      signAfter: false,
      copyright: '',
      description: {},
      tokens: paletteOf('ocean'),
    },
    'PHP',
  )

/** A name typed into a new brand also fills what usually follows from it, until that is typed over. */
export function withName(draft: BrandDraft, name: string, year: number): BrandDraft {
  const code = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .toUpperCase()
      .slice(0, 20)
  const line = (text: string) => (text === '' ? '' : `© ${year} ${text}. All rights reserved.`)
  return {
    ...draft,
    name,
    merchant: draft.merchant === code(draft.name) ? code(name) : draft.merchant,
    wordmark:
      draft.wordmark === draft.name.toUpperCase().slice(0, 20) ? name.toUpperCase().slice(0, 20) : draft.wordmark,
    copyright: draft.copyright === line(draft.name) ? line(name) : draft.copyright,
  }
}

/** A brand as the form begins. */
export function draftOf({ revision: _, ...profile }: BrandProfile): BrandDraft {
  const known = LANGUAGE_CHOICES.filter((code) => profile.languages.includes(code))
  const languages = known.toSorted((one, other) => profile.languages.indexOf(one) - profile.languages.indexOf(other))
  // What the server says has gone through the same schema when it was saved.
  return { ...profile, languages } as BrandDraft
}

/** Whether the server will ask for a second person. */
export function loosens(now: BrandDraft, before: BrandDraft): boolean {
  const said = ({ hosts }: BrandDraft) =>
    hosts
      .map(({ host, kind }) => `${host.trim().toLowerCase()} ${kind}`)
      .toSorted()
      .join('\n')
  return said(now) !== said(before)
}

/** Contrast that is too low, by `theme.role`. */
export function faintOf(tokens: Colours): ReadonlyMap<string, { readonly ratio: number; readonly least: number }> {
  const hex = (set: TokenSet) => Object.values(set).every((colour) => /^#[0-9a-f]{6}$/i.test(colour))
  return new Map(
    THEMES.filter((theme: Theme) => hex(tokens[theme])).flatMap((theme) =>
      faintRoles(tokens[theme], theme).map(({ role, ratio, least }) => [`${theme}.${role}`, { ratio, least }] as const),
    ),
  )
}
