import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, CallerId, Id, Moment, text } from './field.ts'
import { Crashed, Launched, LeftFlight } from './games/crash.ts'
import { DiceChoices, Rolled } from './games/dice.ts'
import { CardShown, HiLoChoices } from './games/hi-lo.ts'
import { KenoChoices, NumbersDrawn } from './games/keno.ts'
import { LimboChoices, Risen } from './games/limbo.ts'
import { MinesChoices, MinesShown, TileOpened } from './games/mines.ts'
import { Dropped, PlinkoChoices } from './games/plinko.ts'
import { BuyChoices, slotEvents, SpinChoices } from './games/slot.ts'
import { WheelChoices, WheelStopped } from './games/wheel.ts'

/** What kind each game is, what a member chooses in it, and what happens in its rounds. Games may share an event: one kind, one shape. */
const FORMS = {
  DICE: { kind: 'instant', choices: DiceChoices, events: [Rolled] },
  LIMBO: { kind: 'instant', choices: LimboChoices, events: [Risen] },
  PLINKO: { kind: 'instant', choices: PlinkoChoices, events: [Dropped] },
  KENO: { kind: 'instant', choices: KenoChoices, events: [NumbersDrawn] },
  WHEEL: { kind: 'instant', choices: WheelChoices, events: [WheelStopped] },
  MINES: { kind: 'instant', choices: MinesChoices, events: [TileOpened, MinesShown] },
  HI_LO: { kind: 'instant', choices: HiLoChoices, events: [CardShown] },
  LUCKY_TWENTY: { kind: 'slot', choices: SpinChoices, events: slotEvents },
  JADE_WAYS: { kind: 'slot', choices: BuyChoices, events: slotEvents },
  STORM_TUMBLE: { kind: 'slot', choices: BuyChoices, events: slotEvents },
  TWIN_LANTERNS: { kind: 'slot', choices: SpinChoices, events: slotEvents },
  MOON_SCROLL: { kind: 'slot', choices: SpinChoices, events: slotEvents },
  HARBOUR_COINS: { kind: 'slot', choices: SpinChoices, events: slotEvents },
  BELL_STREET: { kind: 'slot', choices: SpinChoices, events: slotEvents },
} as const

export type StudioGame = keyof typeof FORMS
/** A game with reels; all of them share a screen and a replay. */
export type SlotGame = { [G in StudioGame]: (typeof FORMS)[G]['kind'] extends 'slot' ? G : never }[StudioGame]

// The keys of the table are its own.
const codes = Object.keys(FORMS) as StudioGame[]

export const STUDIO_GAMES = codes as readonly StudioGame[] as readonly [StudioGame, ...StudioGame[]]

/** Games of which a page says limits and return before the first round: those of one member alone, and the shared one. */
export const SHOWN_GAMES = [...STUDIO_GAMES, 'CRASH'] as const

/** Whether a game has reels. */
export const isSlot = (code: (typeof SHOWN_GAMES)[number]): code is SlotGame =>
  code !== 'CRASH' && FORMS[code].kind === 'slot'

/** The games with reels, as a page can ask for them. */
export const SLOT_GAMES: readonly SlotGame[] = codes.filter(isSlot)

type Form<G extends StudioGame> = (typeof FORMS)[G]
type Schemas<T> = readonly [T, ...T[]]

/** What happens in a game's rounds; a page has a handler for each kind of them. */
export type EventOf<G extends StudioGame> = z.output<Form<G>['events'][number]>
export type ChoicesOf<G extends StudioGame> = z.output<Form<G>['choices']>

export const Choices = z.union(
  codes.map((code) => FORMS[code].choices) as unknown as Schemas<Form<StudioGame>['choices']>,
)

/** What happens in rounds that many share: the flight, and what the own bets did in it. */
const FLIGHT_EVENTS = [Launched, LeftFlight, Crashed] as const

type AnyEvent = Form<StudioGame>['events'][number] | (typeof FLIGHT_EVENTS)[number]

