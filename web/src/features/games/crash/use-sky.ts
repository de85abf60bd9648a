import { drawn } from '@croupier/kit/art/drawn.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawCurve } from './draw-curve.ts'
import type { Colours, Scene } from './draw-curve.ts'

type Seen = Pick<Scene, 'ms' | 'at' | 'crashed' | 'lines' | 'marks' | 'decimal'>

/** A canvas on which the flight is drawn frame by frame, as it is seen in that moment. */
export function useSky(seen: () => Seen): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  const rocket = useRocket()
  const frame = useEffectEvent((colours: Colours) => {
    const node = canvas.current
    const context = node?.getContext('2d')
    if (!node || !context) return
    drawCurve(context, { ...sized(node, context), ...seen(), colours, rocket })
  })
  useEffect(() => {
    const colours = coloursOf(canvas.current)
    let next = requestAnimationFrame(function draw() {
      frame(colours)
      next = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(next)
  }, [])
  return canvas
}

// The canvas keeps the size of its place, in the pixels of the screen.
function sized(node: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const ratio = Math.min(2, window.devicePixelRatio)
  const { clientWidth: width, clientHeight: height } = node
  if (node.width !== Math.round(width * ratio) || node.height !== Math.round(height * ratio)) {
    node.width = Math.round(width * ratio)
    node.height = Math.round(height * ratio)
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { width, height }
}

function coloursOf(node: Element | null): Colours {
  const style = node ? getComputedStyle(node) : undefined
  const colour = (name: string) => style?.getPropertyValue(name).trim() || '#8891b5'
  return {
    text: colour('--text'),
    dim: colour('--text-dim'),
    line: colour('--line'),
    gold: colour('--accent'),
    win: colour('--win'),
    loss: colour('--loss'),
  }
}

function useRocket(): HTMLImageElement | undefined {
  const [rocket, setRocket] = useState<HTMLImageElement>()
  useEffect(() => {
    const src = drawn('things/rocket.avif')
    if (src === undefined) return
    const image = new Image()
    image.addEventListener('load', () => setRocket(image))
    image.src = src
  }, [])
  return rocket
}
