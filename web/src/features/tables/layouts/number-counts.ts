import type { TableSummary } from '@croupier/contract/tables.ts'

export interface NumberCount {
  readonly number: number
  readonly times: number
}

/** How often each number of the wheel fell, the most first; of those alike the smaller number. */
export const countsOf = (summaries: readonly TableSummary[]): readonly NumberCount[] =>
  Array.from({ length: 37 }, (_, number) => ({
    number,
    times: summaries.filter(({ score }) => Number(score) === number).length,
  })).toSorted((one, other) => other.times - one.times || one.number - other.number)

/** In which part of the rounds this spot won. */
export const shareOf = (summaries: readonly TableSummary[], spot: string): number =>
  summaries.filter(({ won }) => won.includes(spot)).length / summaries.length
