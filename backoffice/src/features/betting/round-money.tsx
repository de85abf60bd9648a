import { Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import classes from './round.module.css'
import type { PlayedRound } from './round-screen.tsx'

/** What a round cost and brought, and where the ledger has it. */
export function RoundMoney({ round }: { readonly round: PlayedRound }) {
  const t = useWords('round')
  const members = useWords('members')
  const { stake, payout, jackpot, balanceBefore, balanceAfter, transfers, together } = round
  return (
    <Card title={t('money')}>
      <dl className={classes.lines}>
        <Line name={t('stake')}>
          <Amount amount={stake} />
        </Line>
        <Line name={t('payout')}>
          <Amount amount={payout} />
        </Line>
        {Number(jackpot) > 0 ? (
          <Line name={t('jackpot')}>
            <Amount amount={jackpot} />
          </Line>
        ) : null}
        <Line name={t('result')}>
          <Amount amount={together.result} signed />
        </Line>
        <Line name={t('turnover')}>
          <Amount amount={together.validTurnover} />
        </Line>
        <Line name={t('before')}>
          <Amount amount={balanceBefore} />
        </Line>
        <Line name={t('after')}>
          <Amount amount={balanceAfter} />
        </Line>
      </dl>
      <Text as="h3" size={12} weight={500} tone="text-dim" className={classes.small}>
        {t('lines')}
      </Text>
      <ul className={classes.transfers}>
        {transfers.map(({ id, kind, amount, position }) => (
          <li key={id} title={id}>
            <span>{members(`lines.${kind}`, { kind })}</span>
            <span className="mono">{position}</span>
            <Amount amount={amount} signed />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
