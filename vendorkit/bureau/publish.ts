import { randomUUID } from 'node:crypto'
import { mistyped, type OfficialNumbers } from './numbers.ts'
import type { Draw, Store } from './store.ts'
import { takeSwitch } from './switches.ts'

/** What a notice says, beside the moment of signing. */
export interface ResultPayload {
  readonly jti: string
  readonly type: 'draw_result' | 'draw_corrected'
  readonly gameCode: string
  readonly issueNo: string
  readonly drawAt: string
  readonly version: number
  readonly numbers: readonly string[]
  readonly at: string
}

export interface PublishOptions {
  readonly store: Store
  readonly numbers: OfficialNumbers
  /** By the site's clock. */
  readonly now: Date
}

const MINUTE_MS = 60_000
/** Before any lottery closes. */
export const EARLY_MINUTES = 45
export const LATE_MINUTES = 60
export const CORRECT_MINUTES = 10

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS).toISOString()

/** Give out every result that is due, in the order of the draws, however much was missed. */
export function publishDue(options: PublishOptions): void {
  const { store, now } = options
  const moment = now.toISOString()
  for (const draw of store.drawsUntil(after(now, EARLY_MINUTES))) {
    store.together(() => {
      const { drawAt, lateUntil } = draw
      if (lateUntil !== null) {
        if (lateUntil <= moment) publish(options, draw)
      } else if (drawAt > moment) {
        if (takeSwitch(store, 'early')) publish(options, draw)
      } else if (takeSwitch(store, 'late')) {
        store.putDraw({ ...draw, lateUntil: after(new Date(drawAt), LATE_MINUTES) })
      } else publish(options, draw)
    })
  }
}

/** Give a result out now, whether it is time or not; one that was given out stays. */
export function publishNow(options: PublishOptions, gameCode: string, issueNo: string): void {
  const { store } = options
  store.together(() => {
    const draw = store.draw(gameCode, issueNo)
    if (draw?.version === 0) publish(options, draw)
  })
}

/** Correct what was given out wrong on purpose, once it is time. */
export function correctDue(options: PublishOptions): void {
  const { store, now } = options
  for (const draw of store.drawsToCorrect(now.toISOString())) store.together(() => correct(options, draw))
}

/** Give other numbers out: the official ones, or mistyped ones where those stand. */
export function correctNow(options: PublishOptions, gameCode: string, issueNo: string): void {
  const { store } = options
  store.together(() => {
    const draw = store.draw(gameCode, issueNo)
    if (draw && draw.version > 0) correct(options, draw)
  })
}

function publish({ store, numbers, now }: PublishOptions, draw: Draw): void {
  const official = numbers.official(draw)
  const isWrong = takeSwitch(store, 'wrong')
  const isCorrected = takeSwitch(store, 'corrected')
  const published = {
    ...draw,
    publishedAt: now.toISOString(),
    numbers: isWrong || isCorrected ? mistyped(official) : official,
    version: 1,
    correctAt: isCorrected ? after(now, CORRECT_MINUTES) : null,
  }
  store.putDraw(published)
  tell(store, published, 'draw_result')
}

function correct({ store, numbers, now }: PublishOptions, draw: Draw): void {
  const official = numbers.official(draw)
  const isWrong = JSON.stringify(draw.numbers) !== JSON.stringify(official)
  const corrected = {
    ...draw,
    publishedAt: now.toISOString(),
    numbers: isWrong ? official : mistyped(official),
    version: draw.version + 1,
    correctAt: null,
  }
  store.putDraw(corrected)
  tell(store, corrected, 'draw_corrected')
}

type PublishedDraw = Draw & Pick<ResultPayload, 'numbers'> & { readonly publishedAt: string }

/** Keep the notice that tells it, with whatever is to be tried out on that. */
function tell(store: Store, draw: PublishedDraw, type: ResultPayload['type']): void {
  if (takeSwitch(store, 'silent')) return
  const { gameCode, issueNo, drawAt, version, numbers, publishedAt: at } = draw
  const payload: ResultPayload = { jti: randomUUID(), type, gameCode, issueNo, drawAt, version, numbers, at }
  const nowMs = Date.now()
  store.insertNotice({
    id: payload.jti,
    payload: JSON.stringify(payload),
    subjectId: `${gameCode} ${issueNo}`,
    state: 'waiting',
    tries: 0,
    copies: takeSwitch(store, 'doubled') ? 2 : 1,
    forged: takeSwitch(store, 'forged') ? 1 : 0,
    dueMs: nowMs,
    madeMs: nowMs,
    answer: null,
  })
}
