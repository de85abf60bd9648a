import { unitsOf, scale } from '@croupier/engine/money.ts'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { shortText } from '../../parts/play/short-amount.ts'

/** How a chart names its days and amounts: short, and an amount without its sign, which its place says. */
export function useChartTexts() {
  const look = useMoneyLook()
  const day = dateFormat(look.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    dayText: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    tickText: (tick: number) => shortText(unitsOf(Math.abs(tick).toFixed(0), scale) ?? 0n, look),
  }
}
