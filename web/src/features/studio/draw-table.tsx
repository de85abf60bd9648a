import { Text } from '@croupier/kit/layout/layout.tsx'
import { amountText, scale } from '@croupier/engine/money.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import type { DrawnNumber, Figures } from '@croupier/engine/verify.ts'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { fillOf, numberOf } from './draws.ts'
import classes from './proof.module.css'
import { StepHead } from '../../parts/rounds/proof-step.tsx'

interface DrawTableProps {
  readonly figures: Figures
  readonly check: { readonly ok: boolean; readonly words: string } | undefined
  /** Whether the stake is the round's own, so that the pot's draw says something. */
  readonly withPot?: boolean
}

/** How the numbers of the stream became what was drawn, each line open to a pocket calculator. */
export function DrawTable({ figures, check, withPot = false }: DrawTableProps) {
  const t = useWords('verify')
  const draws = figures.draws.filter(({ name }) => name !== 'jackpot')
  const pot = withPot ? figures.draws.find(({ name }) => name === 'jackpot') : undefined
  const more = figures.drawn.length - 1
  return (
    <div>
      <StepHead title={t('step_draws')} check={check} />
      <table className={classes.draws}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">n</th>
            <th scope="col">{draws.some(({ words }) => words.length > 1) ? '⌊u × n ÷ 2⁵²⌋' : '⌊u × n ÷ 2³²⌋'}</th>
            <th scope="col">{t('means')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => (
            <tr key={draw.index ?? 0}>
              <td>{`${numberOf(draw.words)}`}</td>
              <td>{`${draw.of}`}</td>
              <td>{`${draw.drawn}`}</td>
              <td>
                <Meaning draw={draw} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pot ? <JackpotDraw pot={pot} stake={figures.stake} /> : null}
      {more > 0 ? (
        <Text as="p" mt={6} size={12} tone="text-dim">
          {t('free_spins_follow', { count: more })}
        </Text>
      ) : null}
    </div>
  )
}

function Meaning({ draw }: { readonly draw: DrawnNumber }) {
  const t = useWords('verify')
  const { language } = useMoneyLook()
  const roll = figures(hundredthsText(Number(draw.drawn)), { language, decimals: 2 })
  return t(`draw_${draw.name}`, { roll, ...fillOf(draw) })
}

function JackpotDraw({ pot, stake }: { readonly pot: DrawnNumber; readonly stake: bigint }) {
  const t = useWords('verify')
  const { language, decimals } = useMoneyLook()
  const amountIn = (units: bigint) => figures(amountText(units, scale), { language, decimals })
  return (
    <Text as="p" mt={6} size={12} tone="text-dim">
      {t(pot.drawn < stake ? 'jackpot_falls' : 'jackpot_stays', {
        drawn: amountIn(pot.drawn),
        stake: amountIn(stake),
        of: amountIn(pot.of),
      })}
    </Text>
  )
}
