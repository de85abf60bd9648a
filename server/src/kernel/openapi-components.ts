/** A JSON value of the document that has named members. */
type Fields = Record<string, unknown>

interface Document {
  readonly paths?: object
  readonly components?: object
}

/** What a reference takes besides the name of what it refers to. */
const REFERENCE_LENGTH = '{"$ref":"#/components/schemas/"}'.length
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const
const SINGLE = ['schema', 'items', 'additionalProperties', 'propertyNames', 'not', 'contains'] as const
/** Bounds of every whole number, which say nothing about this one. */
const WHOLE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

/**
 * The document with everything that calls say alike said once among its components: failures, headers and schemas. It means the
 * same and is a quarter as long.
 */
export function withComponents(document: Document): Fields {
  const paths = copyOf(document.paths)
  const known = fieldsOf(copyOf(document.components)['schemas'])
  const components: Components = { schemas: { ...known }, parameters: {}, responses: {} }
  shareParameters(operationsIn(paths), components.parameters)
  for (const operation of operationsIn(paths)) {
    operation['responses'] = Object.fromEntries(
      Object.entries(fieldsOf(operation['responses'])).map(([status, one]) => [
        status,
        failureOf(status, fieldsOf(one), components),
      ]),
    )
  }
  const holders = [
    ...holdersIn(paths),
    ...Object.values(components.parameters),
    ...Object.values(components.schemas),
  ].map(fieldsOf)
  for (const holder of holders) dropWholeBounds(holder)
  for (const operation of operationsIn(paths))
    for (const answer of contentsOf(Object.values(fieldsOf(operation['responses'])))) leaveOpen(answer)
  const shared = sharedSchemas(holders, new Set(Object.keys(components.schemas)))
  return {
    ...document,
    paths,
    components: { ...document.components, ...components, schemas: { ...components.schemas, ...shared } },
  }
}

