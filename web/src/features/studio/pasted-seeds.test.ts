import { expect, test } from 'vitest'
import { checkSeeds, NOTHING_PASTED, type PastedSeeds, wrongIn } from './pasted-seeds.ts'

const pasted: PastedSeeds = {
  gameCode: 'DICE',
  serverSeed: '5f3c1a9e7b2d4860c1f0a3b5d7e9124680acebdf13579bdf02468ace13579bdf',
  serverSeedHash: '03d6c9f131e20655327113a831270840ccf6fe4c88106706fd26dc7a603414b1',
  clientSeed: 'demo-client',
  nonce: '1',
}

test('pasted seeds give the roll that the game gave', () => {
  expect(checkSeeds(pasted)).toMatchObject({ kept: true, figures: { drawn: ['67.38'], words: [2893979973] } })
})

test('a promise that was not kept is found, and one that was not typed is not judged', () => {
  expect(checkSeeds({ ...pasted, serverSeedHash: 'a'.repeat(64) }).kept).toBe(false)
  expect(checkSeeds({ ...pasted, serverSeedHash: ' ' }).kept).toBeUndefined()
})

test('seeds of the slot give the stops of its five reels', () => {
  expect(checkSeeds({ ...pasted, gameCode: 'LUCKY_TWENTY' }).figures?.drawn[0]?.split(' ')).toHaveLength(5)
})

test('what is not a seed is named before anything is computed', () => {
  expect(wrongIn(pasted)).toEqual([])
  expect(wrongIn(NOTHING_PASTED)).toEqual(['serverSeed', 'clientSeed', 'nonce'])
  expect(wrongIn({ ...pasted, serverSeedHash: 'abc', nonce: '-1', clientSeed: 'a b' })).toEqual([
    'serverSeedHash',
    'clientSeed',
    'nonce',
  ])
})
