import type { Call } from '@croupier/contract/call.ts'
import { z } from 'zod'
import type { CommandRequest } from './house.ts'

export type RequestPart = 'params' | 'query' | 'body'

/** Where in a request an id stands; a star is any entry of a list. */
export interface IdField {
  readonly part: RequestPart
  readonly path: readonly string[]
}

export const fieldName = ({ part, path }: IdField): string => [part, ...path].join('.')

/** Names of fields that say whose thing is meant without being its id. */
const NAMING = /^(account|lineOf|subject|q)$|[a-z]Id$/

/** Every field by which a call names a thing: what stands in its address, what is an id by its schema, and what names somebody. */
export const idFieldsOf = (call: Call): readonly IdField[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    [...leavesOf(call[part], [])]
      .filter(([path, leaf]) => part === 'params' || isUuid(leaf) || NAMING.test(path.at(-1) ?? ''))
      .map(([path]) => ({ part, path })),
  )

const isUuid = (leaf: z.ZodType): boolean =>
  leaf instanceof z.ZodString || 'format' in leaf ? formatOf(leaf) === 'uuid' : false

const formatOf = (leaf: z.ZodType): unknown => ('format' in leaf ? leaf.format : undefined)

function* leavesOf(schema: unknown, path: readonly string[]): Generator<readonly [readonly string[], z.ZodType]> {
  if (!(schema instanceof z.ZodType)) return
  if (schema instanceof z.ZodObject) {
    for (const [name, part] of Object.entries(schema.shape)) yield* leavesOf(part, [...path, name])
    return
  }
  // What a schema is made of differs by its kind.
  const { innerType, element, in: from, options } = schema.def as unknown as Record<string, unknown>
  if (innerType || from) yield* leavesOf(innerType ?? from, path)
  else if (element) yield* leavesOf(element, [...path, '*'])
  else if (Array.isArray(options)) for (const one of options) yield* leavesOf(one, path)
  else yield [path, schema]
}

type Json = unknown

/** The values that stand at a field of a request. */
export const valuesAt = (request: CommandRequest, { part, path }: IdField): readonly string[] =>
  valuesIn(request[part], path)

function valuesIn(value: Json, [first, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return typeof value === 'string' ? [value] : []
  if (first === '*') return Array.isArray(value) ? value.flatMap((one) => valuesIn(one, rest)) : []
  return typeof value === 'object' && value !== null && first in value
    ? valuesIn((value as Readonly<Record<string, Json>>)[first], rest)
    : []
}

/** The same request with other values at a field. */
export const replacedAt = (request: CommandRequest, { part, path }: IdField, by: (value: string) => string) => ({
  ...request,
  ...(request[part] && { [part]: replacedIn(request[part], path, by) }),
})

function replacedIn(value: Json, [first, ...rest]: readonly string[], by: (value: string) => string): Json {
  if (first === undefined) return typeof value === 'string' ? by(value) : value
  if (first === '*') return Array.isArray(value) ? value.map((one) => replacedIn(one, rest, by)) : value
  return typeof value === 'object' && value !== null && first in value
    ? { ...value, [first]: replacedIn((value as Readonly<Record<string, Json>>)[first], rest, by) }
    : value
}
