import { serverNow } from '@croupier/kit/clock.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { ageOf } from '../../kit/age.ts'
import { Figure } from './figure.tsx'
import type { Member } from './member-screen.tsx'

/** When a member was here last, and in which country their last device was. */
export function LastSeen({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const language = useLanguage()
  const { lastSeenAt, lastLoginCountry } = member
  return (
    <Figure
      label={t('last_seen')}
      below={t('last_device', { country: countryName(lastLoginCountry, language) ?? t('country_unknown') })}
    >
      {t('ago', { age: ageOf(lastSeenAt, serverNow(), language) })}
    </Figure>
  )
}

const countryName = (country: string | null, language: string) =>
  country === null ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country)
