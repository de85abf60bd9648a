import type { z } from 'zod'

/** A part of a schema that takes a value as it is, and where in the input it stands: `query.from`, `body.games[]`. */
export interface Leaf {
  readonly path: string
  readonly schema: z.core.$ZodTypes
}

/** Every part of a schema that input meets: what a sweep over all calls looks at, and a fuzzer fills in. */
export function leavesOf(schema: z.ZodType, path = ''): readonly Leaf[] {
  return found(known(schema), path, [])
}

// All of zod's own types are in the union; which one it is, its definition says.
const known = (schema: z.core.$ZodType) => schema as z.core.$ZodTypes

function found(schema: z.core.$ZodTypes, path: string, above: readonly z.core.$ZodTypes[]): readonly Leaf[] {
  if (above.includes(schema)) return []
  const down = (inner: z.core.$ZodType, at: string) => found(known(inner), at, [...above, schema])
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => down(inner, path === '' ? key : `${path}.${key}`))
    case 'array':
      return [{ path, schema }, ...down(def.element, `${path}[]`)]
    case 'tuple':
      return def.items.flatMap((inner, index) => down(inner, `${path}[${index}]`))
    case 'record':
      return [...down(def.keyType, `${path}{key}`), ...down(def.valueType, `${path}{}`)]
    case 'union':
      return def.options.flatMap((inner) => down(inner, path))
    case 'intersection':
      return [...down(def.left, path), ...down(def.right, path)]
    case 'pipe':
      return known(def.out)._zod.def.type === 'literal' ? [] : down(def.in, path)
    case 'lazy':
      return down(def.getter(), path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return down(def.innerType, path)
    default:
      return [{ path, schema }]
  }
}
