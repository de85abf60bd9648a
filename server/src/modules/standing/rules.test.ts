import { describe, expect, test } from 'vitest'
import { sessionEnd } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

describe('session time', () => {
  const day = { from: at('21T00:00'), to: at('22T00:00') }
  const week = { from: at('16T00:00'), to: at('23T00:00') }
  const minutes = (count: number) => count * 60
  test.each([
    ['no limit', [{ limit: null, usedSeconds: 5, span: day }], {}],
    ['what is left', [{ limit: 60n, usedSeconds: minutes(20), span: day }], { endsAt: at('21T12:40') }],
    ['used up', [{ limit: 60n, usedSeconds: minutes(60), span: day }], { overUntil: at('22T00:00') }],
    [
      'what is left reaches into the next day',
      [{ limit: 780n, usedSeconds: minutes(30), span: day }],
      { endsAt: at('22T13:00') },
    ],
    [
      'the first of two',
      [
        { limit: 60n, usedSeconds: 0, span: day },
        { limit: 300n, usedSeconds: minutes(290), span: week },
      ],
      { endsAt: at('21T12:10') },
    ],
    [
      'the longer of two that are used up',
      [
        { limit: 60n, usedSeconds: minutes(60), span: day },
        { limit: 300n, usedSeconds: minutes(300), span: week },
      ],
      { overUntil: at('23T00:00') },
    ],
  ])('%s', (_what, times, expected) => expect(sessionEnd(times, now)).toEqual(expected))
})
