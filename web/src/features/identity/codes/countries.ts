import { countryCodes } from '@croupier/contract/codes.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { useFlag } from '@croupier/kit/brand.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useState } from 'react'

export type Country = ReplyOf<typeof countryCodes>['list'][number]

export interface Countries {
  readonly list: readonly Country[]
  readonly country: Country
  /** Whether a visitor may choose another one. */
  readonly open: boolean
  choose(country: Country): void
}

const NOWHERE: Country = { countryCode: '', countryDialingCode: '' }

/** The countries with their dialing codes, and the chosen one: the visitor's own until they choose. */
export function useCountries(): Countries {
  const { data } = useAsk(countryCodes, undefined, { staleTime: Infinity })
  const open = useFlag('country_code_picker')
  const [chosen, choose] = useState<Country>()
  return { list: data?.list ?? [], country: chosen ?? data ?? NOWHERE, open, choose }
}

/** A country as the list shows it. */
export interface Named extends Country {
  readonly name: string
}

/** The countries by name, in the order of the language. */
export function namedIn(language: string, list: readonly Country[]): readonly Named[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  return list
    .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .toSorted((one, other) => order.compare(one.name, other.name))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** The countries that somebody looks for: by name with or without its accents, by code, or by dialing code. */
export function found(countries: readonly Named[], looked: string): readonly Named[] {
  const text = plain(looked.trim())
  const digits = text.replace(/^\+/, '')
  if (text === '') return countries
  return countries.filter(
    ({ name, countryCode, countryDialingCode }) =>
      plain(name).includes(text) ||
      plain(countryCode) === text ||
      (/^\d+$/.test(digits) && countryDialingCode.startsWith(digits)),
  )
}
