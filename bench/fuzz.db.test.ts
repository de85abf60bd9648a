import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freshDatabase } from '../server/test/database.ts'
import { quickConfig } from '../server/test/quick-config.ts'
import { fuzz } from './fuzz-run.ts'
import { answerTo, ODD_HEADS, oddFault } from './fuzz-sockets.ts'
import { openFuzzSite } from './fuzz-site.ts'
import { fixedSecret } from '@croupier/server/src/kernel/secret.ts'

/** A site of its own on a fresh database. */
async function openSite() {
  const database = await freshDatabase()
  const deps = {
    config: quickConfig,
    db: database.db,
    log: database.log,
    now: () => new Date(),
    secret: fixedSecret(randomBytes(32)),
    random: randomBytes,
  }
  const site = await openFuzzSite(deps, database)
  const close = async () => {
    await site.app.stop()
    await database.drop()
  }
  return { site, close }
}

/** How quick an answer is the bench measures; here one that never comes is a fault, on a slow machine too. */
const HANG_MS = 60_000

test('some hundred requests of every kind, by everybody, are answered as their calls declare', async () => {
  const { site, close } = await openSite()
  const { findings, succeeded } = await fuzz(site, { seed: 'ci', requests: 400, atOnce: 4, hangMs: HANG_MS })
  expect(findings).toEqual([])
  expect(succeeded).toBeGreaterThan(20)
  await close()
})

test('whatever is odd about the HTTP of a request, it is answered in an envelope', async () => {
  const { site, close } = await openSite()
  await site.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.http.server.address() as AddressInfo
  const faults = await Promise.all(
    ODD_HEADS.map(async (odd) => {
      const fault = oddFault(odd, await answerTo(port, odd))
      return fault === undefined ? [] : [`${odd.name} ${fault}`]
    }),
  )
  expect(faults.flat()).toEqual([])
  await close()
})
