import { Text } from '@croupier/kit/layout/layout.tsx'
import { amountText, scale } from '@croupier/engine/money.ts'
import { figures, type MoneyLook, signOf, useMoneyLook } from '@croupier/kit/money.tsx'
import { useLayoutEffect, useRef } from 'react'
import classes from './counted-money.module.css'
import { unitsSaid } from './amounts.ts'
import { prefersReducedMotion } from './reduced-motion.ts'
import { writeText } from './write-text.ts'

interface CountedMoneyProps {
  readonly amount: string
  /** How long the counting takes; never more than 400 for a balance. */
  readonly ms?: number
  /** What it counts from when it first appears; itself when left out. */
  readonly from?: string
}

/** Often enough to be seen as counting; every frame would be twice the work for the same eye. */
const betweenMs = 64

/** An amount that counts to its new value. Readers hear only the value. */
export function CountedMoney({ amount, ms = 400, from }: CountedMoneyProps) {
  const look = useMoneyLook()
  const counted = useCounted({ units: unitsSaid(amount), first: unitsSaid(from ?? amount), ms, look })

  const sign = <span className={look.signAfter ? classes.after : classes.before}>{look.sign}</span>
  return (
    <Text nowrap num>
      {look.signAfter ? null : sign}
      <span aria-hidden ref={counted} />
      <span className="sr-only">{signOf(amount, 'plain') + figures(amount, look)}</span>
      {look.signAfter ? sign : null}
    </Text>
  )
}

interface CountProps {
  readonly units: bigint
  readonly first: bigint
  readonly ms: number
  readonly look: MoneyLook
}

/** The element that it is written to: directly, since rendering each step takes longer than a slow phone has for a frame. */
function useCounted({ units, first, ms, look: { language, decimals } }: CountProps) {
  const element = useRef<HTMLSpanElement>(null)
  const standing = useRef(first)
  useLayoutEffect(() => {
    const show = (next: bigint) => {
      standing.current = next
      // Whole payable steps on the way, too.
      const step = 10n ** BigInt(scale - decimals)
      const text = amountText(next - (next % step), decimals)
      writeText(element.current, signOf(text, 'plain') + figures(text, { language, decimals }))
    }
    const start = standing.current
    if (start === units || prefersReducedMotion()) return show(units)
    show(start)
    const begun = performance.now()
    let written = begun
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, (now - begun) / ms)
      if (share === 1) return show(units)
      frame = requestAnimationFrame(count)
      if (now - written < betweenMs) return
      written = now
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * 10_000))
      show(start + ((units - start) * eased) / 10_000n)
    })
    return () => cancelAnimationFrame(frame)
  }, [units, ms, language, decimals])
  return element
}
