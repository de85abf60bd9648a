import { Grid } from '@croupier/kit/layout/layout.tsx'
import { crashOutcome } from '@croupier/engine/instant/crash.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNarrow } from '../../../parts/page/narrow.ts'
import { useBalance } from '../../../parts/wallet/use-balance.ts'
import { GameFrame } from '../game-frame.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { InstantRules } from '../instant/instant-rules.tsx'
import { OddsTable } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import { multipleOf } from '../../../parts/play/amounts.ts'
import { playSound, winSound } from '../../../parts/play/sound.ts'
import { WinMoment } from '../win-moment.tsx'
import { TableNotice } from '../../../parts/play/table-notice.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import type { Rounds } from '../../../parts/play/use-rounds.ts'
import { BetBox } from './bet-box.tsx'
import over from '../stage-notice.module.css'
import classes from './crash.module.css'
import { Curve } from './curve.tsx'
import { Distribution, PastPills } from './past-rounds.tsx'
import { PlayersSheet } from './players-sheet.tsx'
import { Players } from './players.tsx'
import { RoundCard } from './round-card.tsx'
import { hundredthsOf } from './table.ts'
import type { CrashRound, OwnBet } from './table.ts'
import { useBetSlot } from './use-bet-slot.ts'
import { useCrash } from './use-crash.ts'
import type { Crash } from './use-crash.ts'

/** Crash: a flight that all see, two bets, and the moment to leave. */
export function CrashScreen({ game }: { readonly game: Game }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const narrow = useNarrow(1100)
  const crash = useCrash()
  const balance = useBalance().data?.sumBalance
  const { table, aheadMs } = crash
  const round = table?.round ?? undefined
  const mine = (table?.mine ?? []).filter(({ state, roundId }) => state !== 'cancelled' && roundId === round?.roundId)
  const one = useBetSlot(game, crash, mine[0])
  const two = useBetSlot(game, crash, mine[1])
  const said = useOwnText(mine, round)
  const flying = [one, two].filter(({ bet }) => bet?.state === 'placed' && round?.phase === 'running')
  useKeys({
    ' ': flying[0] ? flying[0].leave : undefined,
    'Shift+Space': flying[1] ? flying[1].leave : undefined,
  })
  return (
    <GameFrame game={game} rounds={roundsOf(crash, balance)} rules={<CrashRules game={game} />} said={said}>
      <Grid gap={12} pad={12} className={classes.table}>
        <Grid gap={8} className={classes.bets}>
          <BetBox number={1} slot={one} round={round} aheadMs={aheadMs} offersAuto={game.pace.auto} />
          <BetBox number={2} slot={two} round={round} aheadMs={aheadMs} offersAuto={game.pace.auto} />
          {table ? <RoundCard game={game} table={table} /> : null}
        </Grid>
        <div className={classes.flight}>
          <PastPills past={table?.past ?? []} />
          <Grid className={classes.sky}>
            <OwnWin mine={mine} />
            <Grid gap={8} className={over.notice}>
              <TableNotice game={game} rounds={roundsOf(crash, balance)} onStake={one.stake.take} />
            </Grid>
            {crash.error && !table ? (
              <ErrorState error={crash.error} onRetry={crash.refetch} />
            ) : (
              <Curve
                round={round}
                aheadMs={aheadMs}
                lines={mine.flatMap(({ autoAt, state }, at) =>
                  autoAt !== null && state === 'placed'
                    ? [{ at: hundredthsOf(autoAt), text: t('crash_line', { number: at + 1, at: decimal(autoAt) }) }]
                    : [],
                )}
                marks={marksOf(round, mine).map(({ at, player }) => ({
                  at,
                  text: `${player} ${decimal(hundredthsText(at))}×`,
                }))}
              />
            )}
          </Grid>
          <Distribution past={table?.past ?? []} />
        </div>
        {narrow ? <PlayersSheet round={round} mine={mine} /> : <Players round={round} mine={mine} />}
      </Grid>
    </GameFrame>
  )
}

/** A large win of the last own bet that was cashed out. */
function OwnWin({ mine }: { readonly mine: readonly OwnBet[] }) {
  const bet = mine.findLast(({ state }) => state === 'left')
  return bet ? (
    <Grid className={classes.won}>
      <WinMoment key={bet.betId} payout={bet.payout} stake={bet.stake} />
    </Grid>
  ) : null
}

const marksMost = 4

/** The last to leave, with their masked names. */
function marksOf(round: CrashRound | undefined, mine: readonly OwnBet[]) {
  const left = (round?.bets ?? []).flatMap(({ number, leftAt, player }) =>
    leftAt === null || mine.some((bet) => bet.number === number) ? [] : [{ at: hundredthsOf(leftAt), player }],
  )
  return left.toSorted((first, second) => second.at - first.at).slice(0, marksMost)
}

/** What the frame and the notices ask of a table; a shared round has no press of its own. */
const roundsOf = ({ refusal, refetch, dismiss }: Crash, balance: string | undefined): Rounds => ({
  state: { phase: 'ready' },
  refusal,
  balance,
  press: () => false,
  again: refetch,
  dismiss,
})

/** What became of the own bets: the last one in words; each in sound, once. */
function useOwnText(mine: readonly OwnBet[], round: CrashRound | undefined): string {
  const t = useWords('instant')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const bet = mine.findLast(({ state }) => state === 'left' || state === 'lost' || state === 'returned')
  const left = bet?.state === 'left' ? bet.betId : undefined
  const sound = useEffectEvent(() => (bet ? winSound(multipleOf(bet.payout, bet.stake)) : undefined))
  useEffect(() => {
    const name = left === undefined ? undefined : sound()
    if (name) playSound(name)
  }, [left])
  const crashed = round?.phase === 'crashed'
  useEffect(() => {
    if (crashed) playSound('crash')
  }, [crashed])
  if (!bet) return ''
  const words = t(bet.state === 'left' ? 'crash_left' : bet.state === 'lost' ? 'crash_lost' : 'crash_returned', {
    at: decimal(bet.leftAt ?? ''),
    stake: moneyText(bet.stake, look),
  })
  return bet.state === 'left' ? `${words} ${moneyText(bet.payout, look)}` : words
}

const examples = [101, 150, 200, 500, 1000, 10_000]

function CrashRules({ game }: { readonly game: Game }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  return (
    <InstantRules game={game} how={[t('crash_rules_1'), t('crash_rules_2'), t('crash_rules_3')]}>
      <OddsTable
        caption={t('crash_odds')}
        head={t('crash_at')}
        rows={examples.map((each) => ({
          name: `${decimal(hundredthsText(each))}×`,
          ...crashOutcome(each, profileOf(game)),
        }))}
      />
    </InstantRules>
  )
}
