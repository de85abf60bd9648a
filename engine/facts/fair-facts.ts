import { below, pick, u52 } from '../chance.ts'
import type { Words } from '../chance.ts'
import { faces } from '../instant/dice.ts'
import { Fraction } from '../fraction.ts'
import { commitmentOf, roundWords } from '../seeds.ts'
import type { Hashes } from '../seeds.ts'
import { wholeFraction } from './compare.ts'
import type { Figure, Figures } from './compare.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'

/** What rulebook §31 and §32 derive from seeds: a round's words and every game's draw, and the crash chain. */
export function fairFigures(entry: FactEntry, hashes: Hashes): Figures | undefined {
  if (!/^provably fair/i.test(entry.game)) return undefined
  return roundFigures(entry, hashes) ?? crashFigures(entry, hashes)
}

const list = (numbers: readonly number[]): Figure => numbers.map(wholeFraction)
const many = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw)

/** `mines(3) tiles` and `mines3_tiles` alike. */
const plain = (claim: string): string =>
  claim
    .replace('expect.', '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '')

interface Derivation {
  readonly named: RegExp
  /** The largest number that the name may carry. */
  readonly sizeMax?: number
  readonly derive: (words: Words, size: number) => Figure
}

// A number in a name is the size: three mines, sixteen rows, thirty segments; for limbo it is the profile.
const derivations: readonly Derivation[] = [
  {
    named: /^u32_first_?(\d+)$|^first_(\d+)_u32$/,
    sizeMax: 1000,
    derive: (words, count) => list(many(count, () => words.next())),
  },
  { named: /^u52$/, derive: (words) => new Fraction(u52(words)) },
  { named: /^dice(?:_roll)?$/, derive: (words) => wholeFraction(below(faces, words)) },
  {
    named: /^limbo_?(99|97)(?:_hundredths|_x?100)?$/,
    derive: (words, profile) => new Fraction(hundredths(u52(words), profile)),
  },
  {
    named: /^mines_?(\d+)(?:_positions|_tiles)?$/,
    sizeMax: 24,
    derive: (words, mines) => list(pick(mines, 25, words)),
  },
  { named: /^plinko_?(\d+)_bits$/, sizeMax: 64, derive: (words, drops) => list(many(drops, () => below(2, words))) },
  {
    named: /^plinko_?(\d+)(?:_bucket)?$/,
    sizeMax: 64,
    derive: (words, drops) => wholeFraction(many(drops, () => below(2, words)).filter(Boolean).length),
  },
  { named: /^keno(?:_draw|_numbers)?$/, derive: (words) => list(pick(10, 40, words).map((number) => number + 1)) },
  {
    named: /^wheel_?(\d+)(?:_index)?$/,
    sizeMax: 1000,
    derive: (words, segments) => wholeFraction(below(segments, words)),
  },
  {
    named: /^hilo_first_?(\d+)_cards$/,
    sizeMax: 1000,
    derive: (words, cards) => list(many(cards, () => below(52, words))),
  },
  { named: /^hilo_cards(?:_0_51)?$/, derive: (words) => list(many(4, () => below(52, words))) },
]

function roundFigures({ input }: FactEntry, hashes: Hashes): Figures | undefined {
  const serverSeed = textOf(input.serverSeed)
  const clientSeed = textOf(input.clientSeed)
  const nonce = textOf(input.nonce) ?? ''
  if (serverSeed === undefined) return undefined
  return (claim) => {
    const name = plain(claim)
    if (/^(?:commitment|server_?seed_?hash)$/.test(name)) return commitmentOf(hashes.sha256, serverSeed)
    if (clientSeed === undefined || !/^\d{1,15}$/.test(nonce)) return undefined
    for (const { named, sizeMax, derive } of derivations) {
      const found = named.exec(name)
      if (!found) continue
      const size = Number(found[1] ?? found[2] ?? 1)
      if (size < 1 || size > (sizeMax ?? size)) return undefined
      return derive(roundWords(hashes.hmac, serverSeed, clientSeed, Number(nonce)), size)
    }
    return undefined
  }
}

const linksMax = 1_000_000

// Link i of a chain is the i-th hash of its terminal seed; the point comes from that hash and a salt fixed after it.
function crashFigures({ bet, input }: FactEntry, hashes: Hashes): Figures | undefined {
  const salt = textOf(input.salt)
  const seed = textOf(input.terminalSeed)
  const link = Number(textOf(input.element ?? input.index ?? input.i) ?? /element (\d+)/i.exec(bet)?.[1])
  const chained = seed !== undefined && link >= 1 && link <= linksMax ? linkOf(hashes, seed, link) : undefined
  const gameHash = chained ?? textOf(input.gameHash)
  if (gameHash === undefined || salt === undefined) return undefined

  const drawn = (): bigint => BigInt(`0x${hexOf(hashes.hmac(gameHash, salt)).slice(0, 13)}`)
  return (claim) => {
    const name = plain(claim)
    if (/^(?:game_?hash|hash|input_gamehash)$/.test(name)) return gameHash
    if (name === 'u52') return new Fraction(drawn())
    const [, profile] = /^crash_?(99|97)(?:_hundredths|_x?100)?$/.exec(name) ?? []
    return profile === undefined ? undefined : new Fraction(hundredths(drawn(), Number(profile)))
  }
}

function linkOf({ sha256 }: Hashes, seed: string, link: number): string {
  let hash = seed
  for (let at = 0; at < link; at += 1) hash = sha256(hash)
  return hash
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

// Limbo and crash: max(100, floor(profile × 2^52 / (2^52 − u52))) hundredths.
function hundredths(drawn: bigint, profile: number): bigint {
  const point = (BigInt(profile) << 52n) / ((1n << 52n) - drawn)
  return point > 100n ? point : 100n
}
