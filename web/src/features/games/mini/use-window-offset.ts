import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** How far the window stands from where it first opens, in pixels. */
export interface WindowOffset {
  readonly x: number
  readonly y: number
}

const STEP = 24
const ARROWS: Readonly<Record<string, WindowOffset>> = {
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

/** The nearest offset that keeps the whole box on the screen; a box larger than the screen keeps its top left corner there. */
export function keptWithin(
  offset: WindowOffset,
  box: Box,
  screen: { readonly width: number; readonly height: number },
): WindowOffset {
  const within = (move: number, from: number, to: number, size: number) => Math.max(-from, Math.min(move, size - to))
  return {
    x: within(offset.x, box.left, box.right, screen.width),
    y: within(offset.y, box.top, box.bottom, screen.height),
  }
}

/** Lets a window be moved by its head, with a pointer or the arrow keys, never off the screen. */
export function useWindowOffset(frame: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState<WindowOffset>({ x: 0, y: 0 })
  const grip = useRef<WindowOffset>(undefined)

  const moveTo = (next: WindowOffset) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    // Where it would stand had it never been moved.
    const home = {
      left: box.left - offset.x,
      right: box.right - offset.x,
      top: box.top - offset.y,
      bottom: box.bottom - offset.y,
    }
    const { clientWidth: width, clientHeight: height } = document.documentElement
    setOffset(keptWithin(next, home, { width, height }))
  }

  return {
    offset,
    head: {
      onPointerDown: (press: PointerEvent<HTMLElement>) => {
        if (press.target instanceof Element && press.target.closest('button:not([data-grip])')) return
        press.currentTarget.setPointerCapture(press.pointerId)
        grip.current = { x: press.clientX - offset.x, y: press.clientY - offset.y }
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
      moveTo({ x: offset.x + step.x, y: offset.y + step.y })
    },
  }
}
