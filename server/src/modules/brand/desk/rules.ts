import type { BrandHost } from '@croupier/contract/console-brands.ts'
import { faintRoles, THEMES, type TokenSet } from '@croupier/contract/look.ts'
import type { Fault, RefusalDetail } from '#kernel/refusal.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'

export interface BrandDraft {
  readonly merchant?: string
  readonly timeZone?: string
  readonly hosts: readonly BrandHost[]
  readonly tokens: { readonly dark: TokenSet; readonly light: TokenSet }
}

/** What is taken already, as the database has it. */
export interface TakenNames {
  readonly merchants: ReadonlySet<string>
  readonly hosts: ReadonlySet<string>
}

/** May a brand stand as it is drafted? Every fault is named at its field. */
export function judgeBrand(draft: BrandDraft, taken: TakenNames): Verdict<undefined> {
  const { merchant, timeZone, hosts, tokens } = draft
  const faults: [field: string, fault: Fault][] = [
    ...(merchant !== undefined && taken.merchants.has(merchant) ? [['merchant', { code: 'code_taken' }] as const] : []),
    ...(timeZone !== undefined && !isTimeZone(timeZone) ? [['timeZone', { code: 'time_zone_unknown' }] as const] : []),
    ...hosts.flatMap(({ host }, at) =>
      taken.hosts.has(host) ? [[`hosts.${at}.host`, { code: 'host_taken' }] as const] : [],
    ),
    ...THEMES.flatMap((theme) =>
      faintRoles(tokens[theme], theme).map(
        ({ role, ratio, least }) =>
          [`tokens.${theme}.${role}`, { code: 'contrast_too_low', fill: { ratio, min: least } }] as const,
      ),
    ),
  ].map(([field, fault]) => [field, fault])
  if (faults.length === 0) return yes(undefined)
  const fields: RefusalDetail['fields'] = Object.fromEntries(faults.map(([field, fault]) => [field, [fault]]))
  return no('invalid_request', { fields })
}

/** Whether the runtime knows the zone by a name of the database of zones. */
function isTimeZone(zone: string): boolean {
  // Offsets such as +07:00 are understood too, but have no name.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

interface OpenSides {
  readonly hosts: readonly BrandHost[]
}

/** Whether a change takes two people: visitors come by other hosts. */
export function loosensBrand(before: OpenSides, after: OpenSides): boolean {
  const said = ({ hosts }: OpenSides) =>
    hosts
      .map(({ host, kind }) => `${host} ${kind}`)
      .toSorted()
      .join('\n')
  return said(after) !== said(before)
}
