import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import { takeChallenge } from './challenge.ts'

const world = await bare()
const fetchChallenge = async () => (await world.send('GET', '/wps/challenge')).json().value

const packed = (given: unknown) => Buffer.from(JSON.stringify(given)).toString('base64')
async function solved(
  change: (given: {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: Record<string, unknown>
  }) => void = () => {},
) {
  const challenge = await fetchChallenge()
  const given = {
    challenge,
    solution: { ...(await solveChallenge({ challenge, deriveKey }))! } as Record<string, unknown>,
  }
  change(given)
  return packed(given)
}
const accepted = async (text: string | undefined) => (await takeChallenge(world.deps, text)).ok

describe('a proof of work', () => {
  test('is taken when it is solved', async () => {
    expect(await accepted(await solved())).toBe(true)
  })

  test('works once, also for ten at the same time', async () => {
    const text = await solved()
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => accepted(text)))
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  test('works for ten minutes by our clock', async () => {
    const [early, late] = [await solved(), await solved()]
    world.pass(599_000)
    expect(await accepted(early)).toBe(true)
    world.pass(2_000)
    expect(await accepted(late)).toBe(false)
  })

  test.each<[string, () => Promise<string | undefined>]>([
    ['that was not sent', async () => undefined],
    ['that is no base64 of JSON', async () => 'nonsense'],
    ['without a solution', async () => packed({ challenge: await fetchChallenge() })],
    [
      'with a guessed solution',
      () => solved((given) => (given.solution = { counter: 1, derivedKey: '00'.repeat(32) })),
    ],
    ['that was made easier', () => solved((given) => (given.challenge.parameters.keyPrefix = '00'))],
    [
      'that was made to last longer',
      () => solved((given) => (given.challenge.parameters.data = { until: 9_999_999_999 })),
    ],
    ['with another signature', () => solved((given) => (given.challenge.signature = '0'.repeat(64)))],
    ['with another salt', () => solved((given) => (given.challenge.parameters.salt = '0'.repeat(32)))],
    ['by another algorithm', () => solved((given) => (given.challenge.parameters.algorithm = 'SHA-256'))],
    ['that is null', async () => packed(null)],
  ])('%s is refused', async (_name, make) => {
    expect(await takeChallenge(world.deps, await make())).toMatchObject({ ok: false, code: 'challenge_failed' })
  })
})
