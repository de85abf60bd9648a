/** When a world begins that does not say when. */
export const FIRST_DAY = '2026-11-21T12:00:00.000Z'
