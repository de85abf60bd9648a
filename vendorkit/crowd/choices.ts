import type { ChoicesOf, StudioGame } from '@croupier/contract/studio.ts'
import { isSlot, STUDIO_GAMES } from '@croupier/contract/studio.ts'
import type { Random } from './random.ts'

type AnyChoices = { readonly [G in StudioGame]: (random: Random) => ChoicesOf<G> }

const KENO_NUMBERS = 40

function someNumbers(random: Random): number[] {
  const count = 3 + random.below(6)
  const numbers = new Set<number>()
  while (numbers.size < count) numbers.add(1 + random.below(KENO_NUMBERS))
  return [...numbers]
}

const spin = () => ({})
const play = () => ({ bought: false })

/** How people bet: mostly near even chances, now and then for a long shot. */
export const CHOICES: AnyChoices = {
  DICE: (random) => ({
    target: random.pick(['50.00', '33.00', '75.00', '25.00', '10.00']),
    over: random.below(2) === 0,
  }),
  LIMBO: (random) => ({ target: random.pick(['2.00', '1.50', '3.00', '5.00', '10.00', '50.00']) }),
  PLINKO: (random) => ({ rows: 8 + random.below(9), risk: random.pick(['low', 'medium', 'high']) }),
  KENO: (random) => ({ numbers: someNumbers(random), risk: random.pick(['classic', 'high']) }),
  WHEEL: (random) => ({ segments: random.pick([10, 20, 30, 40, 50]), risk: random.pick(['low', 'medium', 'high']) }),
  MINES: (random) => ({ mines: 1 + random.below(6) }),
  HI_LO: spin,
  LUCKY_TWENTY: spin,
  JADE_WAYS: play,
  STORM_TUMBLE: play,
  TWIN_LANTERNS: spin,
  MOON_SCROLL: spin,
  HARBOUR_COINS: spin,
  BELL_STREET: spin,
}

const split = (wanted: boolean) => STUDIO_GAMES.filter((code) => isSlot(code) === wanted)

/** The games of each kind. Neither list is empty. */
export const GAMES = { slots: split(true), instant: split(false) } as const
