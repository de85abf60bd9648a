import { feedbackRule, sendFeedback } from '@croupier/contract/content.ts'
import { sql } from 'kysely'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const { deps, ask, member } = await world()

const TEXT = 'The wheel of the slot stopped, but the sound went on for a long while.'
const letter = (change: { id?: string; topic?: 'game' | 'site'; content?: string } = {}) => ({
  id: v4(),
  topic: 'game' as const,
  content: TEXT,
  ...change,
})
const kept = async () => {
  const { rows } = await sql<{ id: string; content: string; words: number }>`
    select id, content, words from content.feedback order by sent_at, id`.execute(deps.db)
  return rows
}

test('feedback is kept, and its receipt is on the list', async () => {
  const { token } = await member()
  const body = letter()
  const { value } = await ask(sendFeedback, { token, body })
  expect(value).toMatchObject({ topic: 'game', words: 15, receipt: `F-${body.id.slice(-8).toUpperCase()}` })
  expect(await kept()).toContainEqual({ id: body.id, content: TEXT, words: 15 })
  expect((await ask(feedbackRule, { token })).value).toEqual({ wordsMin: 10, wordsMax: 500, sent: [value] })
})

test('the same feedback sent twice at once is kept once; another text under its id is refused', async () => {
  const { token } = await member()
  const body = letter()
  const [one, two] = await Promise.all([1, 2].map(() => ask(sendFeedback, { token, body })))
  expect(one?.value).toEqual(two?.value)
  expect((await kept()).filter((row) => row.id === body.id)).toHaveLength(1)
  expect(await ask(sendFeedback, { token, body: { ...body, content: `${TEXT} Again.` } })).toMatchObject({
    status: 409,
    errorCode: 'id_reused',
  })
})

test('a stranger who knows the id learns nothing by it', async () => {
  const [own, stranger] = [await member(), await member()]
  const body = letter()
  await ask(sendFeedback, { token: own.token, body })
  expect(await ask(sendFeedback, { token: stranger.token, body })).toMatchObject({ errorCode: 'id_reused' })
  expect((await ask(feedbackRule, { token: stranger.token })).value.sent).toEqual([])
})

test.each([
  ['too few words', 'Too short.', 'At least 10 words.'],
  ['too many words', 'word '.repeat(501), 'At most 500 words.'],
  ['too few in a script without spaces', 'ฉันรักประเทศไทย', 'At least 10 words.'],
])('%s are refused at the field', async (_case, content, message) => {
  const { token } = await member()
  const answer = await ask(sendFeedback, { token, body: letter({ content }) })
  expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_request' })
  expect(answer.fields['content']?.[0]?.message).toBe(message)
})

test('nothing to read is refused, and a guest is asked to log in', async () => {
  const { token } = await member()
  expect((await ask(sendFeedback, { token, body: letter({ content: '   ' }) })).fields['content']?.[0]?.code).toBe(
    'required',
  )
  expect((await ask(sendFeedback, { token, raw: { ...letter(), extra: 1 } })).fields['extra']?.[0]?.code).toBe(
    'unknown_field',
  )
  expect(await ask(sendFeedback, { body: letter() })).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

test('the brand’s word limits hold, and so does its rate, for each member alone', async () => {
  await setPolicy(deps, LUCKY, {
    feedback: { wordsMin: 2, wordsMax: 3 },
    rateLimits: { letter: { points: 2, seconds: 600 } },
  })
  const [one, other] = [await member(), await member()]
  const send = (token: string, content: string) => ask(sendFeedback, { token, body: letter({ content }) })
  expect((await send(one.token, 'three words here')).status).toBe(200)
  expect((await send(one.token, 'now there are four')).fields['content']?.[0]?.message).toBe('At most 3 words.')
  expect(await send(one.token, 'three words here')).toMatchObject({ status: 429, errorCode: 'too_many_requests' })
  expect((await send(other.token, 'three words here')).status).toBe(200)
})
