import { useLayoutEffect } from 'react'

let open = 0
let kept = 0

/** While `opened`, the page below stands still where it was; afterwards it is back at that very place. Modals may lie on modals. */
export function useFixedPage(opened: boolean) {
  useLayoutEffect(() => {
    if (!opened) return undefined
    if (open === 0) fix()
    open += 1
    return () => {
      open -= 1
      if (open === 0) release()
    }
  }, [opened])
}

function fix() {
  kept = window.scrollY
  const bar = window.innerWidth - document.documentElement.clientWidth
  Object.assign(document.body.style, {
    position: 'fixed',
    top: `-${kept}px`,
    left: '0',
    right: '0',
    width: 'auto',
    paddingRight: bar > 0 ? `${bar}px` : '',
  })
}

function release() {
  Object.assign(document.body.style, { position: '', top: '', left: '', right: '', width: '', paddingRight: '' })
  window.scrollTo({ top: kept, behavior: 'instant' })
}
