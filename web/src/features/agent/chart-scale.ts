import { scale as DECIMALS } from '@croupier/engine/money.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

/** From where to where a chart reaches, and where its lines stand. */
export interface ChartScale {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 5, 10]

/** A scale in round steps, about `lines` of them, that holds every value and zero. */
export function scaleOf(values: readonly number[], lines = 4): ChartScale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const rough = Math.max((most - least) / lines, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find((one) => one * power >= rough) ?? 10)
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), 1)]
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
  return { low: first * step, high: last * step, ticks }
}

/** How high a value stands on a scale, in per cent from its foot. */
export const heightAt = ({ low, high }: ChartScale, value: number): number => ((value - low) / (high - low)) * 100

/** An amount as a length to draw; what is read is the amount itself. */
export const lengthFrom = (amount: string): number => Number(unitsFrom(amount)) / 10 ** DECIMALS
