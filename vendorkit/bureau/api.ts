import { Day, Moment } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { malformed } from '../gateway/answer.ts'
import type { Clock } from '../gateway/clock.ts'
import { isoDay } from '../gateway/statement.ts'
import { bodyOf, requireSignature } from '../signed-request.ts'
import { officialFamilyOf } from './numbers.ts'
import type { Draw, Store } from './store.ts'

const NewDraw = z.strictObject({
  gameCode: z.string().regex(/^[A-Z\d_]{2,30}$/),
  issueNo: z.string().regex(/^\d{8,20}$/),
  family: z.string().refine((key) => officialFamilyOf(key) !== undefined, 'no family of official lotteries'),
  drawAt: Moment,
})
const ResultsDay = z.strictObject({ day: Day.optional() })

export interface ApiOptions {
  readonly store: Store
  readonly clock: Clock
  readonly key: string
}

/** What the site calls, signed with its key: it announces draws, and asks for the results of a day. */
export async function api(app: FastifyInstance, { store, clock, key }: ApiOptions): Promise<void> {
  requireSignature(app, { key, clock })

  app.post('/draws', async (request, reply) => {
    const asked = NewDraw.safeParse(bodyOf(request))
    if (!asked.success) return malformed(reply, asked.error)
    const { gameCode, issueNo, family, drawAt } = asked.data
    const before = store.draw(gameCode, issueNo)
    if (!before) store.insertDraw(asked.data)
    else if (before.family !== family) return reply.code(409).send({ error: 'id_reused' })
    else if (before.drawAt !== drawAt) {
      // What was given out is not drawn again at another time.
      if (before.version > 0) return reply.code(409).send({ error: 'drawn' })
      store.putDraw({ ...before, drawAt, lateUntil: null })
    }
    return { gameCode, issueNo, family, drawAt, version: before?.version ?? 0 }
  })

  app.get('/results', async (request, reply) => {
    const asked = ResultsDay.safeParse(request.query)
    if (!asked.success) return malformed(reply, asked.error)
    const day = asked.data.day ?? isoDay(await clock.now())
    return { day, results: store.publishedOn(day).map(resultOf) }
  })
}

const resultOf = ({ gameCode, issueNo, drawAt, version, numbers, publishedAt: at }: Draw) => ({
  gameCode,
  issueNo,
  drawAt,
  version,
  numbers,
  at,
})
