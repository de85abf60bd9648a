import type { MultiStepRound } from '@croupier/contract/multi-step-rounds.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { expect, test } from 'vitest'
import { askStep } from './ask-step.ts'
import type { AskedStep, StepState } from './ask-step.ts'

const asked: AskedStep = { id: 's', roundId: 'r', index: 1, step: { kind: 'open', tile: 3 } }
const round: MultiStepRound = {
  roundId: 'r',
  gameCode: 'MINES',
  stake: '1.00',
  choices: { mines: 3 },
  index: 2,
  events: [],
  done: false,
  mayCashOut: true,
  worth: '1.12',
  openedAt: '2026-11-22T00:00:00.000Z',
  endsAt: '2026-11-29T00:00:00.000Z',
  proof: { serverSeedHash: '', clientSeed: '', nonce: 0 },
}

/** Asks with these answers in turn; tells what was sent and what the page was told. */
async function ask(answers: readonly (MultiStepRound | CallRefusal)[], signal = new AbortController().signal) {
  const sent: AskedStep[] = []
  const states: StepState['phase'][] = []
  const answer = await askStep(
    asked,
    {
      send: async (one) => {
        sent.push(one)
        const next = answers[sent.length - 1]
        if (next instanceof CallRefusal) throw next
        return next ?? round
      },
      onChange: ({ phase }) => states.push(phase),
      now: () => 0,
      wait: () => Promise.resolve(),
    },
    signal,
  )
  return { answer, sent, states }
}

const lost = new CallRefusal('unreachable', 0)

test('a step that is answered gives the round as it stands', async () => {
  const { answer, sent, states } = await ask([round])
  expect(answer).toBe(round)
  expect(sent).toEqual([asked])
  expect(states).toEqual(['asking', 'ready'])
})

test('where the line is lost the very same step is asked for again, until it is answered', async () => {
  const { answer, sent, states } = await ask([lost, lost, round])
  expect(answer).toBe(round)
  expect(sent).toEqual([asked, asked, asked])
  expect(states).toEqual(['asking', 'lost', 'asking', 'lost', 'asking', 'ready'])
})

test('a refusal is told and not asked again', async () => {
  const { answer, sent } = await ask([new CallRefusal('step_stale', 409)])
  expect(answer).toMatchObject({ code: 'step_stale' })
  expect(sent).toHaveLength(1)
})

test('a page that is left asks no more', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const { answer, sent } = await ask([round], leaving.signal)
  expect(answer).toBeUndefined()
  expect(sent).toEqual([])
})