/** What a page plays, in order. One kind, one shape; money as decimal strings, odds with four decimals. */
export const GameEvent = z.discriminatedUnion('kind', [
  ...new Set(codes.flatMap((code): AnyEvent[] => [...FORMS[code].events])),
  ...FLIGHT_EVENTS,
] as unknown as Schemas<AnyEvent>)
export type GameEvent = z.output<typeof GameEvent>

const Bet = <G extends StudioGame>(gameCode: G, choices: Form<G>['choices']) =>
  z.strictObject({
    id: CallerId,
    gameCode: z.literal(gameCode),
    stake: Amount,
    choices,
    /** The table that the page shows; a round by another one is refused. */
    paytableVersion: text(40).optional(),
    /** The money that the page shows: another account may have logged in beside it, such as a trial one. */
    currency: text(8).optional(),
  })
type Bets = { [G in StudioGame]: ReturnType<typeof Bet<G>> }[StudioGame]

export const playRound = post('/wps/studio/rounds', {
  summary:
    'Play one round of an in-house game: bet, outcome and settlement in one step; or open one that goes on step by step',
  actor: 'account',
  limit: 'money',
  body: z.discriminatedUnion(
    'gameCode',
    codes.map((code) => Bet(code, FORMS[code].choices)) as unknown as Schemas<Bets>,
  ),
  reply: z.strictObject({
    roundId: Id,
    /** All that the round paid, the pot included where it fell. */
    payout: z.string(),
    balance: z.string(),
    events: z.array(GameEvent),
    proof: z.strictObject({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.number().int() }),
    /** The round is open and goes on step by step. */
    open: z.boolean(),
  }),
  refusals: [
    'not_logged_in',
    'insufficient_funds',
    'stake_too_small',
    'stake_too_large',
    'stake_not_multiple',
    'paytable_changed',
    'money_changed',
    'limit_reached',
    'play_too_fast',
    'game_closed',
    'bets_paused',
    'buy_not_offered',
    'round_open',
    'id_reused',
  ],
})

const Seeds = z.strictObject({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nonce: z.number().int(),
  nextServerSeedHash: z.string(),
  committedAt: Moment,
  revealed: z.array(
    z.strictObject({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      rounds: z.number().int(),
      revealedAt: Moment,
    }),
  ),
})

export const seeds = get('/wps/studio/seeds', {
  summary: 'The committed seeds and those revealed so far',
  actor: 'account',
  reply: Seeds,
  refusals: ['not_logged_in'],
})

export const rotateSeeds = post('/wps/studio/seeds/rotate', {
  summary: 'Reveal the server seed, take the committed next one, optionally with a new client seed',
  actor: 'account',
  body: z.strictObject({
    id: CallerId,
    clientSeed: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid')
      .optional(),
  }),
  reply: Seeds,
  refusals: ['not_logged_in', 'round_open', 'id_reused'],
})

/** What a game's screen must know before the first round. */
export const studioGame = get('/wps/studio/games/{gameCode}', {
  summary: 'Limits, return and rules of an in-house game, with the pot where it has one',
  actor: 'anyone',
  params: z.object({ gameCode: z.enum(SHOWN_GAMES) }),
  reply: z.strictObject({
    gameCode: z.enum(SHOWN_GAMES),
    name: z.string(),
    vendor: z.string(),
    /** Whether it takes bets now. */
    open: z.boolean(),
    /** Return to player in per cent, four decimals, over all outcomes; the lowest where a game's bets differ. */
    rtp: z.string(),
    profile: z.number().int(),
    paytableVersion: z.string(),
    stakeMin: z.string(),
    stakeMax: z.string(),
    stakeStep: z.string(),
    payoutCap: z.string(),
    pot: z.string().nullable(),
    jackpotSize: z.string().nullable(),
    pace: z.strictObject({ cycleMs: z.number().int(), turbo: z.boolean(), auto: z.boolean(), instant: z.boolean() }),
    /** Whether its feature may be bought from where the page is. */
    buy: z.boolean(),
  }),
  refusals: ['not_found'],
})
