import type { DashboardFigures } from './figures.tsx'

interface Bar {
  readonly at: number
  readonly paidIn: number
  readonly paidOut: number
}

/** The bars of a chart up to now, those without anything included. */
export function everyBar({ from, to, now, bars, barSeconds }: DashboardFigures): Bar[] {
  const byTime = new Map(bars.map((bar) => [Date.parse(bar.at), bar]))
  const [first, last] = [Date.parse(from), Math.min(Date.parse(to), Date.parse(now))]
  const count = Math.max(1, Math.ceil((last - first) / (barSeconds * 1000)))
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * barSeconds * 1000
    const bar = byTime.get(at)
    return { at, paidIn: Number(bar?.in ?? 0), paidOut: Number(bar?.out ?? 0) }
  })
}
