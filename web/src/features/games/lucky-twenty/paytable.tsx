import { freeSpins, lines, pays, scatterPays } from '@croupier/engine/slots/lucky-twenty-data.ts'
import type { PayingSymbol } from '@croupier/engine/slots/lucky-twenty-data.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { amountText } from '@croupier/engine/money.ts'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { percent } from '../game.ts'
import type { Game } from '../game.ts'
import { LimitFacts } from '../limit-facts.tsx'
import rulesClasses from '../rules.module.css'
import classes from './paytable.module.css'

interface PaytableProps {
  readonly game: Game
  /** The stake whose pays are shown, in stored units. */
  readonly stake: bigint
}

const paying: readonly PayingSymbol[] = ['W', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T']
const counts = [5, 4, 3]

/** What every symbol pays at the stake that is chosen, the features, the lines and the return. */
export function Paytable({ game, stake }: PaytableProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const amount = (times: number, of: bigint) =>
    moneyText(amountText(timesFloor(stake, BigInt(times), of), Math.max(2, look.decimals)), look)
  return (
    <div className={rulesClasses.rules}>
      <p>{t('paytable_at', { stake: moneyText(amountText(stake, look.decimals), look) })}</p>
      <ul className={classes.symbols}>
        {paying.map((symbol) => (
          <li key={symbol} className={classes.symbol}>
            <SlotSymbol code={symbol} className={classes.picture} />
            <div>
              <span className={classes.name}>{t(`symbol.${symbol}`)}</span>
              <dl className={classes.pays}>
                {counts.map((count) => (
                  <div key={count}>
                    <dt>{count}</dt>
                    <dd>{amount(pays[symbol][count] ?? 0, 20n)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.feature}>
        <SlotSymbol code="W" className={classes.picture} />
        <p>{t('rule_wild')}</p>
      </div>
      <div className={classes.feature}>
        <SlotSymbol code="S" className={classes.picture} />
        <p>
          {t('rule_scatter', {
            three: amount(scatterPays[3] ?? 0, 1n),
            four: amount(scatterPays[4] ?? 0, 1n),
            five: amount(scatterPays[5] ?? 0, 1n),
            count: freeSpins.awarded,
            times: freeSpins.multiplier,
          })}
        </p>
      </div>
      <p>{t('rule_lines')}</p>
      <Lines />
      <p>{game.jackpotSize === null ? '' : t('rule_pot', { size: moneyText(game.jackpotSize, look) })}</p>
      <p>{t('rule_return', { rtp: percent(game.rtp, look.language) })}</p>
      <LimitFacts game={game} />
      <p>{t('rules_fair')}</p>
    </div>
  )
}

const Lines = () => (
  <ol className={classes.lines}>
    {lines.map((path, index) => (
      <li key={path.join('')}>
        <svg viewBox="0 0 52 32" width="52" height="32" role="img" aria-label={path.map((row) => row + 1).join(' ')}>
          {path.flatMap((on, reel) =>
            [0, 1, 2].map((row) => (
              <rect
                key={`${reel}${row}`}
                x={reel * 10 + 2}
                y={row * 10 + 2}
                width="8"
                height="8"
                rx="2"
                data-on={row === on || undefined}
              />
            )),
          )}
        </svg>
        <span>{index + 1}</span>
      </li>
    ))}
  </ol>
)
