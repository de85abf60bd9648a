import { countryCodes } from '@croupier/contract/codes.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { useFlag } from '@croupier/kit/brand.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useState } from 'react'
import { folded } from '@croupier/contract/search-text.ts'
import { KEPT } from './fetch-countries.ts'

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
  const { data } = useAsk(countryCodes, undefined, KEPT)
  const open = useFlag('country_code_picker')
  const [chosen, choose] = useState<Country>()
  return { list: data?.list ?? [], country: chosen ?? data ?? NOWHERE, open, choose }
}

/** A country as the list shows it. */
export interface NamedCountry extends Country {
  readonly name: string
  /** Under which it is found: its name here and in English, as they are typed. */
  readonly known: readonly string[]
}

/** The countries by name, in the order of the language. */
export function namedIn(language: string, list: readonly Country[]): readonly NamedCountry[] {
  const [here, english] = [language, 'en'].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }))
  const order = new Intl.Collator(language)
  return list
    .map((country) => {
      const name = here?.of(country.countryCode) ?? country.countryCode
      return { ...country, name, known: [name, english?.of(country.countryCode) ?? name].map(folded) }
    })
    .toSorted((one, other) => order.compare(one.name, other.name))
}

/** The countries that somebody looks for, the likeliest first: by a name with or without its accents, by code, or by dialing code. */
export function matchingCountries(countries: readonly NamedCountry[], looked: string): readonly NamedCountry[] {
  const text = folded(looked.trim())
  if (text === '') return countries
  return countries
    .map((country) => ({ country, far: farness(country, text) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((one, other) => one.far - other.far)
    .map(({ country }) => country)
}

/** How far a country is from what was typed: 0 for its very code, then the beginning of a name, of a word in it, and anywhere in it. */
function farness({ countryCode, countryDialingCode, known }: NamedCountry, text: string): number {
  const digits = /^\+?(\d+)$/.exec(text)?.[1]
  if (digits !== undefined)
    return countryDialingCode === digits ? 0 : countryDialingCode.startsWith(digits) ? 1 : Infinity
  if (folded(countryCode) === text) return 0
  if (known.some((name) => name.startsWith(text))) return 1
  if (known.some((name) => name.split(/[\s(’'-]+/).some((word) => word.startsWith(text)))) return 2
  return known.some((name) => name.includes(text)) ? 3 : Infinity
}
