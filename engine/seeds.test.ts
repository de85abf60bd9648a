import { describe, expect, test } from 'vitest'
import { commitmentOf, isClientSeed, isServerSeed, roundWords } from './seeds.ts'
import { hashes, published } from './test/hashes.ts'

const { serverSeed, clientSeed, commitment } = published

describe('seeds', () => {
  test.each([
    [0, [4210597257, 2584777073, 3235590034, 3751066449]],
    [1, [2893979973, 776427719, 1187484095, 3447505292]],
    [2, [467746516, 1444022338, 633055109, 4169239712]],
    [3, [3059724299, 2445788401, 1594665348, 3319866260]],
    [4, [81440496, 2363115392, 527441276, 3087653026]],
    [5, [1944791250, 4049112654, 1761259867, 804732859]],
  ])('at nonce %d give the published words', (nonce, expected) => {
    const words = roundWords(hashes.hmac, serverSeed, clientSeed, nonce)
    expect(expected.map(() => words.next())).toEqual(expected)
  })

  test('go on with the next block after eight words', () => {
    const words = roundWords(hashes.hmac, serverSeed, clientSeed, 7)
    const nine = Array.from({ length: 9 }, () => words.next())
    const second = hashes.hmac(serverSeed, `${clientSeed}:7:1`)
    expect(nine[8]).toBe(new DataView(second.buffer, second.byteOffset).getUint32(0))
  })

  test('are promised by the hash of the hex text', () => {
    expect(commitmentOf(hashes.sha256, serverSeed)).toBe(commitment)
  })

  test.each([
    ['a', true],
    ['Az09-_', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['', false],
    ['two words', false],
    ['line\n', false],
    ['ümlaut', false],
    ['a:b', false],
  ])('of a member may be “%s”: %s', (text, accepted) => {
    expect(isClientSeed(text)).toBe(accepted)
  })

  test.each([
    [serverSeed, true],
    [serverSeed.toUpperCase(), false],
    [serverSeed.slice(1), false],
    [`${serverSeed}0`, false],
  ])('of the house look like %s: %s', (text, accepted) => {
    expect(isServerSeed(text)).toBe(accepted)
  })
})
