import type { Operator } from '@croupier/contract/operator.ts'

/** What can be changed of an operator; the name to log in with only while there is none. */
export interface OperatorDraft {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly roles: string[]
  readonly brands: string[]
  readonly networks: string[]
  readonly state: Operator['state']
}

/** An operator as the form begins. */
export const draftOf = (operator: Operator | undefined): OperatorDraft => ({
  username: operator?.username ?? '',
  name: operator?.name ?? '',
  email: operator?.email ?? '',
  roles: operator?.roles ?? [],
  brands: operator?.brands ?? [],
  networks: operator?.networks ?? [],
  state: operator?.state ?? 'active',
})

/** Whether the server will ask for a second person: more roles or brands, from more places, or active again. */
export function loosens(now: OperatorDraft, before: OperatorDraft): boolean {
  const more = (is: readonly string[], was: readonly string[]) => is.some((one) => !was.includes(one))
  const wider = before.networks.length > 0 && (now.networks.length === 0 || more(now.networks, before.networks))
  return (
    more(now.roles, before.roles) ||
    more(now.brands, before.brands) ||
    wider ||
    (now.state === 'active' && before.state === 'suspended')
  )
}
