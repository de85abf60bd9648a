/**
 * PostgreSQL arrays in the form in which the database itself keeps them, for hot paths: it reads them without looking at every character,
 * which for a batch of bets costs it a fifth of writing them. Each has the type of its elements and fits no parameter of another one.
 */

const OIDS = { int4: 23, int8: 20, json: 114, text: 25, timestamptz: 1184, uuid: 2950 } as const

const HEAD_BYTES = 20
const LENGTH_BYTES = 4
const NULL_LENGTH = -1

/** Writes one element; its bytes are known to have room. */
type ElementEncoder<Value> = (view: DataView, at: number, value: Value) => void

/** An array whose elements are all as long. */
function fixed<Value>(
  oid: number,
  bytes: number,
  values: readonly (Value | null)[],
  put: ElementEncoder<Value>,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEAD_BYTES + values.length * (LENGTH_BYTES + bytes))
  const view = new DataView(buffer.buffer, buffer.byteOffset)
  let at = HEAD_BYTES
  let hasNull = false
  for (const value of values) {
    view.setInt32(at, value === null ? NULL_LENGTH : bytes)
    at += LENGTH_BYTES
    if (value === null) hasNull = true
    else {
      put(view, at, value)
      at += bytes
    }
  }
  return withHead(buffer, { oid, length: values.length, hasNull, end: at })
}

interface Head {
  readonly oid: number
  readonly length: number
  readonly hasNull: boolean
  readonly end: number
}

function withHead(buffer: Buffer, { oid, length, hasNull, end }: Head): Buffer {
  // An array without elements has no dimension.
  buffer.writeInt32BE(length === 0 ? 0 : 1, 0)
  buffer.writeInt32BE(hasNull ? 1 : 0, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(length, 12)
  buffer.writeInt32BE(1, 16)
  return buffer.subarray(0, length === 0 ? 12 : end)
}

export const int4s = (values: readonly (number | null)[]): Buffer =>
  fixed(OIDS.int4, 4, values, (view, at, value) => view.setInt32(at, value))

export const int8s = (values: readonly (bigint | number | null)[]): Buffer =>
  fixed(OIDS.int8, 8, values, (view, at, value) => view.setBigInt64(at, BigInt(value)))

const EPOCH_MS = Date.UTC(2000, 0, 1)

/** Moments, to the millisecond. */
export const timestamps = (values: readonly (Date | null)[]): Buffer =>
  fixed(OIDS.timestamptz, 8, values, (view, at, value) =>
    view.setBigInt64(at, BigInt(value.getTime() - EPOCH_MS) * 1000n),
  )

const UUID = { bytes: 16, characters: 36 } as const
const NO_DIGIT = 0xff
/** By the code of a character, what it stands for in hex. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCodePoint(code), 16)
  return Number.isNaN(digit) ? NO_DIGIT : digit
})
/** Where each byte stands in the text. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const

export const uuids = (values: readonly (string | null)[]): Buffer => fixed(OIDS.uuid, UUID.bytes, values, putUuid)

function putUuid(view: DataView, at: number, value: string): void {
  let odd = value.length === UUID.characters ? 0 : NO_DIGIT
  let to = at
  for (const place of PLACES) {
    const high = DIGITS[value.charCodeAt(place)] ?? NO_DIGIT
    const low = DIGITS[value.charCodeAt(place + 1)] ?? NO_DIGIT
    odd |= high | low
    view.setUint8(to++, (high << 4) | low)
  }
  if (odd > 0xf) throw new Error(`not a uuid: ${JSON.stringify(value)}`)
}

export const texts = (values: readonly (string | null)[]): Buffer => varying(OIDS.text, values)

/** JSON values; null is no value. */
export const jsons = (values: readonly unknown[]): Buffer =>
  varying(
    OIDS.json,
    values.map((value) => (value === null ? null : JSON.stringify(value))),
  )

/** JSON that is text already; null is no value. */
export const jsonTexts = (values: readonly (string | null)[]): Buffer => varying(OIDS.json, values)

/** In UTF-8 a UTF-16 unit takes three bytes at most. */
const UNIT_BYTES_MAX = 3

/** An array of texts as long as they are. Rows of one batch often have the same, which is written out once. */
function varying(oid: number, values: readonly (string | null)[]): Buffer {
  const units = values.reduce((sum, value) => sum + (value?.length ?? 0), 0)
  const buffer = Buffer.allocUnsafe(HEAD_BYTES + values.length * LENGTH_BYTES + units * UNIT_BYTES_MAX)
  let at = HEAD_BYTES
  let hasNull = false
  let last: string | null = null
  let [from, end] = [0, 0]
  for (const value of values) {
    const start = at + LENGTH_BYTES
    if (value === null) {
      hasNull = true
      buffer.writeInt32BE(NULL_LENGTH, at)
      at = start
      continue
    }
    if (value === last) buffer.copyWithin(start, from, end)
    const bytes = value === last ? end - from : buffer.write(value, start)
    buffer.writeInt32BE(bytes, at)
    at = start + bytes
    last = value
    ;[from, end] = [start, at]
  }
  return withHead(buffer, { oid, length: values.length, hasNull, end: at })
}
