import { useSyncExternalStore } from 'react'

/** What a code is asked for; each counts down by itself. */
export type CodePurpose = 'login' | 'provider' | 'register' | 'recover_phone' | 'recover_email'

const TICK_MS = 250
const ends = new Map<CodePurpose, number>()
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

/** From now on so many seconds pass before another code may be asked for. They pass whether or not anybody looks. */
export function startCountdown(purpose: CodePurpose, seconds: number, now = Date.now()) {
  ends.set(purpose, now + seconds * 1000)
  tell()
}

/** Seconds that are left, rounded up; 0 when another code may be asked for. */
export const secondsLeft = (purpose: CodePurpose, now = Date.now()): number =>
  Math.max(0, Math.ceil(((ends.get(purpose) ?? 0) - now) / 1000))

/** The seconds left, again whenever one has passed. */
export const useCountdown = (purpose: CodePurpose): number =>
  useSyncExternalStore(
    watch,
    () => secondsLeft(purpose),
    () => 0,
  )

function watch(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(tell, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** Seconds as a clock shows them: 2:05. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
