import { useInView } from '@croupier/kit/in-view.ts'
import { startTransition, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** An edge of it is not enough, and what the navigation at the foot of a phone covers is not in sight. */
const ABOVE_NAVIGATION = { rootMargin: '0px 0px -88px', threshold: 0.15 }

interface InViewProps {
  readonly children: ReactNode
  /** What keeps its place until then. */
  readonly fallback: ReactNode
}

/** What stands below the first screen: fetched and drawn when its place comes into sight. */
export function InView({ children, fallback }: InViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useInView(place, { waiting: !seen, when: ABOVE_NAVIGATION }, () => startTransition(() => setSeen(true)))
  return seen ? children : <div ref={place}>{fallback}</div>
}
