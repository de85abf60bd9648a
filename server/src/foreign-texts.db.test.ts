import { randomUUID } from 'node:crypto'
import { announcements, notices, promotions, requestPartnership, sendFeedback } from '@croupier/contract/content.ts'
import { memberInfo, register } from '@croupier/contract/identity.ts'
import { changeProfile, security } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { publish } from '#modules/content/content.ts'
import { decideDocument } from './modules/verification/decide-document.ts'
import { insertDocument } from './modules/verification/store.ts'
import { HASTE, LUCKY, setPolicy } from '../test/policy.ts'
import { world } from '../test/world.ts'

const { ask, clock, deps, member } = await world()
await setPolicy(deps, LUCKY, {
  ...HASTE,
  rateLimits: { ...HASTE.rateLimits, letter: { points: 100_000, seconds: 1 } },
  challengeOn: { login: false, registration: false },
})

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>'
/** What would run, and what would make a name read like another one. */
const RUNNING = ['<script>x', '<img src=x>', 'a&lt;b', 'ab\u202Egnp', '\u2066ab\u2069', 'a\u0000b', 'a\u001B[31mb']
const TURNED = RUNNING.filter((text) => !/[<&]/.test(text))
const typed = { password: 'Demo2026pass', confirmPassword: 'Demo2026pass', agree: true } as const

describe('a name that other people read', () => {
  test.each(RUNNING)('is not %j, neither from the beginning nor later', async (nickname) => {
    const { token } = await member()
    expect((await ask(changeProfile, { token, body: { nickname } })).fields.nickname).toBeDefined()
    const body = { username: `named${randomUUID().slice(0, 8)}`, nickname, ...typed }
    expect((await ask(register, { body })).fields.nickname).toBeDefined()
  })

  test.each(TURNED)('is not %j where the brand has no rule for it either', async (payeeName) => {
    const body = { username: `named${randomUUID().slice(0, 8)}`, payeeName, ...typed }
    expect((await ask(register, { body })).status).toBe(400)
  })

  test('is a username only of what the brand’s rule lets through', async () => {
    for (const username of RUNNING)
      expect((await ask(register, { body: { username, ...typed } })).fields.username).toBeDefined()
  })
})

describe('a letter to the house', () => {
  const words = 'one two three four five six seven eight nine ten'

  test('is kept as text, markup and all, and is read as text', async () => {
    const { token } = await member()
    const body = { id: randomUUID(), topic: 'game', content: `${SCRIPT} ${words}` } as const
    expect((await ask(sendFeedback, { token, body })).status).toBe(200)
    const { rows } = await sql<{ content: string }>`select content from content.feedback where id = ${body.id}`.execute(
      deps.db,
    )
    expect(rows).toEqual([{ content: body.content }])
  })

  test.each(TURNED)('has no %j in it', async (text) => {
    const { token } = await member()
    const body = { id: randomUUID(), topic: 'game', content: `${text} ${words}` } as const
    expect((await ask(sendFeedback, { token, body })).fields.content).toBeDefined()
    const letter = {
      id: randomUUID(),
      kind: 'media',
      channel: 'email',
      contact: 'a@b.example',
      message: words,
    } as const
    expect((await ask(requestPartnership, { body: { ...letter, name: text } })).fields.name).toBeDefined()
    expect(
      (await ask(requestPartnership, { body: { ...letter, name: 'Ann', message: `${words} ${text}` } })).status,
    ).toBe(400)
  })
})

test('why a document was refused arrives as text, whatever was written', async () => {
  const { id, token } = await member()
  const documentId = randomUUID()
  await inTransaction(deps.db, (tx) =>
    insertDocument(tx, {
      id: documentId,
      brandId: LUCKY,
      memberId: id,
      kind: 'passport',
      file: 'a.webp',
      uploadedAt: deps.now(),
    }),
  )
  await decideDocument(deps, { documentId, state: 'refused', reason: SCRIPT, by: 'anna' })
  const { value, headers } = await ask(security, { token })
  expect(value.documents[0]).toMatchObject({ state: 'refused', reason: SCRIPT })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

test('a notice is cleaned where it is published: what is read anywhere has nothing in it that runs', async () => {
  for (const type of ['B', 'PL', 'PU', 'PR', 'H'] as const) {
    const words = {
      title: `${type} ${SCRIPT}`,
      body: `<p>Read</p>${SCRIPT}<a href="javascript:alert(1)">x</a>`,
      linkLabel: SCRIPT,
    }
    await inTransaction(deps.db, (tx) =>
      publish(
        tx,
        {
          id: randomUUID(),
          brandId: LUCKY,
          type,
          execution: null,
          position: 0,
          art: null,
          link: null,
          from: clock.now(),
          until: null,
          publishedBy: 'test',
          words: { en: words },
        },
        clock.now(),
      ),
    )
  }
  const { token } = await member()
  const read = [
    ...Object.values((await ask(announcements, { token })).value).flat(),
    ...(await ask(promotions, { token })).value.list,
    ...(await ask(notices, { token })).value.list,
  ].filter(({ title }) => title.includes('script'))
  expect(read.length).toBeGreaterThan(7)
  // Titles are shown as text; only the body is markup.
  for (const { body } of read) expect(body).toBe('<p>Read</p><a rel="noopener nofollow">x</a>')
})

test('whatever text gets into an answer, the browser takes it for data and runs no script that is written in a page', async () => {
  const { token } = await member()
  const { headers } = await ask(memberInfo, { token })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy.find((one) => one.startsWith('script-src '))).not.toMatch(/unsafe|\*|data:/)
})