interface Components {
  readonly schemas: Fields
  readonly parameters: Fields
  readonly responses: Fields
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const copyOf = (value: object | undefined): Fields => structuredClone(value ?? {}) as Fields // The same shape.

const operationsIn = (paths: Fields): readonly Fields[] =>
  Object.values(paths).flatMap((path) => METHODS.map((method) => fieldsOf(path)[method]).filter(isFields))

/** Whatever of an operation has a schema: its parameters and the contents of its bodies. */
function holdersIn(paths: Fields): readonly unknown[] {
  return operationsIn(paths).flatMap(({ parameters, requestBody, responses }) => [
    ...listOf(parameters),
    ...contentsOf([requestBody, ...Object.values(fieldsOf(responses))]),
  ])
}

const contentsOf = (bodies: readonly unknown[]): readonly Fields[] =>
  bodies.flatMap((one) => Object.values(fieldsOf(fieldsOf(one)['content']))).map(fieldsOf)

/** The schemas directly within one, each with how to put another in its place. */
function* within(schema: Fields): Generator<readonly [name: string, part: Fields, put: (other: Fields) => void]> {
  for (const [name, part] of Object.entries(fieldsOf(schema['properties'])))
    if (isFields(part)) yield [name, part, (other) => (fieldsOf(schema['properties'])[name] = other)]
  for (const key of LISTS)
    for (const [index, part] of listOf(schema[key]).entries())
      if (isFields(part)) yield ['', part, (other) => ((schema[key] as unknown[])[index] = other)] // It was a list just now.
  for (const key of SINGLE) {
    const part = schema[key]
    if (isFields(part)) yield [nameOf(schema), part, (other) => (schema[key] = other)]
  }
}

/** A parameter's own name. */
const nameOf = ({ name }: Fields) => (typeof name === 'string' ? name : '')

function dropWholeBounds(schema: Fields): void {
  for (const [bound, value] of Object.entries(WHOLE)) if (schema[bound] === value) delete schema[bound]
  for (const [, part] of within(schema)) dropWholeBounds(part)
}

/** An answer may have more members one day: that it has no others now is not promised. */
function leaveOpen(schema: Fields): void {
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
  for (const [, part] of within(schema)) leaveOpen(part)
}

/** Put references where the same schema stands more than once, and hand over what they refer to, by name. */
function sharedSchemas(roots: readonly Fields[], taken: ReadonlySet<string>): Fields {
  const seen = new Map<string, { count: number; name: string }>()
  const count = (schema: Fields, field: string) => {
    for (const [name, part] of within(schema)) {
      const key = JSON.stringify(part)
      const one = seen.get(key) ?? { count: 0, name: formatOf(part) ?? (name || field) }
      seen.set(key, { ...one, count: one.count + 1 })
      // What lies within a schema that is said once only is said once only, too.
      if (one.count === 0) count(part, name || field)
    }
  }
  for (const root of roots) count(root, '')

  const names = new Map<string, string>()
  const used = new Set(taken)
  const shared: Fields = {}
  const refer = (schema: Fields) => {
    for (const [, part, put] of within(schema)) {
      const key = JSON.stringify(part)
      const one = seen.get(key)
      if (one === undefined || !isShorterShared(key, one)) {
        refer(part)
        continue
      }
      const name = names.get(key) ?? freeName(one.name, used)
      put({ $ref: `#/components/schemas/${name}` })
      if (names.has(key)) continue
      names.set(key, name)
      shared[name] = part
      refer(part)
    }
  }
  for (const root of roots) refer(root)
  return shared
}

/** Whether a schema that stands several times takes less when it stands once, by its name, and is referred to. */
function isShorterShared(schema: string, { count, name }: { readonly count: number; readonly name: string }): boolean {
  const reference = REFERENCE_LENGTH + name.length
  const entry = schema.length + name.length + '"":,'.length
  return entry + count * reference < count * schema.length
}

/** What a text is says more than where it stands. */
const formatOf = ({ format }: Fields) => (typeof format === 'string' ? format : undefined)

/** A name for a schema by the field it first stood in. */
function freeName(field: string, used: Set<string>): string {
  const base = field.replaceAll(/[^A-Za-z0-9_]/g, '') || 'part'
  let name = base
  for (let number = 2; used.has(name); number++) name = `${base}_${number}`
  used.add(name)
  return name
}

/** Put references where calls have the same parameter. */
function shareParameters(operations: readonly Fields[], components: Fields): void {
  const all = operations.flatMap(({ parameters }) => listOf(parameters))
  const counts = Map.groupBy(all, (one) => JSON.stringify(one))
  const names = new Map<string, string>()
  const used = new Set<string>()
  for (const [key, ones] of counts) {
    if (ones.length < 2) continue
    const name = freeName(nameOf(fieldsOf(ones[0])), used)
    names.set(key, name)
    components[name] = ones[0]
  }
  for (const operation of operations)
    operation['parameters'] = listOf(operation['parameters']).map((one) => {
      const name = names.get(JSON.stringify(one))
      return name === undefined ? one : { $ref: `#/components/parameters/${name}` }
    })
}

/** A failure stands among the components by its status, once for the same codes, and what failures have in common once for all. */
function failureOf(status: string, response: Fields, { responses, schemas }: Components): unknown {
  const [type, media] = Object.entries(fieldsOf(response['content']))[0] ?? []
  const { errorCode, ...common } = fieldsOf(fieldsOf(fieldsOf(media)['schema'])['properties'])
  if (type === undefined || errorCode === undefined) return { ...response, description: 'Success' }

  const codes = listOf(fieldsOf(errorCode)['enum']).map(String)
  const description = codes.toSorted().join(', ')
  const known = Object.keys(responses).find((key) => fieldsOf(responses[key])['description'] === description)
  const name = known ?? freeName(status, new Set(Object.keys(responses)))
  schemas['Failure'] = { type: 'object', properties: common, required: ['success', 'errorCode', 'message'] }
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { errorCode } }] }
  responses[name] = { description, content: { [type]: { schema } } }
  return { $ref: `#/components/responses/${name}` }
}
