import { CALLS } from '@croupier/contract/contract.ts'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { world } from '../../test/world.ts'
import { consolePort, listenConsole } from './console-address.ts'
import { consoleFault } from './console-setting.ts'

const { app, deps } = await world({ config: { console: { host: '127.0.0.1', port: 0, origin: undefined } } })
await app.http.listen({ host: '127.0.0.1', port: 0 })
await listenConsole(app.http, deps.config)
const ports = { site: (app.http.server.address() as AddressInfo).port, console: consolePort(app.http) }

const statusAt = async (where: keyof typeof ports, path: string, method = 'GET') => {
  const headers = { merchant: 'LUCKY', 'content-type': 'application/json' }
  const response = await fetch(`http://127.0.0.1:${ports[where]}${path}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const said: { errorCode?: string } = await response.json().catch(() => ({}))
  return said.errorCode ?? response.status
}

test.each(['/wps/system/jwks', '/wps/challenge', '/healthz', '/metrics'])('%s answers at both', async (path) => {
  for (const where of ['site', 'console'] as const) expect(await statusAt(where, path)).toBe(200)
})

test('/readyz answers at both, also after a moment in which the database was slow', async () => {
  for (const where of ['site', 'console'] as const) await expect.poll(() => statusAt(where, '/readyz')).toBe(200)
})

test('every call of the console answers at its own address alone, and every other call at the site’s alone', async () => {
  const both = new Set(['/wps/system/jwks', '/wps/challenge'])
  for (const { actor, method, path } of Object.values(CALLS).flat()) {
    if (both.has(path)) continue
    const ofConsole = path.startsWith('/wps/operator/')
    expect([path, actor === 'operator' && !ofConsole]).toEqual([path, false])
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    const closed = ofConsole ? 'site' : 'console'
    expect(await statusAt(closed, url, method), `${method} ${path}`).toBe('not_found')
    const atHome = actor === 'operator' ? await statusAt('console', url, method) : 'not_logged_in'
    expect([path, atHome]).toEqual([path, 'not_logged_in'])
  }
})

test.each(['/console', '/console/login', '/CONSOLE/..%2fconsole'])('%s is nothing at the site', async (path) => {
  expect(await statusAt('site', path)).toBe('not_found')
})

test('settings that do not fit together are named', () => {
  const given = { HOST: '127.0.0.1', PORT: 3000 }
  expect(consoleFault(given)).toBeUndefined()
  expect(consoleFault({ ...given, CONSOLE_HOST: '10.0.0.1' })).toContain('CONSOLE_PORT')
  expect(consoleFault({ ...given, CONSOLE_PORT: 3000 })).toContain('port of the site')
  expect(consoleFault({ ...given, CONSOLE_HOST: '10.0.0.1', CONSOLE_PORT: 4000 })).toBeUndefined()
})
