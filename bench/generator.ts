import { createHmac } from 'node:crypto'
import type { Words } from '@croupier/engine/chance.ts'

/**
 * The words of the product's own generator: HMAC-SHA256 of a server seed, block after block of one round without end, as
 * `roundWords` reads them. The same seed gives the same words.
 */
export function generatorWords(serverSeed: string, clientSeed = 'bench'): Words {
  let block: Buffer = Buffer.alloc(0)
  let at = 0
  let round = 0
  return {
    next: () => {
      if (at === block.length) {
        block = blockAt(serverSeed, clientSeed, round)
        round += 1
        at = 0
      }
      const word = block.readUInt32BE(at)
      at += 4
      return word
    },
  }
}

const blockAt = (serverSeed: string, clientSeed: string, round: number): Buffer =>
  createHmac('sha256', serverSeed).update(`${clientSeed}:0:${round}`).digest()
