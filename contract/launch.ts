import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, Id, Moment, text } from './field.ts'
import { PRIZE_MODES } from './lottery.ts'

const Name = z.string().regex(/^\w{1,40}$/, 'invalid')

/**
 * What a page says of the game it wants to open. Of game, room, node and lottery it names at least one, the game's code; a room beside a
 * game is where the member sits down.
 */
const Asked = z.strictObject({
  gameId: Name.optional(),
  roomId: Name.optional(),
  nodeId: Name.optional(),
  /** The way of playing that the game opens with, where its vendor has several, as lotteries do. */
  playType: Name.optional(),
  /** The account type name of the game's vendor. */
  vassalage: Name.optional(),
  accountType: z.coerce.number().pipe(z.literal(1)).default(1),
  /** 0: money is not moved to the vendor before. */
  confirmTrans: z.coerce.number().pipe(z.literal(0)).default(0),
  /** A lottery is named by its game code; it opens at its board, or in the lobby where it is listed. */
  launchMode: z.enum(['GLS', 'LOTT']).default('GLS'),
  gameCode: Name.optional(),
  view: z.enum(['betting', 'lobby']).default('betting'),
  // What follows from the lottery is read and not believed.
  lottoArea: z.literal('VN').optional(),
  prizeMode: z.enum(PRIZE_MODES).optional(),
  device: text(20).optional(),
  platform: z.enum(['html5-desktop', 'html5-mobile']).default('html5-desktop'),
  clientType: z.coerce.number().pipe(z.literal(3)).default(3),
  // Who asks is known by the session; what the page says of it is read and not believed.
  username: text(64).optional(),
  merchantCode: text(40).optional(),
  language: text(8).optional(),
  /** Where the game's own way back leads: a path of this site. */
  backUrl: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[\w\-/?=&.]*$/, 'invalid')
    .optional(),
})

type LaunchIds = Partial<Record<'gameId' | 'roomId' | 'nodeId' | 'gameCode', string | undefined>>
const namesOne = ({ gameId, roomId, nodeId, gameCode }: LaunchIds): boolean =>
  (gameId ?? roomId ?? nodeId ?? gameCode) !== undefined
const NAMELESS = { path: ['gameId'], error: 'required' }

/** A round that its vendor has not ended: held, and resumed where it was. */
const Interrupted = z.strictObject({ roundId: Id, stake: Amount, startedAt: Moment })

const LaunchReply = z.strictObject({
  /** `route` is a page of this site, `frame` a page of the vendor's own that the site frames. */
  kind: z.enum(['route', 'frame']),
  gameUrl: z.string(),
  /** Where the messages of a framed game come from and go to; null for a page of this site. */
  origin: z.string().nullable(),
  gameCode: z.string(),
  displayName: z.string(),
  vassalage: z.string(),
  currency: z.string(),
  /** Whose money is played with: the balance here, or what was moved to a wallet that the vendor keeps. */
  wallet: z.enum(['seamless', 'transfer']),
  /** Until when the address opens the game; null for a page of this site. */
  expiresAt: Moment.nullable(),
  interrupted: z.array(Interrupted),
})
export type LaunchReply = z.output<typeof LaunchReply>

const spec = {
  actor: 'account',
  reply: LaunchReply,
  refusals: [
    'not_logged_in',
    'in_need_true_account',
    'not_found',
    'game_closed',
    'not_in_country',
    'not_in_currency',
    'not_on_device',
    'vendor_unavailable',
  ],
} as const

export const launchGame = get('/wps/game/launchGame', {
  ...spec,
  summary: 'The address at which a game opens',
  query: Asked.refine(namesOne, NAMELESS),
})

export const launchGameByPost = post('/wps/game/launchGame', {
  ...spec,
  summary: 'The same, asked in a body, which may carry the session’s token as an address may not',
  body: Asked.extend({ token: text(200).optional() }).refine(namesOne, NAMELESS),
})

/** What a framed game may say to the page around it. Anything else, and whatever comes from another origin, is not heard. */
export const FrameMessage = z.discriminatedUnion('type', [
  /** It is there and has sized itself. */
  z.strictObject({ type: z.literal('croupier:ready') }),
  /** Money has moved: the page asks for the balance anew. */
  z.strictObject({ type: z.literal('croupier:balance') }),
  /** The player has pressed the game's own way back. */
  z.strictObject({ type: z.literal('croupier:close') }),
  /** The game opens no more: its session is over. */
  z.strictObject({ type: z.literal('croupier:expired') }),
  /** The wallet that the vendor keeps does not cover the stake: the page shows the way to move money there. */
  z.strictObject({ type: z.literal('croupier:funds') }),
])
export type FrameMessage = z.output<typeof FrameMessage>
