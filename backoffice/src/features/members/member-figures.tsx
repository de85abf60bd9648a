import { Row } from '@croupier/kit/layout/layout.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { ageOf } from '../../kit/age.ts'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'

/** What a member has, and has had. */
export function MemberFigures({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const language = useLanguage()
  const { wallet, held, deposits, depositsCount, result, currency, lastSeenAt, lastLoginCountry } = member
  return (
    <Row as="dl">
      <Figure label={t('wallet')} below={t('of_held', { held: '' })} extra={<Amount amount={held} />}>
        <Amount amount={wallet} currency={currency} />
      </Figure>
      <Figure label={t('deposits_all')} below={t('deposits_count', { count: depositsCount })}>
        <Amount amount={deposits} rough />
      </Figure>
      <Figure label={t('result_all')} below={t('of_member')}>
        <Amount amount={result} signed rough />
      </Figure>
      <Figure
        label={t('last_seen')}
        below={t('last_device', { country: countryName(lastLoginCountry, language) ?? t('country_unknown') })}
      >
        {t('ago', { age: ageOf(lastSeenAt, serverNow(), language) })}
      </Figure>
    </Row>
  )
}

const countryName = (country: string | null, language: string) =>
  country === null ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country)

interface FigureProps {
  readonly label: string
  readonly below?: string
  readonly extra?: ReactNode
  readonly children: ReactNode
}

const Figure = ({ label, below, extra, children }: FigureProps) => (
  <div className={classes.figure}>
    <dt>{label}</dt>
    <dd>
      <strong>{children}</strong>
      {below === undefined ? null : (
        <small>
          {extra} {below}
        </small>
      )}
    </dd>
  </div>
)
