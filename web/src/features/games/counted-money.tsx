import { amountText, scale } from '@croupier/engine/money.ts'
import { figures, signOf, useMoneyLook } from '@croupier/kit/money.tsx'
import { useEffect, useRef, useState } from 'react'
import classes from './counted-money.module.css'
import { unitsSaid } from './purse.ts'
import { prefersStill } from './prefers-still.ts'

interface CountedMoneyProps {
  readonly amount: string
  /** How long the counting takes; never more than 400 for a balance. */
  readonly ms?: number
  /** What it counts from when it first appears; itself when left out. */
  readonly from?: string
}

/** An amount that counts to its new value. Readers hear only the value. */
export function CountedMoney({ amount, ms = 400, from }: CountedMoneyProps) {
  const look = useMoneyLook()
  const shown = useCounted(unitsSaid(amount), unitsSaid(from ?? amount), ms)
  // Whole payable steps on the way, too.
  const step = 10n ** BigInt(scale - look.decimals)
  const text = amountText(shown - (shown % step), look.decimals)

  const sign = <span className={look.signAfter ? classes.after : classes.before}>{look.sign}</span>
  return (
    <span className={classes.money}>
      {look.signAfter ? null : sign}
      <span aria-hidden>{signOf(text, 'plain') + figures(text, look)}</span>
      <span className="sr-only">{signOf(amount, 'plain') + figures(amount, look)}</span>
      {look.signAfter ? sign : null}
    </span>
  )
}

function useCounted(units: bigint, first: bigint, ms: number): bigint {
  const [shown, setShown] = useState(first)
  const standing = useRef(first)
  useEffect(() => {
    const start = standing.current
    const show = (next: bigint) => {
      standing.current = next
      setShown(next)
    }
    if (start === units) return
    const begun = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const share = prefersStill() ? 1 : Math.min(1, (now - begun) / ms)
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * 10_000))
      show(share === 1 ? units : start + ((units - start) * eased) / 10_000n)
      if (share < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [units, ms])
  return shown
}
