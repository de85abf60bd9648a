import { answerTable, takeSeat } from '@croupier/contract/table-answers.ts'
import type { Call } from '@croupier/contract/call.ts'
import { lotteries, lottery } from '@croupier/contract/lottery.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { playRound, studioGame } from '@croupier/contract/studio.ts'
import { liveTables, placeTableBets, type TableNews } from '@croupier/contract/tables.ts'
import { tournament, tournaments } from '@croupier/contract/tournaments.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import type { AskOptions } from '../caller.ts'
import { habitsOf } from '../habits.ts'
import { unitsIn } from '../money.ts'
import { randomOf } from '../random.ts'
import type { Guest, Visit } from '../visit.ts'
import { lotteryVisit } from './lottery.ts'
import { studioVisit } from './studio.ts'
import { TableVisit } from './table.ts'
import { tournamentVisit } from './tournament.ts'

const NOW = Date.parse('2026-11-24T13:00:00Z')

interface CallRecord {
  readonly path: string
  readonly options: AskOptions<Call>
}

/** A guest of a site that answers so; what it shows at a table is set by hand. */
function guestAt(answers: ReadonlyMap<Call, unknown>) {
  const asked: CallRecord[] = []
  const shown: { table?: TableNews } = {}
  const guest = {
    number: 0,
    habits: { ...habitsOf('LUCKY/0'), coins: 1 },
    random: randomOf('guest'),
    now: () => new Date(NOW),
    pace: () => 1,
    coin: () => unitsIn('1'),
    balance: unitsIn('10000'),
    page: { watch: () => shown.table && { seq: 1, data: shown.table }, leave: () => undefined },
    caller: {
      ask: async (call: Call, options: AskOptions<Call> = {}) => {
        asked.push({ path: call.path, options })
        return answers.has(call)
          ? { kind: 'value', value: answers.get(call) }
          : { kind: 'refused', code: 'not_found', extra: {} }
      },
    },
  } as unknown as Guest // As much of one as is used.
  return { guest, shown, bodiesOf: (call: Call) => asked.filter(({ path }) => path === call.path).map(bodyOf) }
}

const bodyOf = ({ options }: CallRecord) => options.body as unknown as Readonly<Record<string, unknown>>

const minutes = (count: number) => new Date(NOW + count * 60_000).toISOString()

const blackjackAt = (phase: string, question: object | null = null) =>
  ({
    tableId: 't',
    gameCode: 'BLACKJACK',
    state: 'open',
    paytable: 'blackjack-1',
    limits: [{ group: 'main', min: '5.00', max: '500.00' }],
    seats: [{ seat: 1, player: 'so***ne' }],
    round: { roundId: 'r', phase, betsUntil: minutes(1), events: [], question },
  }) as unknown as TableNews // What the visit looks at.

test('a player takes a free seat at blackjack, bets on its own hand, answers for it once, and leaves the seat', async () => {
  const { guest, shown, bodiesOf } = guestAt(
    new Map<Call, unknown>([
      [liveTables, { tables: [{ tableId: 't', state: 'open' }] }],
      [takeSeat, { seats: [4] }],
      [placeTableBets, { balance: '9900.00' }],
      [answerTable, { balance: '9900.00' }],
    ]),
  )
  const visit = new TableVisit(guest)
  await visit.step()
  shown.table = blackjackAt('betting')
  await visit.step()
  const [sat] = bodiesOf(takeSeat)
  expect(sat).toMatchObject({ do: 'take' })
  const seat = Number(sat?.['seat'])
  expect(seat).toBeGreaterThan(1)

  await visit.step()
  expect(bodiesOf(placeTableBets)).toMatchObject([{ roundId: 'r', bets: [{ spot: `seat${seat}`, stake: '5' }] }])

  const question = { kind: 'play', of: 'seat', seats: [], place: null, options: ['hit', 'stand'], silence: 'stand' }
  shown.table = blackjackAt('playing', { ...question, seat: 1 })
  await visit.step()
  expect(bodiesOf(answerTable)).toEqual([])
  shown.table = blackjackAt('playing', { ...question, seat })
  await visit.step()
  await visit.step()
  expect(bodiesOf(answerTable)).toMatchObject([{ kind: 'play', seat, roundId: 'r' }])

  await visit.end()
  expect(bodiesOf(takeSeat).at(-1)).toEqual({ seat, do: 'leave' })
})

