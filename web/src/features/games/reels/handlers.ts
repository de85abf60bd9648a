import type { SlotEvent } from '@croupier/contract/games/slot.ts'
import type { Handlers } from '../player.ts'
import { multipleOf } from '../../../parts/play/amounts.ts'
import type { PlayedRound } from '../../../parts/play/round-machine.ts'
import { playSound, winSound } from '../../../parts/play/sound.ts'
import { endsFree, freeAt, freeWon, spinWon } from './events.ts'
import type { ExpansionEvent, WindowEvent, SpinEvent, TumbleEvent } from './events.ts'
import type { Scene, View } from './scene.ts'
import { emptyView } from './scene.ts'
import type { Title } from './title.ts'
import { goneBefore, winShows } from './win-shows.ts'

/** What the handlers may do on the stage. */
export interface Stage {
  readonly spinTo: (event: SpinEvent) => Promise<void>
  readonly tumbleTo: (event: TumbleEvent, gone: ReadonlySet<string>) => Promise<void>
  readonly growTo: (event: ExpansionEvent) => Promise<void>
  readonly setView: (next: (view: View) => View) => void
  /** Waits, or goes on at once when the player presses. */
  readonly wait: (ms: number) => Promise<void>
  readonly say: (event: SlotEvent) => void
}

const beforeTumbleMs = 700
const paid = (amount: string) => /[1-9]/.test(amount)

/** A round as its title shows it; `bet` is what its wins are counted from. */
export interface ShownRound {
  readonly title: Title
  readonly round: Pick<PlayedRound, 'events'>
  readonly bet: string
}

/** How the reel player shows each kind of event of a round. */
export function handlersOf(shown: ShownRound, stage: Stage): Handlers<SlotEvent> {
  const course = new Course(shown, stage)
  return { ...windowHandlers(course), ...featureHandlers(course) }
}

/** A round while it is shown: what every handler of it does in the same way. */
class Course {
  readonly title: Title
  readonly events: PlayedRound['events']
  readonly bet: string
  readonly stage: Stage

  constructor({ title, round, bet }: ShownRound, stage: Stage) {
    this.title = title
    this.events = round.events
    this.bet = bet
    this.stage = stage
  }

  placeOf(event: SlotEvent): number {
    return this.events.indexOf(event)
  }

  times(amount: string): number {
    return multipleOf(amount, this.bet)
  }

  async scene(shown: Scene, ms: number): Promise<void> {
    this.stage.setView((view) => ({ ...view, scene: shown }))
    await this.stage.wait(ms)
    this.stage.setView((view) => ({ ...view, scene: undefined }))
  }

  /** The window stands: what it won is lit, added up, heard and said. */
  async land(event: WindowEvent): Promise<void> {
    const place = this.placeOf(event)
    const amount = spinWon(this.events, place + 1)
    const sound = winSound(this.times(event.amount))
    if (sound) playSound(sound)
    const result = {
      key: String(event.index),
      window: event.window,
      shows: winShows(this.title, event),
      amount,
      stake: this.bet,
      celebrated: this.times(amount) > 1,
    }
    this.stage.setView((view) => ({ ...view, result, free: freeAt(this.events, place + 1) }))
    this.stage.say(event)
    const tumbles = this.events[place + 1]?.kind === 'tumbled'
    await this.stage.wait(tumbles ? beforeTumbleMs : restAfter(event, this.times(event.amount)))
  }

  /** The free spins end with whatever happened last in them. */
  async endFree(event: SlotEvent): Promise<void> {
    const place = this.placeOf(event)
    if (endsFree(this.events, place))
      await this.scene({ kind: 'free_spins_over', amount: freeWon(this.events, place + 1) }, 2600)
  }
}

type SlotHandlers<K extends SlotEvent['kind']> = Handlers<Extract<SlotEvent, { kind: K }>>

/** Spins, tumbles, covered reels and what multiplies them. */
function windowHandlers(course: Course): SlotHandlers<'spun' | 'tumbled' | 'expanded' | 'multiplied'> {
  const { events, stage, title } = course
  // What the spin has won so far stays on the plate.
  const clear = () => stage.setView((view) => ({ ...view, result: view.result && { ...view.result, shows: [] } }))
  return {
    spun: async (event) => {
      const place = course.placeOf(event)
      const free = freeAt(events, place + 1)
      stage.setView(() => ({ ...emptyView, free: free && { ...free, won: freeWon(events, place) } }))
      await stage.spinTo(event)
      await course.land(event)
      if (event.awarded > 0 && events[place + 1]?.kind !== 'feature_started') {
        playSound('win_10')
        await course.scene({ kind: 'free_spins', count: event.awarded, more: event.free, symbol: undefined }, 2400)
      }
      await course.endFree(event)
    },
    tumbled: async (event) => {
      clear()
      await stage.tumbleTo(event, goneBefore(title, events, course.placeOf(event)))
      await course.land(event)
      await course.endFree(event)
    },
    expanded: async (event) => {
      clear()
      await stage.growTo(event)
      await course.land(event)
      await course.endFree(event)
    },
    multiplied: async (event) => {
      const count = course.placeOf(event) + 1
      playSound(winSound(course.times(event.amount)) ?? 'win')
      stage.say(event)
      await course.scene({ kind: 'multiplied', by: event.by, from: event.from, amount: event.amount }, 1800)
      const amount = spinWon(events, count)
      stage.setView((view) => ({
        ...view,
        result: view.result && { ...view.result, amount, celebrated: course.times(amount) > 1 },
        free: freeAt(events, count),
      }))
      await stage.wait(500)
      await course.endFree(event)
    },
  }
}

/** What begins and ends, what is held, the pot and the cap. */
function featureHandlers(
  course: Course,
): SlotHandlers<'feature_started' | 'held' | 'collected' | 'jackpot_won' | 'capped'> {
  const { stage, events } = course
  return {
    feature_started: async (event) => {
      playSound('win_10')
      stage.say(event)
      const { feature, count, symbol } = event
      const start: Scene =
        feature === 'respins' ? { kind: 'respins', count } : { kind: 'free_spins', count, more: false, symbol }
      await course.scene(start, course.title.stays ? 1300 : 2400)
    },
    held: async (event) => {
      const news = event.coins.length > heldBefore(events, course.placeOf(event))
      if (news) playSound('coin', event.coins.length)
      stage.setView((view) => ({ ...view, result: undefined, held: event }))
      stage.say(event)
      await stage.wait(news ? 1100 : 800)
    },
    collected: async (event) => {
      playSound(winSound(course.times(event.amount)) ?? 'win')
      stage.say(event)
      await course.scene({ kind: 'collected', amount: event.amount, full: event.full }, 2600)
      stage.setView((view) => ({ ...view, held: undefined }))
    },
    jackpot_won: async (event) => {
      playSound('win_50')
      stage.say(event)
      await course.scene({ kind: 'jackpot', amount: event.amount }, 6000)
    },
    capped: async (event) => {
      stage.say(event)
      await course.scene({ kind: 'capped', amount: event.at }, 3000)
    },
  }
}

/** How many coins were held before this event. */
function heldBefore(events: PlayedRound['events'], place: number): number {
  const last = events[place - 1]
  return last?.kind === 'held' ? last.coins.length : 0
}

// A paid spin gives the button back soon; a free one shows its wins before the next begins.
function restAfter(event: WindowEvent, multiple: number): number {
  if (multiple >= 50) return 3000
  if (multiple >= 10) return 2000
  if (!event.free) return paid(event.amount) ? 600 : 120
  return paid(event.amount) ? 1300 : 350
}
