import { setCaller } from '@croupier/kit/calls.ts'
import { session, startSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { rememberedLanguage } from './language.ts'

/** The place that names a zone, as people say it. */
export const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** From now on every call is about another brand, whose first screen or the named one opens. Nothing of the one before stays. */
export function useChangeBrand() {
  const client = useQueryClient()
  const router = useRouter()
  return (merchant: string, to = '/') => {
    const kept = session()
    if (!kept || kept.merchant === merchant) return
    startSession({ ...kept, merchant })
    setCaller({ merchant, language: rememberedLanguage() })
    void router.navigate({ to }).then(() => client.resetQueries())
  }
}
