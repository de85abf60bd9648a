import { z } from 'zod'

/** A whole number from the least to the most, both included. */
export const count = (least: number, most: number) => z.number().int().min(least).max(most)
