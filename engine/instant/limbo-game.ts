import { accepted, declined, fieldOf } from '../studio-game.ts'
import type { OneStepGame } from '../studio-game.ts'
import { hundredthsText } from '../wire.ts'
import { isTarget, limboMultiplier, paytableVersion, playLimbo } from './limbo.ts'
import type { LimboChoices, RiseEvent } from './limbo.ts'
import { multiplierText, paidAt } from './odds.ts'

/** The target of a text such as `2`, `1.5` or `1.50`, in hundredths; undefined when it is anything else. */
export function limboTarget(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === '' ? undefined : Number(whole + decimals.padEnd(2, '0'))
}

/** Limbo as the studio plays it. */
export const limbo: OneStepGame<LimboChoices, RiseEvent> = {
  code: 'LIMBO',
  name: 'Limbo',
  multiStep: false,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: { target: '2.00' },
  rtp: (profile) => `${profile}.0000`,
  accept(choices) {
    const target = limboTarget(String(fieldOf(choices, 'target')))
    return target !== undefined && isTarget(target)
      ? accepted({ target })
      : declined('target', 'not_allowed', 'a target that is not offered')
  },
  cost: ({ stake }) => stake,
  topPayout: (bet) => paidAt(limboMultiplier(bet.choices), bet),
  play: playLimbo,
  wire: (events) =>
    events.map((event) => ({
      ...event,
      result: hundredthsText(event.result),
      target: hundredthsText(event.target),
      multiplier: multiplierText(event.multiplier),
    })),
  drawn: (events) => [String(fieldOf(events[0], 'result'))],
  draws: () => [{ name: 'point', of: 1n << 52n, wide: true }],
}
