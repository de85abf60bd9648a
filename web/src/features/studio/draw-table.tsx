import { amountText, scale } from '@croupier/engine/money.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import type { Figures } from '@croupier/engine/verify.ts'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { type Draw, drawsOf } from './draws.ts'
import classes from './proof.module.css'

interface DrawTableProps {
  readonly gameCode: string
  readonly figures: Figures
  readonly check: { readonly ok: boolean; readonly words: string } | undefined
}

/** How the numbers of the stream became the roll or the reels, each line open to a pocket calculator. */
export function DrawTable({ gameCode, figures, check }: DrawTableProps) {
  const t = useWords('verify')
  const draws = drawsOf(gameCode, figures)
  const free = (figures.stops?.length ?? 1) - 1
  return (
    <div>
      <p className={classes.stepHead}>
        <span>{t('step_draws')}</span>
        {check ? (
          <span className={classes.check} data-ok={check.ok}>
            {check.ok ? <IconCheck size={14} aria-hidden /> : <IconAlertCircle size={14} aria-hidden />}
            {check.words}
          </span>
        ) : null}
      </p>
      <table className={classes.draws}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">n</th>
            <th scope="col">⌊u × n ÷ 2³²⌋</th>
            <th scope="col">{t('means')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => (
            <tr key={draw.reel ?? 0}>
              <td>{draw.word}</td>
              <td>{draw.n}</td>
              <td>{draw.drawn}</td>
              <td>
                <Meaning draw={draw} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.jackpotDraw ? <JackpotDraw {...figures.jackpotDraw} /> : null}
      {free > 0 ? <p className={classes.note}>{t('free_spins_follow', { count: free })}</p> : null}
    </div>
  )
}

function Meaning({ draw }: { readonly draw: Draw }) {
  const t = useWords('verify')
  const { language } = useMoneyLook()
  return draw.reel === undefined
    ? t('draw_roll', { roll: figures(hundredthsText(draw.drawn), { language, decimals: 2 }) })
    : t('draw_reel', { reel: draw.reel, stop: draw.drawn })
}

function JackpotDraw({ drawn, stake, of }: NonNullable<Figures['jackpotDraw']>) {
  const t = useWords('verify')
  const { language, decimals } = useMoneyLook()
  const falls = BigInt(drawn) < BigInt(stake)
  const amountIn = (units: string) => figures(amountText(BigInt(units), scale), { language, decimals })
  return (
    <p className={classes.note}>
      {t(falls ? 'jackpot_falls' : 'jackpot_stays', {
        drawn: amountIn(drawn),
        stake: amountIn(stake),
        of: amountIn(of),
      })}
    </p>
  )
}
