import { expect, test } from 'vitest'
import { type Notification, notificationsOf, payloadsOf } from './notifications.ts'

const uuid = (index: number) => `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`

test('news fits into as few messages as PostgreSQL lets through, and nothing is lost', () => {
  const news: Notification[] = Array.from({ length: 40 }, (_, index) => ({
    topic: 'balances_changed',
    brandId: 1,
    keys: Array.from({ length: 37 * index }, (_, key) => uuid(key)),
  }))
  const payloads = payloadsOf(news)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)

  const sent = payloads.flatMap(notificationsOf)
  const keysSent = sent.flatMap((one) => one.keys)
  expect(keysSent.toSorted()).toEqual(news.flatMap((one) => one.keys).toSorted())
  expect(payloads.length).toBeLessThan((keysSent.length * 39) / 7800 / 0.45)
})

test('news without keys is still news', () => {
  expect(payloadsOf([{ topic: 'clock_moved', brandId: 0, keys: [] }]).flatMap(notificationsOf)).toEqual([
    { topic: 'clock_moved', brandId: 0, keys: [] },
  ])
})
