import { CallRefusal } from '@croupier/kit/calls.ts'
import { expect, test, vi } from 'vitest'
import { RoundMachine } from './round-machine.ts'
import type { Command, RoundMachineState, RoundMachineTools, PlayedRound, Refusal } from './round-machine.ts'
import type { UnplayedRound } from './round-memory.ts'

const command: Command = { id: '6a0e6f5e-0000-4000-8000-000000000001', stake: '1.00', choices: {} }
const round: PlayedRound = {
  roundId: '6a0e6f5e-0000-7000-8000-000000000002',
  stake: '1.00',
  payout: '0.00',
  balance: '99.00',
  events: [],
}

function table(tools: Partial<RoundMachineTools> = {}) {
  const phases: RoundMachineState['phase'][] = []
  const refusals: Refusal[] = []
  let kept: UnplayedRound | undefined
  const send = vi.fn<RoundMachineTools['send']>(() => Promise.resolve(round))
  const waits: number[] = []
  const machine = new RoundMachine({
    send,
    read: () => Promise.resolve(round),
    play: () => Promise.resolve(),
    remember: (unplayed) => {
      kept = unplayed
    },
    forget: (id) => {
      if (kept?.id === id) kept = undefined
    },
    onChange: (state, refusal) => {
      phases.push(state.phase)
      if (refusal) refusals.push(refusal)
    },
    account: 'member01',
    now: () => 1000,
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
    cycleMs: 2500,
    ...tools,
  })
  const rest = () => vi.waitFor(() => expect(machine.state.phase).toBe('ready'), 60_000)
  return { machine, phases, refusals, send, waits, rest, kept: () => kept }
}

test('a double click sends one command', async () => {
  const { machine, send, rest } = table()
  expect([machine.press(command), machine.press({ ...command, id: 'other' })]).toEqual([true, false])
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
})

test('a round is asked, played and rested, and the next one waits for the pace of the policy', async () => {
  const { machine, phases, waits, rest, kept } = table()
  machine.press(command)
  await rest()
  expect(phases).toEqual(['asking', 'playing', 'resting', 'ready'])
  expect(waits).toEqual([2500])
  expect(kept()).toBeUndefined()
})

test('a lost line asks again for the same round until an answer comes, waiting longer each time', async () => {
  const send = vi.fn<RoundMachineTools['send']>(() => Promise.resolve(round))
  for (const error of [
    new CallRefusal('unreachable'),
    new CallRefusal('unreadable', 502),
    new CallRefusal('internal_error', 500),
  ])
    send.mockRejectedValueOnce(error)
  const { machine, phases, waits, rest } = table({ send })
  machine.press(command)
  await rest()
  expect(send.mock.calls.map(([sent]) => sent.id)).toEqual([command.id, command.id, command.id, command.id])
  expect(phases).toEqual([
    'asking',
    'lost',
    'asking',
    'lost',
    'asking',
    'lost',
    'asking',
    'playing',
    'resting',
    'ready',
  ])
  expect(waits.slice(0, 3)).toEqual([1000, 2000, 4000])
})

test.each(['insufficient_funds', 'limit_reached', 'game_closed', 'not_logged_in', 'play_too_fast'] as const)(
  '%s ends the round, is told, and nothing is asked again',
  async (code) => {
    const send = vi.fn<RoundMachineTools['send']>(() => Promise.reject(new CallRefusal(code, 409)))
    const { machine, refusals, rest, kept } = table({ send })
    machine.press(command)
    await rest()
    expect(refusals).toEqual([{ code, message: '', stake: '1.00' }])
    expect(send).toHaveBeenCalledTimes(1)
    expect(kept()).toBeUndefined()
  },
)

test('maintenance is an answer, not a lost line', async () => {
  const send = vi.fn<RoundMachineTools['send']>(() => Promise.reject(new CallRefusal('system_maintenance', 503)))
  const { machine, refusals, rest } = table({ send })
  machine.press(command)
  await rest()
  expect(refusals.map(({ code }) => code)).toEqual(['system_maintenance'])
})

test('while a round is shown, a reload would find it with the events already seen', async () => {
  let seen: UnplayedRound | undefined
  const ended = table({
    play: (_, __, onShown) => {
      onShown(3)
      seen = ended.kept()
      return Promise.resolve()
    },
  })
  ended.machine.press(command)
  await ended.rest()
  expect(seen).toMatchObject({ id: command.id, roundId: round.roundId, shown: 3 })
})

test('an answered round is read again and its playing goes on; an unanswered one is asked with the same id', async () => {
  const read = vi.fn<RoundMachineTools['read']>(() => Promise.resolve(round))
  const play = vi.fn<RoundMachineTools['play']>(() => Promise.resolve())
  const first = table({ read, play })
  first.machine.resume({ ...command, account: 'member01', askedAt: 0, roundId: round.roundId, shown: 2 })
  await first.rest()
  expect(read).toHaveBeenCalledWith(round.roundId, '1.00')
  expect(play.mock.calls[0]?.[1]).toBe(2)
  expect(first.send).not.toHaveBeenCalled()

  const second = table()
  second.machine.resume({ ...command, account: 'member01', askedAt: 0 })
  await second.rest()
  expect(second.send).toHaveBeenCalledWith(command)
})

test('a command without an answer is left to the betting record when it is old', () => {
  const { machine, send, kept } = table({ now: () => 10 * 60_000 })
  expect(machine.resume({ ...command, account: 'member01', askedAt: 0 })).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(kept()).toBeUndefined()
})

test('a page that is left keeps the round it was showing', async () => {
  const leaving = table({
    play: () => {
      leaving.machine.close()
      return Promise.resolve()
    },
  })
  leaving.machine.press(command)
  await vi.waitFor(() => expect(leaving.kept()).toMatchObject({ roundId: round.roundId }), 60_000)
  expect(leaving.phases).toEqual(['asking', 'playing'])
})

test('a command refused while the page is left is forgotten, so that the next login does not ask for it again', async () => {
  const send = vi.fn<RoundMachineTools['send']>(() => {
    leaving.machine.close()
    return Promise.reject(new CallRefusal('not_logged_in', 401))
  })
  const leaving = table({ send })
  leaving.machine.press(command)
  await vi.waitFor(() => expect(leaving.kept()).toBeUndefined(), 60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
