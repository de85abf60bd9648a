import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { amountText } from '@croupier/engine/money.ts'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { percent } from '../../../parts/play/game.ts'
import type { Game } from '../../../parts/play/game.ts'
import { LimitFacts } from '../limit-facts.tsx'
import rulesClasses from '../../../parts/play/rules.module.css'
import { FeatureRules } from './feature-rules.tsx'
import { LineShapes } from './line-shapes.tsx'
import { lookOf } from './look.ts'
import classes from './paytable.module.css'
import type { Title } from './title.ts'
import { useSymbolName } from './use-title-words.ts'

interface PaytableProps {
  readonly game: Game
  readonly title: Title
  /** The stake whose pays are shown, in stored units. */
  readonly stake: bigint
}

/** What every symbol pays at the stake that is chosen, the features, the lines and the return: all from the title's own table. */
export function Paytable({ game, title, stake }: PaytableProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const pays = (parts: number, of: bigint) =>
    moneyText(amountText(timesFloor(stake, BigInt(parts), of), Math.max(2, look.decimals)), look)
  const { winning } = title
  return (
    <div className={rulesClasses.rules} style={lookOf(title)}>
      <p>{t(`paytable_${winning.by}`, { stake: moneyText(amountText(stake, look.decimals), look) })}</p>
      <Grid as="ul" gap={8} className={classes.symbols}>
        {Object.keys(title.pays).map((symbol) => (
          <SymbolPays key={symbol} title={title} symbol={symbol} pays={(parts) => pays(parts, title.perStake)} />
        ))}
      </Grid>
      <FeatureRules title={title} pays={(stakes) => pays(stakes, 1n)} />
      <p>
        {winning.by === 'lines'
          ? t('rule_lines', { count: winning.lines.length })
          : t(`rule_${winning.by}`, { count: winning.by === 'ways' ? winning.ways : 0 })}
      </p>
      {winning.by === 'lines' ? <LineShapes lines={winning.lines} rows={title.rows} /> : null}
      {game.jackpotSize === null ? null : <p>{t('rule_pot', { size: moneyText(game.jackpotSize, look) })}</p>}
      <p>
        {t(game.jackpotSize === null ? 'rule_return' : 'rule_return_pot', { rtp: percent(game.rtp, look.language) })}{' '}
        {t('rule_volatility', { volatility: t(`volatility_${title.volatility}`) })}
      </p>
      <LimitFacts game={game} />
      <p>{t('rules_fair')}</p>
    </div>
  )
}

interface SymbolPaysProps {
  readonly title: Title
  readonly symbol: string
  readonly pays: (parts: number) => string
}

function SymbolPays({ title, symbol, pays }: SymbolPaysProps) {
  const name = useSymbolName(title)
  const table = Object.entries(title.pays[symbol] ?? {}).toSorted(([one], [other]) => Number(other) - Number(one))
  return (
    <Row as="li" gap={10} align="center" radius={12} className={classes.symbol}>
      <SlotSymbol set={title.name} code={symbol} className={classes.picture} />
      <div>
        <Text size={12} leading={20} className={classes.name}>
          {name(symbol)}
        </Text>
        <Grid as="dl" size={13} className={`num ${classes.pays}`}>
          {table.map(([count, parts], place) => (
            <div key={count}>
              <Text as="dt" nowrap>
                {countSaid(title, Number(count), Number(table[place - 1]?.[0] ?? 0))}
              </Text>
              <Text as="dd" weight={700} text="end">
                {pays(parts)}
              </Text>
            </div>
          ))}
        </Grid>
      </div>
    </Row>
  )
}

// Where symbols pay anywhere, a column stands for several counts: 8–9, 10–11, 12+.
function countSaid({ winning }: Title, count: number, above: number): ReactNode {
  if (winning.by !== 'anywhere') return count
  return above === 0 ? `${count}+` : `${count}–${above - 1}`
}
