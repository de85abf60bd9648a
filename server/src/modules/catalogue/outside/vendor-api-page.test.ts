import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VENDOR_CALLS, VENDOR_CODES } from '@croupier/contract/vendor-api.ts'
import { describe, expect, test } from 'vitest'
import { aggregator } from './aggregator.ts'
import type { Dialect, RawCall } from './dialect.ts'
import { form } from './form.ts'
import { native } from './native.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/vendor-api.md'), 'utf8')
const key = /signed with the key `([^`]+)`/.exec(page)?.[1] ?? ''
const publicKey = /```pem\n([\s\S]+?)\n```/.exec(page)?.[1] ?? ''

/** The calls that the page shows, as they would travel. */
const examples = [...page.matchAll(/```http\nPOST (\S+)\n([\s\S]+?)\n\n(.+)\n```/g)].map(
  ([, path = '', heads = '', body = '']) => {
    const headers = Object.fromEntries(
      heads.split('\n').map((line) => [line.split(': ')[0]!.toLowerCase(), line.split(': ')[1] ?? '']),
    )
    const dialect = [native, aggregator, form].find(({ prefix }) => path.startsWith(prefix))!
    const raw: RawCall = { name: path.slice(dialect.prefix.length), method: 'POST', path, headers, body }
    return [path, dialect, raw] as const
  },
)
const keyOf = (dialect: Dialect) => (dialect === aggregator ? publicKey : key)

describe('the page for vendors', () => {
  test('shows calls of every dialect', () => {
    expect(new Set(examples.map(([, { prefix }]) => prefix)).size).toBe(3)
    expect(examples).toHaveLength(6)
  })

  test.each(examples)('%s is well-formed, and signed as the page says', (_path, dialect, raw) => {
    const sender = dialect.sender(raw)
    expect(sender).toMatchObject({ vendor: 'EXAMPLE', sentMs: 1_795_348_800_000 })
    expect(sender?.provedBy(keyOf(dialect))).toBe(true)
    expect(dialect.read(raw)).toBeDefined()
  })

  test.each(examples)('%s with another body is not', (_path, dialect, raw) => {
    const changed = { ...raw, body: raw.body.replace(/1001|1002|Vb1/, '1003') }
    expect(dialect.sender(changed)?.provedBy(keyOf(dialect))).toBe(false)
  })

  test('names every call and every answer', () => {
    const calls = Object.keys(VENDOR_CALLS).filter((name) => !page.includes(`### ${name}`))
    expect([calls, VENDOR_CODES.filter((code) => !page.includes(code))]).toEqual([[], []])
  })
})
