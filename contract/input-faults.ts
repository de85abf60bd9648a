import { safeParse, type z } from 'zod'
import { leavesOf } from './leaves.ts'

/** What could end an encoding, a line or a text in the database: halves of a pair of surrogates, and control characters. */
const HOSTILE = ['\uD800', '\uDC00', '\u0000', '\u001B', '\u0085']
/** Bodies and heads are shorter; what passes with so many has no end of its own. */
const ENDLESS = 300_000
/** An expression that is anchored and names what it takes, without `.`, `[^…]` or a class of what is not in another. */
const NAMES_ITS_CHARACTERS = /^\^(?!.*(?:\[\^|\\[SDWP]|(?<!\\)\.(?![^[]*\]))).*\$$/su

/** What is wrong with a schema for what others send: text or numbers without an end, characters that no text has. */
export const inputFaults = (schema: z.ZodType, part: string): readonly string[] =>
  leavesOf(schema, part).flatMap(({ path, schema: leaf }) => faultsOf(leaf).map((fault) => `${path} ${fault}`))

function faultsOf(leaf: z.core.$ZodTypes): readonly string[] {
  switch (leaf._zod.def.type) {
    case 'string':
      return [
        ...textFaults(leaf),
        ...(takes(leaf, 'a'.repeat(ENDLESS)) || takes(leaf, '1'.repeat(ENDLESS)) ? ['has no end'] : []),
      ]
    case 'number':
      return takes(leaf, Number.MAX_SAFE_INTEGER) || takes(leaf, Number.MIN_SAFE_INTEGER) ? ['has no end'] : []
    case 'array':
      return (leaf._zod.def.checks ?? []).some(
        ({ _zod: { def } }) => def.check === 'max_length' || def.check === 'length_equals',
      )
        ? []
        : ['has no end']
    case 'unknown':
    case 'any':
    case 'custom':
      return takes(leaf, { deep: ['\uD800'] }) || takes(leaf, { '\uD800': 1 }) ? ['takes any text'] : []
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'never':
    // It is made of fixed words and of parts that are looked at themselves.
    case 'template_literal':
      return []
    default:
      return [`is ${leaf._zod.def.type}, which no sweep knows`]
  }
}

function textFaults(leaf: z.core.$ZodTypes): readonly string[] {
  const filled = ['a', '1', 'A'].flatMap((one) => [1, 8, 16, 43, 64].map((length) => one.repeat(length)))
  const odd = ['', ...filled].flatMap((before) => HOSTILE.flatMap((hostile) => [before + hostile, hostile + before]))
  if (odd.some((text) => takes(leaf, text))) return ['takes any characters']
  return patternsOf(leaf).some((pattern) => refusesHostile(pattern)) ? [] : ['does not say which characters it takes']
}

/** Formats such as an id or an address are checked by an expression of their own. */
const patternsOf = (leaf: z.core.$ZodTypes): readonly RegExp[] =>
  [
    leaf._zod.def,
    ...('checks' in leaf._zod.def ? (leaf._zod.def.checks ?? []).map(({ _zod }) => _zod.def) : []),
  ].flatMap((def) => ('pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : []))

const refusesHostile = (pattern: RegExp) =>
  NAMES_ITS_CHARACTERS.test(pattern.source) ||
  (pattern.source.includes('\\p{Cc}') && pattern.source.includes('\\p{Cs}'))

const takes = (leaf: z.core.$ZodTypes, value: unknown) => safeParse(leaf, value).success
