import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { logout } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { callersWorld } from '../../../../test/vendor-callers.ts'

const KIT = join(import.meta.dirname, '../../../../../vendorkit/conformance/main.ts')

// The kit goes by the real clock.
const { app, callers, keys, launch, member } = await callersWorld({ now: new Date().toISOString() })
const [caller] = callers as [(typeof callers)[number]]

test('the conformance kit finds our own wallet right by every rule', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const site = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const one = await member()
  const leave = { method: 'DELETE', headers: { merchant: 'LUCKY', authorization: `Bearer ${one.token}` } }
  const command = `${process.execPath} -e 'fetch("${site}${logout.path}",${JSON.stringify(leave)})'`
  const kit = spawn(
    process.execPath,
    [
      KIT,
      `--wallet=${site}/vendor/v1`,
      `--code=${caller.vendor}`,
      `--key=${keys.native}`,
      `--token=${await launch(one, caller.game)}`,
      `--log-out=${command}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [said, [code]] = await Promise.all([text(kit.stdout), once(kit, 'exit')])
  const lines = said.trimEnd().split('\n')
  expect(lines.filter((line) => line.startsWith('FAIL') || line.includes('not tried'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('  ok'))).toHaveLength(20)
  expect(lines.at(-1)).toBe('All rules hold.')
  expect(code).toBe(0)
})
