import { crc32, deflateSync } from 'node:zlib'
import { GLYPHS } from './glyphs.ts'

/** Red, green, blue. */
export type Colour = readonly [number, number, number]

const CELL = 6
const ROWS = 7

/** A bitmap of rectangles and capital letters made of dots. */
export class Canvas {
  readonly #width: number
  readonly #height: number
  readonly #pixels: Uint8Array

  constructor(width: number, height: number, ground: Colour) {
    this.#width = width
    this.#height = height
    this.#pixels = new Uint8Array(width * height * 3)
    this.rectangle({ left: 0, top: 0, width, height }, ground)
  }

  rectangle({ left, top, width, height }: Area, colour: Colour): void {
    const [right, bottom] = [Math.min(left + width, this.#width), Math.min(top + height, this.#height)]
    const from = Math.max(left, 0)
    if (from >= right) return
    const row = new Uint8Array((right - from) * 3)
    for (let at = 0; at < row.length; at += 3) row.set(colour, at)
    for (let y = Math.max(top, 0); y < bottom; y++) this.#pixels.set(row, (y * this.#width + from) * 3)
  }

  /** A line of text; each of its dots is a square of so many pixels. */
  text(words: string, { left, top, dot, colour }: TextPosition): void {
    for (const [index, letter] of [...words.toUpperCase()].entries()) {
      const columns = GLYPHS.get(letter) ?? []
      for (const [column, dots] of columns.entries())
        for (let row = 0; row < ROWS; row++)
          if ((dots >> row) & 1)
            this.rectangle(
              { left: left + (index * CELL + column) * dot, top: top + row * dot, width: dot, height: dot },
              colour,
            )
    }
  }

  /** As a PNG. */
  png(): Buffer {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(this.#width, 0)
    header.writeUInt32BE(this.#height, 4)
    header.set([8, 2], 8)
    const stride = this.#width * 3
    const rows = Buffer.alloc((stride + 1) * this.#height)
    for (let y = 0; y < this.#height; y++)
      rows.set(this.#pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface TextPosition extends Pick<Area, 'left' | 'top'> {
  readonly dot: number
  readonly colour: Colour
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
