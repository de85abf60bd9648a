import { pictureUrl } from '@croupier/kit/art/picture-url.ts'
import { type Theme, useTheme } from '@croupier/kit/theme/theme.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawCurve, FirstAxes } from './draw-curve.ts'
import type { Colours, Scene } from './draw-curve.ts'

type SceneView = Pick<Scene, 'ms' | 'at' | 'crashed' | 'lines' | 'marks' | 'decimal'>

/** A canvas on which the flight is drawn as it is seen in each frame; what has not changed since the last one stands. */
export function useSky(seen: () => SceneView): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  const rocket = useRocket()
  const theme = useTheme()
  const worn = useRef<{ readonly theme: Theme; readonly colours: Colours }>(undefined)
  const draw = useEffectEvent((axes: FirstAxes, before: Scene | undefined) => {
    const node = canvas.current
    const context = node?.getContext('2d')
    if (!node || !context) return undefined
    if (worn.current?.theme !== theme) worn.current = { theme, colours: coloursOf(node) }
    const scene = { ...sized(node), ...seen(), colours: worn.current.colours, rocket }
    if (!before || !isSame(scene, before)) drawCurve(context, scene, axes)
    return scene
  })
  useEffect(() => {
    const axes = new FirstAxes()
    let before: Scene | undefined
    let next = requestAnimationFrame(function frame() {
      before = draw(axes, before)
      next = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(next)
  }, [])
  return canvas
}

const isSame = (scene: Scene, before: Scene): boolean =>
  (Object.keys(scene) as (keyof Scene)[]).every((part) => Object.is(scene[part], before[part]))

// The canvas keeps the size of its place, in the pixels of the screen.
function sized(node: HTMLCanvasElement) {
  const ratio = Math.min(2, window.devicePixelRatio)
  const { clientWidth: width, clientHeight: height } = node
  if (node.width !== Math.round(width * ratio) || node.height !== Math.round(height * ratio)) {
    node.width = Math.round(width * ratio)
    node.height = Math.round(height * ratio)
  }
  return { width, height, ratio }
}

function coloursOf(node: Element): Colours {
  const style = getComputedStyle(node)
  const colour = (name: string) => style.getPropertyValue(name).trim() || '#8891b5'
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
    const src = pictureUrl('things/rocket.avif')
    if (src === undefined) return
    const image = new Image()
    image.addEventListener('load', () => setRocket(image))
    image.src = src
  }, [])
  return rocket
}
