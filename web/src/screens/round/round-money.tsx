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
  const positions = round.transfers.map(({ position }) => position)
  return (
    <section className={`card ${classes.card}`}>
      <h2 className={classes.head}>{t('money')}</h2>
      <p className={classes.small}>{t(returned ? 'returned' : 'nothing_returned')}</p>
      <p className={classes.big}>
        <Money amount={round.payout} signed={won} />
      </p>
      <dl className={classes.rows}>
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
    </section>
  )
}

const MoneyLine = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
