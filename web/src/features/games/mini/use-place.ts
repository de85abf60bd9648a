import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** How far the window stands from where it first opens, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

const STEP = 24
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The nearest place that keeps the whole box on the screen; a box larger than the screen keeps its top left corner there. */
export function keptWithin(place: Place, box: Box, screen: { readonly width: number; readonly height: number }): Place {
  const within = (move: number, from: number, to: number, size: number) => Math.max(-from, Math.min(move, size - to))
  return {
    x: within(place.x, box.left, box.right, screen.width),
    y: within(place.y, box.top, box.bottom, screen.height),
  }
}

/** Lets a window be moved by its head, with a pointer or the arrow keys, never off the screen. */
export function usePlace(frame: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 })
  const grip = useRef<Place>(undefined)

  const moveTo = (next: Place) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    // Where it would stand had it never been moved.
    const home = {
      left: box.left - place.x,
      right: box.right - place.x,
      top: box.top - place.y,
      bottom: box.bottom - place.y,
    }
    const { clientWidth: width, clientHeight: height } = document.documentElement
    setPlace(keptWithin(next, home, { width, height }))
  }

  return {
    place,
    head: {
      onPointerDown: (press: PointerEvent<HTMLElement>) => {
        if (press.target instanceof Element && press.target.closest('button:not([data-grip])')) return
        press.currentTarget.setPointerCapture(press.pointerId)
        grip.current = { x: press.clientX - place.x, y: press.clientY - place.y }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (grip.current) moveTo({ x: clientX - grip.current.x, y: clientY - grip.current.y })
      },
      onPointerUp: () => void (grip.current = undefined),
      onPointerCancel: () => void (grip.current = undefined),
    },
    onKeyDown: (press: KeyboardEvent<HTMLElement>) => {
      const step = ARROWS[press.key]
      if (!step) return
      press.preventDefault()
      moveTo({ x: place.x + step.x, y: place.y + step.y })
    },
  }
}
