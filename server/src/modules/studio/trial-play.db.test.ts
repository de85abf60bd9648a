import { randomUUID } from 'node:crypto'
import { takeStep } from '@croupier/contract/multi-step-rounds.ts'
import { placeCrashBet } from '@croupier/contract/crash.ts'
import { playRound, rotateSeeds, studioGame } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import { describe, expect, test } from 'vitest'
import { luckySettings } from '../../../seed/brand-lucky.ts'
import { CRASH_LIMITS, crashPlay } from '../../../test/crash.ts'
import { LUCKY, setPolicy } from '../../../test/policy.ts'
import { hashes, multiStepPlay } from '../../../test/multi-step.ts'
import { trial } from '../../../test/trial.ts'
import { world } from '../../../test/world.ts'

const here = await world()
const { ask, deps, member } = here
const { openMines } = await multiStepPlay(here)
const { roundThat, table } = await crashPlay(here)
await setPolicy(deps, LUCKY, {
  gameLimits: { ...luckySettings.gameLimits, MINES: CRASH_LIMITS, CRASH: CRASH_LIMITS },
  crash: { links: 1000 },
})

const dice = (currency?: string) =>
  ({
    id: randomUUID(),
    gameCode: 'DICE',
    stake: '10.00',
    choices: { target: '50.00', over: false },
    ...(currency === undefined ? {} : { currency }),
  }) as const

describe('a trial account', () => {
  test('plays by the same tables, draws and proofs as everybody, in play money', async () => {
    const guest = await trial(here)
    const { value: game } = await ask(studioGame, { token: guest.token, params: { gameCode: 'DICE' } })
    const { value: same } = await ask(studioGame, { token: (await member()).token, params: { gameCode: 'DICE' } })
    expect(game).toEqual(same)

    const body = { ...dice('FUN'), paytableVersion: game.paytableVersion }
    const { value } = await ask(playRound, { token: guest.token, body })
    const { revealed } = (await ask(rotateSeeds, { token: guest.token, body: { id: randomUUID() } })).value
    const proof = { ...value.proof, serverSeed: revealed[0]?.serverSeed ?? null, profile: game.profile }
    const record = { ...value, ...body, proof, rules: { unit: '0.01', payoutCap: game.payoutCap } }
    expect(verifyRound(record, hashes)).toMatchObject({ ok: true })
    expect((await ask(balance, { token: guest.token })).value.currency).toBe('FUN')
  })

  test('is at a crash table of its own money, on the same flight', async () => {
    const [guest, one] = [await trial(here), await member()]
    const round = await roundThat((point) => point > 150n)
    const bet = { roundId: round.id, stake: '10.00' }
    await ask(placeCrashBet, { token: guest.token, body: { ...bet, id: randomUUID(), currency: 'FUN' } })
    await ask(placeCrashBet, { token: one.token, body: { ...bet, id: randomUUID(), stake: '20.00', currency: 'PHP' } })
    expect((await table(guest)).round).toMatchObject({ roundId: round.id, players: 1, staked: '10.00' })
    expect((await table(one)).round).toMatchObject({ roundId: round.id, players: 1, staked: '20.00' })
  })

  test('on a page that shows real money, or the other way round, is refused by name and nothing moves', async () => {
    const [guest, one] = [await trial(here), await member()]
    const round = await roundThat(() => true)
    for (const [who, shown] of [
      [guest, 'PHP'],
      [one, 'FUN'],
    ] as const) {
      const before = (await ask(balance, { token: who.token })).value.sumBalance
      const bet = { id: randomUUID(), roundId: round.id, stake: '10.00', currency: shown }
      for (const answer of [
        await ask(playRound, { token: who.token, body: dice(shown) }),
        await ask(placeCrashBet, { token: who.token, body: bet }),
      ])
        expect(answer).toMatchObject({ status: 409, errorCode: 'money_changed' })
      expect((await ask(balance, { token: who.token })).value.sumBalance).toBe(before)
    }
  })

  test('does not see a member’s open round', async () => {
    const [guest, one] = [await trial(here), await member()]
    const { value } = await openMines(one)
    const body = { id: randomUUID(), index: 0, step: { kind: 'open', tile: 0 } as const }
    expect(await ask(takeStep, { token: guest.token, params: { roundId: value.roundId }, body })).toMatchObject({
      status: 404,
      errorCode: 'not_found',
    })
  })
})
