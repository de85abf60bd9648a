import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below, belowWide, pick, u52, wordsOf, wordsOfBytes } from './chance.ts'
import { wordsFrom } from './test/words.ts'

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('words', () => {
  test('are read from bytes, the highest first', () => {
    const words = wordsOfBytes(Uint8Array.of(0xff, 0x00, 0x00, 0x01, 0x00, 0x00, 0x01, 0x00))
    expect([words.next(), words.next()]).toEqual([0xff000001, 256])
    expect(() => words.next()).toThrow('the stream of words ended')
  })

  test('run on from block to block, whatever the length of a block', () => {
    const bytes = Uint8Array.from({ length: 40 }, (_, index) => index * 6)
    const whole = wordsOfBytes(bytes)
    const parted = wordsOf((round) => bytes.slice(round * 5, round * 5 + 5))
    for (let at = 0; at < 10; at += 1) expect(parted.next()).toBe(whole.next())
  })

  test('ask for a block only when it is needed', () => {
    const asked: number[] = []
    const words = wordsOf((round) => {
      asked.push(round)
      return new Uint8Array(32)
    })
    for (let at = 0; at < 8; at += 1) words.next()
    expect(asked).toEqual([0])
    words.next()
    expect(asked).toEqual([0, 1])
  })
})

describe('a draw below n', () => {
  test('is floor(word × n / 2^32) exactly, and so never n', () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 2 ** 32 }), (drawn, n) => {
        const exact = Number((BigInt(drawn) * BigInt(n)) / 2n ** 32n)
        expect(below(n, wordsFrom([drawn]))).toBe(exact)
        expect(exact).toBeLessThan(n)
      }),
    )
  })

  test.each([
    [4294967291, 3435973837, 3435973832],
    [4294967279, 4042322161, 4042322144],
  ])('with word %d and n = %d is %d, where floating point would be one too high', (drawn, n, exact) => {
    expect(below(n, wordsFrom([drawn]))).toBe(exact)
  })

  test.each([1, 2, 10000, 2 ** 20, 2 ** 20 + 1, 2 ** 32])('reaches both ends of %d', (n) => {
    expect(below(n, wordsFrom([0]))).toBe(0)
    expect(below(n, wordsFrom([2 ** 32 - 1]))).toBe(n - 1)
  })

  test.each([0, -1, 1.5, 2 ** 33, Number.NaN])('is refused for n = %d', (n) => {
    expect(() => below(n, wordsFrom([1]))).toThrow('no draw below')
  })

  test('with 52 bits is the first word and the top 20 bits of the second', () => {
    expect(u52(wordsFrom([0xffffffff, 0xffffffff]))).toBe(2n ** 52n - 1n)
    expect(u52(wordsFrom([1, 0x00000fff]))).toBe(1n << 20n)
    expect(u52(wordsFrom([0, 0x00001000]))).toBe(1n)
  })

  test('with 52 bits stays below n and reaches both ends', () => {
    fc.assert(
      fc.property(word, word, fc.bigInt({ min: 1n, max: 2n ** 52n }), (high, low, n) => {
        const drawn = belowWide(n, wordsFrom([high, low]))
        expect(drawn >= 0n && drawn < n).toBe(true)
      }),
    )
    expect(belowWide(250_000_000_000n, wordsFrom([0, 0]))).toBe(0n)
    expect(belowWide(250_000_000_000n, wordsFrom([2 ** 32 - 1, 2 ** 32 - 1]))).toBe(249_999_999_999n)
    expect(() => belowWide(0n, wordsFrom([0, 0]))).toThrow('no draw below')
  })
})

describe('a pick without repeat', () => {
  test('takes k different numbers of n, one word each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.infiniteStream(word), fc.nat(60), (n, stream, at) => {
        const k = Math.min(at, n)
        const used = [...stream.take(k)]
        const picked = pick(k, n, wordsFrom(used))
        expect(new Set(picked).size).toBe(k)
        expect(picked.every((number) => number >= 0 && number < n)).toBe(true)
      }),
    )
  })

  test('closes the gap that a drawn number leaves', () => {
    expect(pick(5, 5, wordsFrom([0, 0, 0, 0, 0]))).toEqual([0, 1, 2, 3, 4])
    const last = 2 ** 32 - 1
    expect(pick(3, 5, wordsFrom([last, last, last]))).toEqual([4, 3, 2])
    expect(() => pick(6, 5, wordsFrom([]))).toThrow('cannot pick 6 of 5')
  })
})
