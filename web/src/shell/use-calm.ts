import { useEffect, useState } from 'react'

/** What a page was opened for stands by then, and answers the first touch. */
const SOON_MS = 200

let calm = false

/** Whether the page has drawn what it was opened for: until then the line and the processor are for that alone. */
export function useCalm(): boolean {
  const [is, setIs] = useState(calm)
  useEffect(() => {
    if (is) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const painted = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        calm = true
        setIs(true)
      }, SOON_MS)
    })
    return () => {
      cancelAnimationFrame(painted)
      clearTimeout(timer)
    }
  }, [is])
  return is
}
