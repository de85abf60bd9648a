import { STUDIO_GAMES, type StudioGame } from '@croupier/contract/studio.ts'
import { games } from '@croupier/engine/games.ts'
import { commitmentOf, isClientSeed, isServerSeed } from '@croupier/engine/seeds.ts'
import { type Figures, type RoundRecord, verifyRound } from '@croupier/engine/verify.ts'
import { hashes } from '@croupier/kit/hashes.ts'

/** What somebody types who has the seeds of a round but not its file. */
export interface PastedSeeds {
  readonly gameCode: StudioGame
  readonly serverSeed: string
  /** What was promised; left out by those who only want the numbers. */
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
}

export const NOTHING_PASTED: PastedSeeds = {
  gameCode: STUDIO_GAMES[0],
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '',
}

/** The boxes that do not hold what they should. */
export function wrongIn({
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
}: PastedSeeds): readonly (keyof PastedSeeds)[] {
  const sound = {
    serverSeed: isServerSeed(serverSeed.trim()),
    serverSeedHash: serverSeedHash.trim() === '' || /^[0-9a-f]{64}$/.test(serverSeedHash.trim()),
    clientSeed: isClientSeed(clientSeed.trim()),
    nonce: /^\d{1,15}$/.test(nonce.trim()),
  }
  return (Object.keys(sound) as (keyof typeof sound)[]).filter((name) => !sound[name]) // Its own keys.
}

export interface SeedCheck {
  /** Whether the seed is the one that was promised; undefined where no promise was typed. */
  readonly kept: boolean | undefined
  readonly hash: string
  readonly figures: Figures | undefined
}

/** What these seeds give: their hash, the first numbers, and the roll or the stops. Choices and stake change none of them. */
export function checkSeeds({ gameCode, serverSeed, serverSeedHash, clientSeed, nonce }: PastedSeeds): SeedCheck {
  const hash = commitmentOf(hashes.sha256, serverSeed.trim())
  const record: RoundRecord = {
    roundId: '',
    gameCode,
    stake: '1.00',
    payout: '0.00',
    choices: games[gameCode].sample,
    events: [],
    proof: {
      serverSeed: serverSeed.trim(),
      serverSeedHash: hash,
      clientSeed: clientSeed.trim(),
      nonce: Number(nonce),
      profile: 99,
    },
    // The jackpot's draw is asked for by its stake, so only a file can show it.
    rules: { unit: '0.01', jackpotSize: '1000000000.00' },
  }
  const promised = serverSeedHash.trim()
  return { hash, kept: promised === '' ? undefined : promised === hash, figures: verifyRound(record, hashes).figures }
}
