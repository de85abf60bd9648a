import { expect, test } from 'vitest'
import { challenge } from '@croupier/contract/identity.ts'
import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import { habitsOf } from './habits.ts'
import type { Orders } from './orders.ts'
import { Player } from './player.ts'
import { randomOf } from './random.ts'
import type { Guest, StepOutcome } from './visit.ts'

const EVENING = Date.parse('2026-11-24T13:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** A player who is logged in, whose steps end as said, on a clock that is moved by hand. */
function playing(...outcomes: readonly StepOutcome[]) {
  let nowMs = EVENING
  let token: string | undefined = 'a session'
  const begun: CrowdActivity[] = []
  const ended: CrowdActivity[] = []
  const calls: string[] = []
  let step = 0
  const guest = {
    number: 0,
    // Always there: nobody's stay ends meanwhile.
    habits: { ...habitsOf('LUCKY/0'), stayMs: 1000 * DAY_MS },
    random: randomOf('player'),
    now: () => new Date(nowMs),
    pace: () => 50,
    may: () => true,
    balance: 1_000_000n,
    credentials: { account: 'amihan1234', password: 'p' },
    page: { isOpen: false, close: () => undefined, logIn: () => undefined },
    caller: {
      get token() {
        return token
      },
      logIn: (given: string | undefined) => void (token = given),
      close: () => undefined,
      ask: async ({ path }: { path: string }) => {
        calls.push(path)
        if (path === challenge.path) return { kind: 'lost' }
        return { kind: 'value', value: { sumBalance: '100.00' } }
      },
    },
  } as unknown as Guest // As much of one as is used.
  const orders = { size: 1, activities: ['slots'], timeZone: 'Asia/Manila' } as unknown as Orders
  const player = new Player({
    guest,
    orders: () => orders,
    begin: (_, activity) => {
      begun.push(activity)
      return {
        activity,
        step: async () => outcomes[Math.min(step++, outcomes.length - 1)]!,
        end: async () => void ended.push(activity),
      }
    },
  })
  return { player, guest, begun, ended, calls, moveClock: (ms: number) => void (nowMs += ms) }
}

test('a 429 is waited for in full, at whatever pace', async () => {
  const { player } = playing({ kind: 'later', waitMs: 7000 })
  expect((await player.step()).ms).toBeGreaterThanOrEqual(7000)
  expect((await player.step()).paced).toBe(false)
})

test('who is told no again and again asks less and less often, and as usual after a round', async () => {
  const no: StepOutcome = { kind: 'refused', code: 'game_closed' }
  const { player, guest } = playing(no, no, no, no, no, no, { kind: 'on', due: { ms: 10, paced: true } }, no)
  const waits: number[] = []
  for (let at = 0; at < 8; at++) {
    guest.balance = 1_000_000n
    waits.push((await player.step()).ms)
  }
  expect(waits[5]).toBeGreaterThan(4000)
  expect(waits[6]).toBe(10)
  expect(waits[7]).toBeLessThan(1500)
})

test('who is held back by a limit stays away for some minutes of the site’s clock, and not longer where it is moved', async () => {
  const { player, begun, calls, moveClock } = playing({ kind: 'refused', code: 'limit_reached' })
  await player.step()
  await player.step()
  expect(calls.at(-1)).toMatch(/logout/)
  await player.step()
  expect([player.isThere, begun.length]).toEqual([false, 1])
  moveClock(DAY_MS)
  // Comes again: the first call is that of the login.
  await player.step()
  expect(calls.at(-1)).toBe(challenge.path)
})

test('a reality check is answered, and play goes on', async () => {
  const { player, calls } = playing({ kind: 'refused', code: 'reality_check_due' })
  await player.step()
  expect(calls.at(-1)).toMatch(/realityCheck/)
  expect(player.isThere).toBe(true)
})

test('what a visit has taken is left when it ends', async () => {
  const { player, ended } = playing({ kind: 'over' })
  await player.step()
  expect(ended).toEqual(['slots'])
})
