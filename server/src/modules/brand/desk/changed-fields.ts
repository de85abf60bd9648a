import type { BrandProfile } from '@croupier/contract/console-brands.ts'

type Sides = Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>>

/** What differs between two profiles, by field; colours one by one. */
export function changedFields(before: BrandProfile, after: BrandProfile): Sides {
  const [was, is] = [flat(before), flat(after)]
  const changed = Object.keys(is).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  const side = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, of[key] ?? null]))
  return { before: side(was), after: side(is) }
}

const flat = ({ tokens, revision: _revision, hosts, ...profile }: BrandProfile): Readonly<Record<string, unknown>> => ({
  ...profile,
  hosts: hosts.map(({ host, kind }) => (kind === 'agent' ? `${host} (agent)` : host)),
  ...Object.fromEntries(
    Object.entries(tokens).flatMap(([theme, set]) =>
      Object.entries(set).map(([role, colour]) => [`${theme} ${role}`, colour]),
    ),
  ),
})
