const SHOWN = 'popupsShown'
const OFF = 'popups'

/** Whether this browser wants no notices that open by themselves. */
export const popupsOff = (): boolean => localStorage.getItem(OFF) === 'off'

/** Choose whether notices open by themselves in this browser. */
export function setPopupsOff(off: boolean) {
  if (off) localStorage.setItem(OFF, 'off')
  else localStorage.removeItem(OFF)
}

/** Whether this visitor has had notices open by themselves today already. */
export const shownToday = (who: string, day: string): boolean => daysIn(localStorage.getItem(SHOWN))[who] === day

/** Note that notices have opened for this visitor today. Earlier days are forgotten. */
export function noteShown(who: string, day: string) {
  const today = Object.entries(daysIn(localStorage.getItem(SHOWN))).filter(([, known]) => known === day)
  localStorage.setItem(SHOWN, JSON.stringify(Object.fromEntries([...today, [who, day]])))
}

/** The days in what a browser has kept, by visitor; none where that is something else. */
export function daysIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
