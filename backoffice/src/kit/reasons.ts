import { reasons } from '@croupier/contract/console-desk.ts'
import { useAsk } from '@croupier/kit/query.ts'

export interface Reason {
  readonly code: string
  readonly words: string
  /** The sentence that the member will read. */
  readonly said?: string
}

/** The reasons that the brand lists for an action, as people choose by them; undefined until they are here, or where no action is named. */
export function useReasons(action: string | undefined): readonly Reason[] | undefined {
  const { data } = useAsk(reasons, { query: { deed: action ?? 'none.none' } }, { enabled: action !== undefined })
  return data?.list.map(({ code, name, sentence }) => ({
    code,
    words: name,
    ...(sentence !== '' && { said: sentence }),
  }))
}
