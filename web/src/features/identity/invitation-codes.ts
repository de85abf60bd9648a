import { visitAgentLink } from '@croupier/contract/agent-links.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

const BOXES = ['affiliateCode', 'referralCode'] as const

/** The codes by which the address invites, by the box of the form that each belongs to. */
export function useInvitationCodes(): Readonly<Partial<Record<(typeof BOXES)[number], string>>> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  // A code of digits alone is read as a number.
  const found = BOXES.map((box) => [box, search[box]] as const).filter(
    ([, code]) => (typeof code === 'string' && code !== '') || typeof code === 'number',
  )
  return Object.fromEntries(found.map(([box, code]) => [box, String(code)]))
}

const KEY = 'visitedLink'

/** Counts that registration was opened by an agent's link: once a session of the browser. */
export function useLinkVisit() {
  const { affiliateCode, referralCode } = useInvitationCodes()
  const code = affiliateCode ?? referralCode
  useEffect(() => {
    if (code === undefined || sessionStorage.getItem(KEY) === code) return
    sessionStorage.setItem(KEY, code)
    // A count is for the agent; a visitor registers without it.
    void ask(visitAgentLink, { body: { code } }).catch(() => undefined)
  }, [code])
}
