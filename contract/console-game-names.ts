import { z } from 'zod'
import { put } from './call.ts'
import { EmptyReply, text } from './field.ts'
import { WRITTEN } from './language.ts'
import { Because } from './operator.ts'

/** What a game is called, by language tag. */
const GameNames = z.partialRecord(z.enum(WRITTEN), text(60))
export type GameNames = z.output<typeof GameNames>

export const nameGame = put('/wps/operator/games/{code}/names', {
  summary: 'What a game is called in each language, at every brand; the English name stands in where there is no other',
  actor: 'operator',
  permission: 'games.edit',
  params: z.object({ code: z.string().regex(/^\w{1,40}$/, 'invalid') }),
  body: z.strictObject({ names: GameNames, ...Because }),
  reply: EmptyReply,
  effect: 'content',
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'invalid_request'],
})
