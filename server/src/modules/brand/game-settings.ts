import { isSlot, STUDIO_GAMES, type StudioGame } from '@croupier/contract/studio.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'
import { Money } from './money-setting.ts'

/** What a brand says of each game of the studio. */
const ofEach = <T>(say: (code: StudioGame) => T) =>
  // Every game has its entry.
  Object.fromEntries(STUDIO_GAMES.map((code) => [code, say(code)])) as Record<StudioGame, T>

/** In the brand's own currency. A game that a brand says nothing of is not offered there. */
const Limits = z.strictObject({
  /** Whether new rounds are taken; what is open goes on. */
  open: z.boolean().prefault(true),
  stakeMin: Money,
  stakeMax: Money,
  stakeStep: Money,
  /** The most a round pays beside the pot. */
  payoutCap: Money,
  /** Return to player of the game's tables in per cent: 99 or 97. */
  profile: z.literal([99, 97]).prefault(99),
  /** Of a game with a pot: it falls with probability stake / size. */
  jackpotSize: Money.nullable().prefault(null),
})

/** The pace of the standards, where a brand says nothing else. */
const paceOf = (code: StudioGame) =>
  z
    .strictObject({
      /** The shortest time from one round to the next. */
      cycleMs: count(0, 60_000).prefault(isSlot(code) ? 2500 : 5000),
      turbo: z.boolean().prefault(false),
      auto: z.boolean().prefault(false),
      instant: z.boolean().prefault(false),
      /** Whether a title's feature may be bought. */
      buy: z.boolean().prefault(false),
    })
    .prefault({})

/** Shared games beside those that each member plays alone. */
export const GameLimits = z.strictObject({ ...ofEach(() => Limits.optional()), CRASH: Limits.optional() }).prefault({})

export const Pace = z
  .strictObject({
    /** Whether the server refuses what the page should not have sent yet. */
    enforced: z.boolean().prefault(false),
    /** ISO 3166 codes of countries where no feature is sold, whatever a title allows. */
    buyClosedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).prefault([]),
    ...ofEach(paceOf),
    /** A shared round has its own time; what is left is whether bets may be placed by themselves. */
    CRASH: z.strictObject({ auto: z.boolean().prefault(false) }).prefault({}),
  })
  .prefault({})

/** What becomes of rounds that go on step by step and are left. */
export const OpenRounds = z
  .strictObject({
    /** After so long without a step a round is shown as interrupted. */
    interruptedMinutes: count(1, 1440).prefault(10),
    /** After so long it ends by itself. */
    endDays: count(1, 365).prefault(30),
  })
  .prefault({})

/** What becomes of rounds that vendors leave. */
export const VendorRounds = z
  .strictObject({
    /** A vendor settles within seconds; after so long the stake is held, shown, and may be ended by two people. */
    silentMinutes: count(5, 10_080).prefault(15),
  })
  .prefault({})

/** How the shared crash rounds go. */
export const CrashSettings = z
  .strictObject({
    bettingMs: count(1000, 60_000).prefault(7000),
    pauseMs: count(1000, 60_000).prefault(3000),
    /** How many rounds a chain of hashes lasts. */
    links: count(1000, 10_000_000).prefault(1_000_000),
  })
  .prefault({})
