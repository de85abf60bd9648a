import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openReporter, type Reporter } from './reporter.ts'
import { openStore } from './store.ts'

const ended: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
})

test('a round that the site does not take keeps back its player’s next ones, and nobody else’s', async () => {
  let ill = true
  const heard: string[] = []
  const all = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  const site = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { player, roundId } = JSON.parse(text) as { player: string; roundId: string }
      const status = ill && player === 'ill' ? 'RETRY' : 'OK'
      response.end(JSON.stringify({ status }))
      if (status === 'OK') heard.push(`${player} ${roundId}`)
      if (heard.length === 2) others.resolve()
      if (heard.length === 4) all.resolve()
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  ended.push(() => new Promise((resolve) => site.close(resolve)))
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'))
  ended.push(() => Promise.resolve(rmSync(folder, { recursive: true })))
  const store = openStore(folder)
  for (const [player, roundId] of [
    ['ill', '1'],
    ['well', '1'],
    ['ill', '2'],
    ['well', '2'],
  ])
    store.report('V', { player, roundId })
  const reporter: Reporter = openReporter({
    store,
    clock: { now: () => Promise.resolve(new Date()), anew: () => Promise.resolve(new Date()) },
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    key: 'key',
  })
  ended.push(() => reporter.close())
  const reported = reporter.report()
  await others.promise
  expect(heard).toEqual(['well 1', 'well 2'])
  ill = false
  await Promise.all([all.promise, reported])
  expect(heard.slice(2)).toEqual(['ill 1', 'ill 2'])
})
