import { randomBytes, randomUUID } from 'node:crypto'
import { openSecret } from '@croupier/server/src/kernel/secret.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { findSessions, tokenHash } from '@croupier/server/src/kernel/session.ts'
import { listGames, setOut } from '@croupier/server/src/modules/catalogue/catalogue.ts'
import { playToken } from '@croupier/server/src/modules/catalogue/vendor/play-token.ts'
import { insertLaunch } from '@croupier/server/src/modules/catalogue/vendor/store.ts'
import { SANDBOX_VENDOR } from '@croupier/contract/sandbox-games.ts'
import { loggedInMembers } from './people.ts'

const BRAND = 1
const DAY_MS = 86_400_000

/** The vendor that plays: the sandbox's own, by a key that the server is started with. */
export const VENDOR = { vendor: SANDBOX_VENDOR.code, key: randomBytes(32).toString('hex'), game: 'BENCH_WHEEL' }

/** What a server has to be started with, so that it knows the vendor. */
export const VENDOR_ENVIRONMENT = { SANDBOX_VENDOR_URL: 'http://127.0.0.1:9', SANDBOX_VENDOR_KEY: VENDOR.key }

/** Members who have opened the vendor's game; answers a line for each: who it is, and what their bets are sent with. */
export async function seatedMembers(given: Deps, count: number): Promise<readonly string[]> {
  // Tokens follow from the installation's secret, which the server reads from the same folder.
  const deps = { ...given, secret: openSecret(given.config, randomBytes) }
  const tokens = await loggedInMembers(deps, count)
  const sessions = await findSessions(deps.db, tokens.map(tokenHash), deps.now())
  const at = deps.now()
  const until = new Date(at.getTime() + DAY_MS)
  const seats: string[] = []
  await inTransaction(deps.db, async (tx) => {
    await setOutGame(tx)
    for (const { id: sessionId, memberId } of sessions.values()) {
      const id = randomUUID()
      await insertLaunch(tx, {
        id,
        sessionId,
        memberId,
        tokenHash: tokenHash(id),
        brandId: BRAND,
        vendorCode: VENDOR.vendor,
        gameCode: VENDOR.game,
        asset: 'PHP',
        device: 'html5-desktop',
        language: 'en',
        at,
        opensUntil: until,
        playsUntil: until,
      })
      seats.push(`${memberId} ${playToken(deps, id)}`)
    }
  })
  return seats
}

async function setOutGame(tx: Parameters<typeof listGames>[0]): Promise<void> {
  const { code: vendorCode, name: displayName, mark } = SANDBOX_VENDOR
  const game = { code: VENDOR.game, vendorCode, name: 'Wheel', category: 'LIVE', accountType: vendorCode } as const
  await listGames(tx, {
    vendors: [{ code: vendorCode, displayName, mark }],
    games: [{ ...game, lines: 0, kind: 'wheel', releasedAt: new Date('2026-11-01T00:00:00Z') }],
  })
  const marks = { position: 1, hot: false, new: false, jackpot: false, rtp: '96.0000', stakeMin: 100n }
  await setOut(tx, {
    places: [{ brandId: BRAND, category: 'LIVE', vendorCode, position: 1, pointsRate: '1.00' }],
    offers: [{ brandId: BRAND, gameCode: VENDOR.game, ...marks }],
  })
}
