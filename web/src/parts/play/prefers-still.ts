/** Whether a person asked for less motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
