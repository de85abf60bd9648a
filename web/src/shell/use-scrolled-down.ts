import { useEffect, useState } from 'react'

/** Far enough from the top and from the last turn that a finger's tremble changes nothing. */
const TOP_PX = 120
const TURN_PX = 12

/** Whether the visitor is on the way down the page. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let turned = window.scrollY
    const onScroll = () => {
      // While a modal is open the page is fixed and says 0.
      if (document.body.style.position === 'fixed') return
      const { scrollY } = window
      if (Math.abs(scrollY - turned) < TURN_PX) return
      setDown(scrollY > turned && scrollY > TOP_PX)
      turned = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return down
}
