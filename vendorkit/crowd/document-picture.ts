import { crc32, deflateSync } from 'node:zlib'
import { randomOf } from './random.ts'

const WIDTH = 480
const HEIGHT = 300
/** So many points of the picture are one of a letter. */
const SCALE = 10
const LETTER_WIDTH = 5
const GREY = 0
const DEPTH = 8

/** DEMO, five points wide and seven high each. */
const LETTERS: readonly (readonly string[])[] = [
  ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
]

/** A card that says what it is, with a pattern that follows from whose it is: no two players send one picture. */
export function documentPicture(account: string): Buffer {
  const random = randomOf(`card/${account}`)
  const bands = Array.from({ length: WIDTH }, () => 200 + random.below(40))
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...bands.map((shade, x) => (isInk(x, y) ? 40 : shade))]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  head.writeUInt8(DEPTH, 8)
  head.writeUInt8(GREY, 9)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function isInk(x: number, y: number): boolean {
  const wide = (LETTER_WIDTH + 1) * SCALE
  const left = x - (WIDTH - LETTERS.length * wide) / 2
  const letter = LETTERS[Math.floor(left / wide)]
  const row = letter?.[Math.floor((y - 115) / SCALE)]
  return left >= 0 && row?.[Math.floor((left % wide) / SCALE)] === '#'
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