test('whoever sees nothing of a table goes away', async () => {
  const { guest } = guestAt(new Map<Call, unknown>([[liveTables, { tables: [{ tableId: 't', state: 'open' }] }]]))
  expect(await stepsUntilOver(new TableVisit(guest))).toBeLessThan(60)
})

test('a tournament is entered by stakes that count in it, on a game that counts in it', async () => {
  const { guest, bodiesOf } = guestAt(
    new Map<Call, unknown>([
      [tournaments, { list: [{ id: 'w', stage: 'running', games: [], category: 'RNG', stakeMin: '5.00' }] }],
      [tournament, {}],
      [studioGame, { open: true, stakeMin: '0.20', stakeMax: '500.00', stakeStep: '0.20', pace: { cycleMs: 9000 } }],
      [playRound, { roundId: 'r', balance: '10000.00', open: false }],
      [balance, { sumBalance: '10000.00' }],
    ]),
  )
  await stepsUntilOver(tournamentVisit(guest))
  const rounds = bodiesOf(playRound)
  expect(rounds.length).toBeGreaterThan(3)
  for (const { stake, gameCode } of rounds) {
    expect(Number(stake)).toBeGreaterThanOrEqual(5)
    expect(gameCode).toMatch(/WAYS|TUMBLE|LANTERNS|SCROLL|COINS|STREET|TWENTY/)
  }
})

async function stepsUntilOver(visit: Visit): Promise<number> {
  for (let steps = 1; steps < 200; steps++) if ((await visit.step()).kind === 'over') return steps
  throw new Error('the visit does not end')
}

test('no round is asked for before the game takes one, at whatever pace', async () => {
  const { guest } = guestAt(
    new Map<Call, unknown>([
      [studioGame, { open: true, stakeMin: '0.20', stakeMax: '500.00', stakeStep: '0.20', pace: { cycleMs: 9000 } }],
      [playRound, { roundId: 'r', balance: '10000.00', open: false }],
    ]),
  )
  const visit = studioVisit({ ...guest, pace: () => 50 }, { gameCode: 'BELL_STREET', activity: 'slots' })
  await visit.step()
  expect(await visit.step()).toEqual({ kind: 'on', due: { ms: 9000, paced: false } })
})

test('a player bets on a lottery by quick picks, each line within its means, on the issue that is on sale', async () => {
  const issue = {
    issueNo: '202611240001',
    openAt: minutes(-1),
    closeAt: minutes(1),
    drawAt: minutes(1),
    status: 'open',
  }
  const methods = [{ key: 'DWD', stakeMin: null, stakeMax: null }]
  const terms = {
    gameCode: 'SSC_1M',
    family: 'SSC',
    now: minutes(0),
    issue,
    next: [issue],
    methods,
    units: ['1', '0.1'],
  }
  const { guest, bodiesOf } = guestAt(
    new Map<Call, unknown>([
      [lotteries, { list: [{ gameCode: 'SSC_1M', state: 'open', issue }] }],
      [lottery, { ...terms, modes: { min: 1800, top: 1960, step: 2 } }],
      [placeOrder, { balance: '9990.00' }],
    ]),
  )
  const visit = lotteryVisit(guest)
  for (let step = 0; step < 3; step++) await visit.step()
  const [order] = bodiesOf(placeOrder)
  expect(order).toMatchObject({ gameCode: 'SSC_1M', issueNo: '202611240001' })
  const lines = (order?.['lines'] ?? []) as readonly Readonly<Record<string, unknown>>[]
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatchObject({ method: 'DWD', tickets: 1, mode: 1960 })
    expect(String(line['content'])).toMatch(/^\|*\d\|*$/)
  }
})

test('a player waits for the next issue where too little time is left', async () => {
  const issue = {
    issueNo: '202611240001',
    openAt: minutes(-1),
    closeAt: minutes(0.05),
    drawAt: minutes(1),
    status: 'open',
  }
  const { guest, bodiesOf } = guestAt(
    new Map<Call, unknown>([
      [lotteries, { list: [{ gameCode: 'SSC_1M', state: 'open', issue }] }],
      [lottery, { gameCode: 'SSC_1M', family: 'SSC', now: minutes(0), issue, next: [issue], methods: [], units: [] }],
    ]),
  )
  const visit = lotteryVisit(guest)
  await visit.step()
  expect(await visit.step()).toEqual({ kind: 'on', due: { ms: 5000, paced: false } })
  expect(bodiesOf(placeOrder)).toEqual([])
})
