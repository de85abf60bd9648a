import { createHash, createHmac, randomUUID } from 'node:crypto'
import { type Step, takeStep } from '@croupier/contract/multi-step-rounds.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { pick } from '@croupier/engine/chance.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { roundWords } from '@croupier/engine/seeds.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { luckySettings } from '../seed/brand-lucky.ts'
import { LUCKY, setPolicy } from './policy.ts'
import type { TestMember, World } from './world.ts'

/** SHA-256 and HMAC as the verifier takes them. */
export const hashes = {
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
}

const limits = {
  stakeMin: '1.00',
  stakeMax: '1000.00',
  stakeStep: '0.01',
  payoutCap: '1000000.00',
  profile: 99,
} as const

/** LUCKY with mines and hi-lo, and people who play them. */
export async function multiStepPlay({ ask, deps }: World) {
  await setPolicy(deps, LUCKY, { gameLimits: { ...luckySettings.gameLimits, MINES: limits, HI_LO: limits } })

  const openMines = ({ token }: TestMember, mines = 3, stake = '10.00', id: string = randomUUID()) =>
    ask(playRound, { token, body: { id, gameCode: 'MINES', stake, choices: { mines } } })
  const openHiLo = ({ token }: TestMember, stake = '10.00') =>
    ask(playRound, { token, body: { id: randomUUID(), gameCode: 'HI_LO', stake, choices: {} } })
  const step = ({ token }: TestMember, roundId: string, index: number, one: Step, id: string = randomUUID()) =>
    ask(takeStep, { token, params: { roundId }, body: { id, index, step: one } })

  return {
    openMines,
    openHiLo,
    step,
    tile: (one: TestMember, roundId: string, index: number, tile: number) =>
      step(one, roundId, index, { kind: 'open', tile }),
    leave: (one: TestMember, roundId: string, index: number) => step(one, roundId, index, { kind: 'cash_out' }),
    units: async ({ token }: TestMember) => unitsOf((await ask(balance, { token })).value.sumBalance, 4) ?? -1n,
    /** Where the mines of a round are: what only the house knows. */
    async minesOf(roundId: string, mines: number) {
      const { rows } = await sql<{ serverSeed: string; clientSeed: string; nonce: number }>`
        select s.server_seed as "serverSeed", s.client_seed as "clientSeed", r.nonce from studio.multi_step_round as r
        join studio.seed as s on s.id = r.seed_id where r.round_id = ${roundId}`.execute(deps.db)
      const { serverSeed = '', clientSeed = '', nonce = 0 } = rows[0] ?? {}
      const places = pick(mines, 25, roundWords(hashes.hmac, serverSeed, clientSeed, nonce))
      const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !places.includes(tile))
      return { places, safe, serverSeed }
    },
  }
}
