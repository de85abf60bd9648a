import { amountText, scale } from '@croupier/engine/money.ts'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { figures, Money, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { multiplierText } from './multiplier.ts'
import type { Round } from '../../parts/rounds/round.ts'
import classes from './round.module.css'

/** What a round cost and brought, the balance around it, and where the ledger has it. */
export function RoundMoney({ round }: { readonly round: Round }) {
  const t = useWords('betting')
  const look = useMoneyLook()
  const returned = unitsFrom(round.payout) > 0n
  const won = unitsFrom(round.payout) > unitsFrom(round.stake)
  const owed = round.bets.reduce((sum, bet) => sum + unitsFrom(bet.owed), 0n)
  const positions = round.transfers.map(({ position }) => position)
  return (
    <section className={`card ${classes.card}`}>
      <Text as="h2" mb={10} size={14} weight={700}>
        {t('money')}
      </Text>
      <p className={classes.small}>{t(returned ? 'returned' : 'nothing_returned')}</p>
      <Text as="p" mb={8} size={28} weight={800}>
        <Money amount={round.payout} signed={won} />
      </Text>
      <dl>
        <MoneyLine name={t('stake')}>
          <Money amount={round.stake} />
        </MoneyLine>
        <MoneyLine name={t('multiplier')}>
          ×{figures(multiplierText(round.stake, round.payout), { ...look, decimals: 2 })}
        </MoneyLine>
        {unitsFrom(round.jackpot) > 0n ? (
          <MoneyLine name={t('jackpot')}>
            <Money amount={round.jackpot} signed />
          </MoneyLine>
        ) : null}
        <MoneyLine name={t('profit')}>
          <Money amount={round.together.result} signed />
        </MoneyLine>
        {owed > 0n ? (
          <MoneyLine name={t('owed')}>
            <Money amount={amountText(owed, scale)} />
          </MoneyLine>
        ) : null}
        <MoneyLine name={t('valid_turnover')}>
          <Money amount={round.together.validTurnover} />
        </MoneyLine>
        <MoneyLine name={t('balance_before')}>
          <Money amount={round.balanceBefore} />
        </MoneyLine>
        <MoneyLine name={t('balance_after')}>
          <Money amount={round.balanceAfter} />
        </MoneyLine>
        <MoneyLine name={t('ledger_lines')}>
          <Link to="." search={{ modal: 'memberCentre', centre: 'transactionHistory' }} className={classes.ledger}>
            {positions.join(', ')}
          </Link>
        </MoneyLine>
      </dl>
      {owed > 0n ? <p className={classes.small}>{t('owed_text')}</p> : null}
    </section>
  )
}

const MoneyLine = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Row least={36} edgeAbove gap={12} align="center" justify="between" padY={6} size={13} className={classes.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </Row>
)
