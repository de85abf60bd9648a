import type { SlotEvent } from '@croupier/contract/games/slot.ts'
import type { GameEvent } from '@croupier/contract/studio.ts'
import type { Handlers } from '../player.ts'
import { multipleOf, sumOf } from '../purse.ts'
import type { Played } from '../round-desk.ts'
import { playSound, winSound } from '../sound.ts'
import type { Scene, View } from './scene.ts'
import { emptyView } from './scene.ts'
import type { Spun } from './win-shows.ts'

/** What the handlers may do on the stage. */
export interface Stage {
  readonly spinTo: (event: Spun) => Promise<void>
  readonly setView: (next: (view: View) => View) => void
  /** Waits, or goes on at once when the player presses. */
  readonly wait: (ms: number) => Promise<void>
  readonly say: (event: GameEvent) => void
}

const won = (amount: string) => /[1-9]/.test(amount)

/** What all free spins up to this one have paid; what the paid spin itself won is not among it. */
export const freeWonBy = (events: readonly GameEvent[], index: number): string =>
  sumOf([
    '0.00',
    ...events.flatMap((event) => (event.kind === 'spun' && event.free && event.index <= index ? [event.amount] : [])),
  ])

/** How Lucky Twenty shows each kind of event of this round. */
export function handlersOf(
  round: Played,
  stage: Stage,
): Handlers<Extract<SlotEvent, { kind: 'spun' | 'jackpot_won' | 'capped' }>> {
  const scene = async (shown: Scene, ms: number) => {
    stage.setView((view) => ({ ...view, scene: shown }))
    await stage.wait(ms)
    stage.setView((view) => ({ ...view, scene: undefined }))
  }

  return {
    spun: async (event) => {
      const free = event.free
        ? {
            index: event.index,
            of: event.index + event.left - event.awarded,
            won: freeWonBy(round.events, event.index - 1),
          }
        : undefined
      stage.setView(() => ({ ...emptyView, free }))
      await stage.spinTo(event)

      const celebrated = multipleOf(event.amount, round.stake) > 1
      const sound = winSound(multipleOf(event.amount, round.stake))
      if (sound) playSound(sound)
      stage.setView((view) => ({
        ...view,
        result: { event, stake: round.stake, celebrated },
        free: free && { ...free, won: freeWonBy(round.events, event.index) },
      }))
      stage.say(event)
      await stage.wait(restAfter(event, multipleOf(event.amount, round.stake)))

      if (event.awarded > 0) {
        playSound('win_10')
        await scene({ kind: 'free_spins', count: event.awarded, more: event.free }, 2400)
      }
      if (event.free && event.left === 0)
        await scene({ kind: 'free_spins_over', amount: freeWonBy(round.events, event.index) }, 2600)
    },
    jackpot_won: async (event) => {
      playSound('win_50')
      stage.say(event)
      await scene({ kind: 'jackpot', amount: event.amount }, 6000)
    },
    capped: async (event) => {
      stage.say(event)
      await scene({ kind: 'capped', amount: event.at }, 3000)
    },
  }
}

// A paid spin gives the button back soon; a free one shows its wins before the next begins.
function restAfter(event: Spun, multiple: number): number {
  if (multiple >= 50) return 3000
  if (multiple >= 10) return 2000
  if (!event.free) return won(event.amount) ? 600 : 120
  return won(event.amount) ? 1300 : 350
}
