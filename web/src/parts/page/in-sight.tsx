import { useInSight } from '@croupier/kit/in-sight.ts'
import { startTransition, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** An edge of it is not enough, and what the navigation at the foot of a phone covers is not in sight. */
const ABOVE_NAVIGATION = { rootMargin: '0px 0px -88px', threshold: 0.15 }

interface InSightProps {
  readonly children: ReactNode
  /** What keeps its place until then. */
  readonly fallback: ReactNode
}

/** What stands below the first screen: fetched and drawn when its place comes into sight. */
export function InSight({ children, fallback }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useInSight(place, { waiting: !seen, when: ABOVE_NAVIGATION }, () => startTransition(() => setSeen(true)))
  return seen ? children : <div ref={place}>{fallback}</div>
}
