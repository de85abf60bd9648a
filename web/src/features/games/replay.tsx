import type { Round } from '../betting/round.ts'

/** A round played again. */
export const RoundReplay = (_: { readonly round: Round }) => null
