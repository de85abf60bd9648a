/** The six pictures of fish, prawn and crab, by the value of a die that shows them. */
export const FACES = ['fish', 'prawn', 'gourd', 'coin', 'crab', 'rooster'] as const
export type FaceName = (typeof FACES)[number]

/** What stands on a die of this value. */
export const faceOf = (value: number): FaceName => FACES[value - 1] ?? 'fish'
