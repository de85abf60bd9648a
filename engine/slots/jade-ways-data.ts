import type { Pays } from './paylines.ts'
import { stripsOf } from './reels.ts'

// Jade Ways' strips and pays (rulebook §20). Change any figure and the version changes with it, because rounds that were
// played under the old one must still verify.

export const paytableVersion = 'jade-ways-1'

export const wild = 'W'
export const scatter = 'S'
export const rows = 3

/** A stake is this many coins; a way of three or more from the left pays so many of them. */
export const coinsPerStake = 25

/** The reels of a paid spin, from left to right. */
export const baseStrips = stripsOf([
  'J Q P3 P1 A J P1 K Q P4 A K P4 Q K A S J P2 K P3 P4 P2 Q J P2 Q P4 P3 A',
  'A P1 P3 K J P2 P4 J P2 P3 J Q A P4 Q A P3 P2 A W K J Q S P4 K P1 J K Q',
  'Q J P2 A K Q J S A K J P3 P4 K A J P1 Q K P2 P4 P1 P3 P4 W Q P4 J A P3',
  'A Q J P2 Q A K J Q P1 P3 K W P4 J A P4 P2 J A P3 P1 Q J K S P4 P2 K P3',
  'P4 P1 K A P3 J P2 P4 A J Q K J Q K A S P3 J P4 Q J P4 P3 Q P2 A P1 K P2',
])

/** The reels of a free spin. */
export const freeStrips = stripsOf([
  'P4 K P3 A P2 K J Q P4 K A Q P3 P4 A P2 Q P1 J Q P1 P4 K J S A J P2 P3 P1',
  'P3 P2 Q W J Q P4 P2 P1 J K P3 A W K A Q J P3 K A P2 K P4 W A P4 P1 S Q',
  'P2 P1 S P4 A P3 Q A J P4 Q P3 K W P1 P3 K J W Q K A P2 K Q P4 P2 J A W',
  'P4 P2 Q W S A P1 P3 P4 K P3 Q W P2 P3 Q A P1 W J K P2 J K A P4 K A Q J',
  'P1 K J P2 K J P4 K Q S A P3 P1 Q K P1 A P4 P3 Q J A P2 Q P4 J A P3 P2 P4',
])

/** What a way of 3, 4 and 5 from the left pays, in coins. */
export const pays: Pays = {
  P1: { 3: 30, 4: 100, 5: 400 },
  P2: { 3: 20, 4: 60, 5: 250 },
  P3: { 3: 15, 4: 30, 5: 200 },
  P4: { 3: 12, 4: 25, 5: 150 },
  A: { 3: 8, 4: 20, 5: 40 },
  K: { 3: 6, 4: 15, 5: 30 },
  Q: { 3: 5, 4: 15, 5: 30 },
  J: { 3: 4, 4: 12, 5: 25 },
}

/** What 3, 4 and 5 scatters anywhere pay, in coins. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 50, 4: 250, 5: 1250 }

/** The free spins that 3, 4 and 5 scatters award, in free spins too, without limit; every win in them counts twice. */
export const awards: Readonly<Record<number, number>> = { 3: 10, 4: 15, 5: 20 }
export const freeMultiplier = 2

/** Ten free spins at once, without a paid spin before them, for forty stakes. */
export const buy = { price: 40, spins: 10 } as const
