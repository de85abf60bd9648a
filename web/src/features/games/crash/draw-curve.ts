/** What is on the canvas: where the flight is, and what is marked on its way. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** How many pixels of the screen a pixel of the page has. */
  readonly ratio: number
  readonly ms: number
  /** In hundredths. */
  readonly at: number
  readonly crashed: boolean
  /** Where the own bets leave by themselves. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
  /** Who left on the way. */
  readonly marks: readonly { readonly at: number; readonly text: string }[]
  /** Writes a figure with the decimal sign of the visitor’s language. */
  readonly decimal: (figure: string) => string
  readonly colours: Colours
  readonly rocket: HTMLImageElement | undefined
}

export interface Colours {
  readonly text: string
  readonly dim: string
  readonly line: string
  readonly gold: string
  readonly win: string
  readonly loss: string
}

const left = 52
const foot = 34
const top = 24
const right = 28

const growthPerMs = 0.00006
// The curve itself is a picture: what counts is computed in whole numbers.
const heightAt = (ms: number): number => 100 * Math.exp(growthPerMs * ms)

/** Draw the flight as it is now. Everything on the canvas is drawn anew; the canvas is nothing but this. */
export function drawCurve(context: CanvasRenderingContext2D, scene: Scene, first: FirstAxes) {
  const scales = scalesOf(scene)
  context.setTransform(scene.ratio, 0, 0, scene.ratio, 0, 0)
  context.clearRect(0, 0, scene.width, scene.height)
  if (scales.first) first.drawOn(context, scene)
  else drawAxes(context, scene, scales)
  drawFlight(context, scene, scales)
  drawLines(context, scene, scales.y)
  drawMarks(context, scene, scales)
}

/** The axes of a flight's first seconds, kept as a picture: their texts take longer than the rest of a frame. */
export class FirstAxes {
  readonly #canvas = document.createElement('canvas')
  #drawn = ''

  drawOn(context: CanvasRenderingContext2D, scene: Scene) {
    const { width, height, ratio, colours, decimal } = scene
    const looks = [width, height, ratio, colours.dim, colours.line, decimal('0.5')].join(' ')
    if (this.#drawn !== looks) this.#draw(scene)
    this.#drawn = looks
    context.drawImage(this.#canvas, 0, 0, width, height)
  }

  #draw(scene: Scene) {
    this.#canvas.width = Math.round(scene.width * scene.ratio)
    this.#canvas.height = Math.round(scene.height * scene.ratio)
    const context = this.#canvas.getContext('2d')
    context?.scale(scene.ratio, scene.ratio)
    if (context) drawAxes(context, scene, scalesOf({ ...scene, ms: 0, at: 100 }))
  }
}

interface Scales {
  readonly x: (ms: number) => number
  readonly y: (hundredths: number) => number
  readonly spanMs: number
  readonly spanAt: number
  /** They span the least that they ever do. */
  readonly first: boolean
}

const leastMs = 10_000
const leastAt = 200

function scalesOf({ width, height, ms, at }: Scene): Scales {
  const spanMs = Math.max(leastMs, ms * 1.12)
  const spanAt = Math.max(leastAt, at * 1.12)
  return {
    x: (time) => left + (time / spanMs) * (width - left - right),
    y: (hundredths) => height - foot - ((hundredths - 100) / (spanAt - 100)) * (height - foot - top),
    spanMs,
    spanAt,
    first: spanMs === leastMs && spanAt === leastAt,
  }
}

/** A step of 1, 2 or 5 times a power of ten that cuts the span into about five. */
export function stepOf(span: number): number {
  const rough = span / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
}

function drawAxes(
  context: CanvasRenderingContext2D,
  { width, height, decimal, colours }: Scene,
  { x, y, spanMs, spanAt }: Scales,
) {
  context.font = '600 13px Inter, sans-serif'
  context.fillStyle = colours.dim
  context.strokeStyle = colours.line
  context.lineWidth = 1
  const step = stepOf((spanAt - 100) / 100)
  context.textAlign = 'right'
  for (let value = 1; value * 100 <= spanAt; value += step) {
    const line = Math.round(y(value * 100)) + 0.5
    context.globalAlpha = value === 1 ? 1 : 0.5
    context.beginPath()
    context.moveTo(left, line)
    context.lineTo(width - right, line)
    context.stroke()
    context.globalAlpha = 1
    context.fillText(`${decimal(value.toFixed(step < 1 ? 1 : 0))}×`, left - 10, line + 4)
  }
  const seconds = stepOf(spanMs / 1000)
  context.textAlign = 'center'
  for (let second = 0; second * 1000 <= spanMs; second += seconds)
    context.fillText(`${second} s`, x(second * 1000), height - 10)
}

const segments = 40

function drawFlight(context: CanvasRenderingContext2D, { ms, crashed, colours, rocket }: Scene, { x, y }: Scales) {
  if (ms <= 0) return
  const colour = crashed ? colours.loss : colours.gold
  context.beginPath()
  context.moveTo(x(0), y(100))
  for (let at = 1; at <= segments; at += 1) context.lineTo(x((ms * at) / segments), y(heightAt((ms * at) / segments)))
  const tip = { x: x(ms), y: y(heightAt(ms)) }
  context.lineWidth = 6
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = colour
  context.stroke()
  context.lineTo(tip.x, y(100))
  context.lineTo(x(0), y(100))
  context.globalAlpha = 0.22
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
  if (crashed || !rocket) return dot(context, tip, colour)
  context.drawImage(rocket, tip.x - 22, tip.y - 44, 66, 66)
}

function dot(context: CanvasRenderingContext2D, place: { readonly x: number; readonly y: number }, colour: string) {
  context.beginPath()
  context.arc(place.x, place.y, 8, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
}

function drawLines(context: CanvasRenderingContext2D, { width, lines, colours }: Scene, y: Scales['y']) {
  context.strokeStyle = colours.win
  context.fillStyle = colours.win
  context.lineWidth = 1.5
  context.textAlign = 'right'
  for (const { at, text } of lines) {
    if (y(at) < top) continue
    context.setLineDash([7, 6])
    context.beginPath()
    context.moveTo(left, y(at))
    context.lineTo(width - right, y(at))
    context.stroke()
    context.setLineDash([])
    context.fillText(text, width - right, y(at) - 8)
  }
}

function drawMarks(context: CanvasRenderingContext2D, { marks, colours }: Scene, { x, y }: Scales) {
  context.font = '600 12px Inter, sans-serif'
  for (const { at, text } of marks) {
    const place = { x: x(Math.log(at / 100) / growthPerMs), y: y(at) }
    context.beginPath()
    context.arc(place.x, place.y, 5, 0, 2 * Math.PI)
    context.fillStyle = colours.text
    context.fill()
    // At the left edge there is no room beside the line: the name stands below it.
    const beside = place.x - 10 - context.measureText(text).width > left
    context.textAlign = beside ? 'right' : 'left'
    context.fillText(text, place.x + (beside ? -10 : 10), place.y + (beside ? -6 : 16))
  }
}
