import { FIELD_FAULTS, type FieldFault } from '@croupier/contract/refusal.ts'
import type { z } from 'zod'
import { type Fault, Refusal } from './refusal.ts'

type Issue = z.core.$ZodIssue

const FAULTS: ReadonlySet<string> = new Set(FIELD_FAULTS)
const isFault = (text: string): text is FieldFault => FAULTS.has(text)

/** What the whole is called when it is not even an object. */
const WHOLE = 'body'

/** The refusal for what a schema found wrong with `given`: every fault at its field, nested ones as `choices.target`. */
export function malformed(issues: readonly Issue[], given: unknown): Refusal {
  const fields: Record<string, Fault[]> = Object.create(null)
  for (const [field, fault] of issues.flatMap((issue) => faultsOf(issue, given))) (fields[field] ??= []).push(fault)

  const amount = Object.values(fields).some((faults) => faults.some((fault) => fault.code === 'invalid_amount'))
  return new Refusal(amount ? 'invalid_amount' : 'invalid_request', { fields })
}

function faultsOf(issue: Issue, given: unknown): [string, Fault][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [nameOf([...issue.path, key]), { code: 'unknown_field' }])
  return [[nameOf(issue.path), faultOf(issue, given)]]
}

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || WHOLE

function faultOf(issue: Issue, given: unknown): Fault {
  if (isFault(issue.message)) return { code: issue.message, ...fillOf(issue) }
  if (valueAt(given, issue.path) === undefined) return { code: 'required' }
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong_type' }
    case 'too_small':
      return { code: isNumeric(issue.origin) ? 'too_small' : 'too_short', ...fillOf(issue) }
    case 'too_big':
      return { code: isNumeric(issue.origin) ? 'too_large' : 'too_long', ...fillOf(issue) }
    default:
      return { code: 'invalid' }
  }
}

const NUMERIC = new Set(['number', 'int', 'bigint', 'date'])
const isNumeric = (origin: string) => NUMERIC.has(origin)

function fillOf(issue: Issue): Pick<Fault, 'fill'> {
  if (issue.code === 'too_small') return { fill: { min: Number(issue.minimum) } }
  if (issue.code === 'too_big') return { fill: { max: Number(issue.maximum) } }
  return {}
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    given,
  )
}
