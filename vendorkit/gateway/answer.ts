import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

/** Whether what was kept says the same as what is asked. */
export const isSame = (row: object, asked: object): boolean =>
  Object.entries(asked).every(([name, value]) => (row as Record<string, unknown>)[name] === value)

/** What was sent is not what is written down. */
export const malformed = (reply: FastifyReply, error: z.ZodError) =>
  reply
    .code(400)
    .send({ error: 'malformed', faults: error.issues.map(({ path, message }) => [path.join('.'), message]) })

/** There is no such thing. */
export const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'unknown' })
