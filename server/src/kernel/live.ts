import type { Deps } from './deps.ts'
import type { Session } from './session.ts'

/** What a page that watches a topic is shown. `seq` grows with every change and never falls. */
export interface Snapshot {
  readonly seq: number
  readonly data: unknown
}

/** Who watches: a guest has no session. */
export interface Watcher {
  readonly brandId: number
  readonly session: Session | undefined
  /** What follows the colon of the topic. */
  readonly subject: string | undefined
}

/**
 * A topic of the live channel. The state is read after the news, so a missed push heals with the next one.
 * `hears` names the news that changes it; `concerns` says which keys of the news this watcher cares about.
 */
export interface LiveTopic {
  readonly name: string
  readonly actor: 'anyone' | 'account'
  /** Shown also in maintenance and to a refused region: how they hear that the doors are open again. */
  readonly always?: true
  readonly hears: readonly string[]
  /** What may follow the colon at a brand; left out where nothing does. Asked for anew when something unknown is named. */
  readonly subjects?: (deps: Deps, brandId: number) => Promise<ReadonlySet<string>>
  /** Told so often at most, whatever is heard; at once where it is left out. */
  readonly restMs?: number
  /** Pages that understand it are told what has changed in place of the whole state. */
  readonly changes?: true
  readonly concerns: (watcher: Watcher, brandId: number, keys: ReadonlySet<string>) => boolean
  readonly read: (deps: Deps, watcher: Watcher) => Promise<Snapshot | undefined>
}

/** News whose keys are members: the own ones. */
export const concernsMember: LiveTopic['concerns'] = ({ session }, _brandId, keys) =>
  session !== undefined && keys.has(session.memberId)

/** News whose keys are subjects of the brand: those of the one that is watched. */
export const concernsSubject: LiveTopic['concerns'] = ({ subject, ...watcher }, brandId, keys) =>
  watcher.brandId === brandId && subject !== undefined && keys.has(subject)

/** News of the brand: all of them. */
export const concernsBrand: LiveTopic['concerns'] = (watcher, brandId) => watcher.brandId === brandId
