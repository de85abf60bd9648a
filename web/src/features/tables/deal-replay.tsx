import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { tableRound } from '@croupier/contract/table-rounds.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useMemo, useState } from 'react'
import { ReplayControls } from '../../parts/play/replay-controls.tsx'
import { useReplay } from '../../parts/play/use-replay.ts'
import { eventText } from './event-text.ts'
import type { TableLayout } from './layout.ts'
import { hasTablePage } from './table-page-games.ts'
import { layouts } from './layouts.ts'
import felts from './felt.module.css'
import again from './again.module.css'
import classes from './table-screen.module.css'
import { selectionText } from '../../parts/play/selection.tsx'
import { useResultWords } from './status.tsx'

interface DealReplayProps {
  readonly dealt: ReplyOf<typeof tableRound>
  readonly layout: TableLayout
}

/** So long a card or a throw is on its way. */
const moveMs = { none: 0, fast: 200, normal: 600 } as const

/** A round that is over, dealt again share by share, how it ended, and the own bets on it. */
export function DealReplay({ dealt: { round, mine, proof }, layout }: DealReplayProps) {
  const language = useLanguage()
  const pays = useMemo(
    () =>
      new Map(
        tableGameOf(proof.gameCode)
          ?.spots(proof.paytable)
          .map((spot) => [spot.key, spot.pays]),
      ),
    [proof.gameCode, proof.paytable],
  )
  const t = useWords('tables')
  const resultOf = useResultWords(layout)
  const { Stage } = layout
  const { events, summary } = round
  const [moves, setMoves] = useState(false)
  // Nothing lies there at first, and the result follows the last that is dealt.
  const replay = useReplay(events.length + 2, ({ motion }) => {
    setMoves(motion !== 'none')
    return new Promise((resolve) => setTimeout(resolve, moveMs[motion]))
  })
  const { step } = replay
  const ended = step > events.length
  // A round that was voided after it was settled keeps what was dealt, but nobody has won it.
  const final = round.phase === 'void' ? null : summary
  const result = final ? resultOf(final) : t('void')
  const laid = events[step - 1]
  return (
    <Grid gap={12} className={again.again}>
      <Grid gap={10} className={`${felts[layout.felt]} ${classes.felt}`} data-felt={layout.felt}>
        <Grid centred padX={10} className={classes.stage}>
          <Stage
            events={events.slice(0, step).map((event, at) => ({ ...event, fresh: moves && at === step - 1 }))}
            won={ended ? (final?.won ?? []) : []}
            summary={ended ? (final ?? undefined) : undefined}
          />
        </Grid>
      </Grid>
      <ReplayControls replay={replay} said={ended ? result : laid ? eventText(t, laid) : t('bets_closed')} />
      {mine.map(({ betId, spot, stake, payout, state }) => (
        <p key={betId} className={again.bet}>
          <span>{selectionText(t, language, { spot, pays: [...(pays.get(spot) ?? [])] })}</span>
          <Money amount={stake} />
          {state === 'returned' ? (
            <span>
              {t('returned')} <Money amount={payout} />
            </span>
          ) : (
            <Money amount={payout} signed />
          )}
        </p>
      ))}
    </Grid>
  )
}

interface DealtRoundProps {
  readonly tableId: string
  readonly roundId: string
  readonly gameCode: string
}

/** A round of a live table as the betting record shows it. */
export function DealtRound({ tableId, roundId, gameCode }: DealtRoundProps) {
  const input = { params: { tableId, roundId } }
  const { data, error, refetch } = useAsk(tableRound, input, { meta: { actor: 'account' } })
  const layout = hasTablePage(gameCode) ? layouts[gameCode] : undefined
  if (data && layout) return <DealReplay dealt={data} layout={layout} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton height={260} radius={12} />
    </Loading>
  )
}
