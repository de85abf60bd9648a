import { createHash } from 'node:crypto'
import type { ApprovalRule, Evidence } from '@croupier/contract/approvals.ts'
import type { Difference } from '@croupier/contract/policy.ts'
import type { Deps } from './deps.ts'
import type { ApprovalRow } from './four-eyes.ts'
import type { Json } from './loosening.ts'

/** Reads the case of an approval from the module that it belongs to, as it is at this moment. */
export type EvidenceOf = (deps: Deps, approval: ApprovalRow) => Promise<readonly Evidence[]>

/** The evidence of a module's rules. */
export type EvidenceRules = Readonly<Partial<Record<ApprovalRule, EvidenceOf>>>

/** The evidence as it can be kept: a link to a picture is good for minutes and differs each time it is made. */
export const keptOf = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.map((one) => (one.kind === 'picture' ? { ...one, value: null } : one))

/** Names what somebody was shown: the same as long as nothing of it has changed. */
export const shownOf = (approval: Pick<ApprovalRow, 'facts'>, evidence: readonly Evidence[]): string =>
  createHash('sha256')
    .update(JSON.stringify([approval.facts, keptOf(evidence.filter(({ moves }) => moves !== true))]))
    .digest('hex')

/** Whether the case is not what the first person typed. */
export const differsFrom = (evidence: readonly Evidence[]): boolean => evidence.some(({ differs }) => differs === true)

/** A fact beside what the first person typed of it. */
export const comparedEvidence = (
  one: Pick<Evidence, 'label' | 'kind'>,
  value: string | null,
  typed: string | null,
): Evidence => ({ ...one, value, typed, differs: value !== typed })

/** Settings that change, each as it is now and as it becomes; those that nobody has words for are named by their path. */
export const changesShown = (
  differences: readonly Pick<Difference, 'path' | 'before' | 'after'>[],
  shownAs: (path: readonly string[]) => Pick<Evidence, 'label' | 'kind' | 'of'> = (path) => ({
    label: 'setting',
    kind: 'setting',
    of: path.join('.'),
  }),
): readonly Evidence[] =>
  differences.map(({ path, before, after }) => ({ ...shownAs(path), value: textOf(before), becomes: textOf(after) }))

const textOf = (value: Json): string | string[] | null => {
  if (value === null) return null
  if (Array.isArray(value)) return value.map((one: Json) => plain(one))
  return plain(value)
}

const plain = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${plain(one)}`)
    .join(', ')
}
