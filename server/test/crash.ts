import { randomUUID } from 'node:crypto'
import { cancelCrashBet, crashTable, leaveCrash, placeCrashBet } from '@croupier/contract/crash.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { msOf } from '@croupier/engine/instant/crash.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { sql } from 'kysely'
import { brandOf } from '#modules/brand/brand.ts'
import { advanceRound } from '#modules/studio/crash/advance-rounds.ts'
import { crashOutcomeOf } from '#modules/studio/crash/crash-outcome.ts'
import { findCurrent } from '#modules/studio/crash/store.ts'
import { luckySettings } from '../seed/brand-lucky.ts'
import { LUCKY, setPolicy } from './policy.ts'
import type { TestMember, World } from './world.ts'

export const CRASH_LIMITS = {
  stakeMin: '1.00',
  stakeMax: '1000.00',
  stakeStep: '0.01',
  payoutCap: '10000.00',
  profile: 99,
} as const

const CENTURY_MS = 3.2e12
const TICK_MS = 500
/** Less than after which a round that nobody carries on is void: rounds that nobody bets on pass in such steps. */
const STRIDE_MS = 4000

/** The shared crash round of LUCKY, carried on by hand, and people who bet on it. */
export async function crashPlay({ ask, clock, deps }: World) {
  await setPolicy(deps, LUCKY, {
    gameLimits: { ...luckySettings.gameLimits, CRASH: CRASH_LIMITS },
    crash: { links: 1000 },
  })
  // No moment of the clock that is moved by hand is still to come by the clock of the database.
  await sql`insert into kernel.clock (offset_ms) values (${CENTURY_MS})`.execute(deps.db)
  const brand = () => brandOf(deps, LUCKY)

  /** Do all that is due now. */
  async function turns(): Promise<void> {
    while ((await advanceRound(deps, await brand())) === 0);
  }

  /** Let so much time pass, with somebody there to carry the round on. */
  async function pass(ms: number, stepMs = TICK_MS): Promise<void> {
    await turns()
    for (let left = ms; left > 0; left -= stepMs) {
      clock.move(Math.min(left, stepMs))
      await turns()
    }
  }

  const current = async () => {
    const round = await findCurrent(deps.db, LUCKY)
    if (!round) throw new Error('no round is open')
    return { ...round, outcome: await crashOutcomeOf(deps, round) }
  }

  /** A round that takes bets and gets as far as this, or not. */
  async function roundThat(suits: (point: bigint) => boolean) {
    await turns()
    for (;;) {
      const round = await current()
      if (round.phase === 'betting' && suits(round.outcome.point)) return round
      await pass(round.phase === 'betting' ? 7000 : TICK_MS)
      if ((await current()).phase === 'running') await pass(round.outcome.crashMs + TICK_MS, STRIDE_MS)
    }
  }

  const bet = ({ token }: TestMember, roundId: string, stake = '10.00', autoAt?: string, id: string = randomUUID()) =>
    ask(placeCrashBet, { token, body: { id, roundId, stake, ...(autoAt === undefined ? {} : { autoAt }) } })

  return {
    turns,
    pass,
    current,
    roundThat,
    bet,
    leave: ({ token }: TestMember, betId: string) => ask(leaveCrash, { token, params: { betId } }),
    cancel: ({ token }: TestMember, betId: string) => ask(cancelCrashBet, { token, params: { betId } }),
    table: async (one?: TestMember) => (await ask(crashTable, one ? { token: one.token } : {})).value,
    units: async ({ token }: TestMember) => unitsOf((await ask(balance, { token })).value.sumBalance, 4) ?? -1n,
    /** From the moment the round takes bets to when its flight is at this height. */
    async flyTo(hundredths: number) {
      const { startsAt } = await current()
      await pass(startsAt.getTime() - clock.now().getTime() + msOf(hundredths))
    },
    /** To the end of the round, its bets settled. */
    async toEnd() {
      const { startsAt, outcome, id } = await current()
      await pass(startsAt.getTime() - clock.now().getTime() + outcome.crashMs + 600)
      return { id, outcome }
    },
  }
}
