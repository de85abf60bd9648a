import { Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import classes from './round.module.css'
import type { PlayedRound } from './round-screen.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'

/** What a round cost and brought, and where the ledger has it. */
export function RoundMoney({ round }: { readonly round: PlayedRound }) {
  const t = useWords('round')
  const members = useWords('members')
  const { stake, payout, jackpot, balanceBefore, balanceAfter, transfers, together } = round
  return (
    <Card title={t('money')}>
      <Facts>
        <Fact says={t('stake')}>
          <Amount amount={stake} />
        </Fact>
        <Fact says={t('payout')}>
          <Amount amount={payout} />
        </Fact>
        {Number(jackpot) > 0 ? (
          <Fact says={t('jackpot')}>
            <Amount amount={jackpot} />
          </Fact>
        ) : null}
        <Fact says={t('result')}>
          <Amount amount={together.result} signed />
        </Fact>
        <Fact says={t('turnover')}>
          <Amount amount={together.validTurnover} />
        </Fact>
        <Fact says={t('before')}>
          <Amount amount={balanceBefore} />
        </Fact>
        <Fact says={t('after')}>
          <Amount amount={balanceAfter} />
        </Fact>
      </Facts>
      <Text as="h3" size={12} weight={500} tone="text-dim" className={classes.small}>
        {t('lines')}
      </Text>
      <ul className={`ruled ${classes.transfers}`}>
        {transfers.map(({ id, kind, state, amount, position }) => (
          <li key={id} title={id}>
            <span>
              {members(`lines.${kind}`, { kind })}
              {state === 'posted' ? null : ` · ${t(`states.${state}`)}`}
            </span>
            <span className="mono">{position}</span>
            <Amount amount={amount} signed />
          </li>
        ))}
      </ul>
    </Card>
  )
}
