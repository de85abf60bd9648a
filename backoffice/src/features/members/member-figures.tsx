import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Figure } from './figure.tsx'
import classes from './members.module.css'
import { LastSeen } from './last-seen.tsx'
import type { Member } from './member-screen.tsx'

/** What a member has, and has had. */
export function MemberFigures({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const { wallet, held, deposits, depositsCount, result, currency } = member
  return (
    <Row as="dl" className={classes.figures}>
      <Figure label={t('wallet')} below={t('of_held', { held: '' })} extra={<Amount amount={held} />}>
        <Amount amount={wallet} currency={currency} />
      </Figure>
      <Figure label={t('deposits_all')} below={t('deposits_count', { count: depositsCount })}>
        <Amount amount={deposits} rough />
      </Figure>
      <Figure label={t('result_all')} below={t('of_member')}>
        <Amount amount={result} signed rough />
      </Figure>
      <LastSeen member={member} />
    </Row>
  )
}
