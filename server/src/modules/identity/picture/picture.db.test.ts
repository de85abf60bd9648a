import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeIcon } from '@croupier/contract/security.ts'
import { afterAll, expect, test } from 'vitest'
import { blank, sendForm } from '../../../../test/pictures.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-pictures-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const { member, deps, app, logIn } = await world({ config: { dataDir } })
await setPolicy(deps, LUCKY, HASTE)

const send = (token: string, file: Buffer) => sendForm(app.http, changeIcon.path, { token, file })

test('sixty pictures at once keep no login waiting, and nobody else’s picture', async () => {
  const crowd = await Promise.all(Array.from({ length: 4 }, () => member()))
  const other = await member()
  const large = await blank(3000, 3000)
  const done: string[] = []
  const uploads = Array.from({ length: 60 }, async (_, at) => {
    const { statusCode } = await send(crowd[at % crowd.length]!.token, large)
    done.push('theirs')
    return statusCode
  })
  // The first of them is being drawn: all others wait for it.
  await uploads[0]

  await Promise.all([
    logIn(other.account, other.password).then(() => done.push('login')),
    send(other.token, await blank(300, 300)).then(() => done.push('other')),
  ])
  expect(done.indexOf('login')).toBeLessThan(20)
  expect(done.indexOf('other')).toBeLessThan(20)
  expect(await Promise.all(uploads)).toEqual(Array.from({ length: 60 }, () => 200))
})

test('of too many at once the last are asked to come again', async () => {
  const { token } = await member()
  const picture = await blank(2000, 2000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(token, picture)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  // One is drawn and twenty wait.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(21)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length + statuses.filter((status) => status === 200).length).toBe(30)
  expect(refused[0]!.json().errorCode).toBe('temporarily_unavailable')
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
})
