import { type Launched, launchGameByPost } from '@croupier/contract/launch.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, type Refused } from '@croupier/kit/calls.ts'
import { deviceOf } from '@croupier/kit/device.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useLanguage } from '@croupier/kit/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** Opens a game for whoever is logged in: its address is good for one visit, so it is asked for anew each time. */
export function useLaunch(gameCode: string) {
  const session = useSession()
  const { merchant } = useBrand()
  const language = useLanguage()
  const [visit, setVisit] = useState(0)
  const launched = useQuery<Launched, Refused>({
    queryKey: [launchGameByPost.path, gameCode, session?.token, visit],
    queryFn: () =>
      ask(launchGameByPost, {
        body: {
          gameId: gameCode,
          nodeId: gameCode,
          accountType: 1,
          confirmTrans: 0,
          launchMode: 'GLS',
          platform: deviceOf(navigator.userAgent).phone ? 'html5-mobile' : 'html5-desktop',
          clientType: 3,
          username: session?.account,
          merchantCode: merchant,
          language,
        },
      }),
    enabled: session !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    meta: { actor: 'account' },
  })
  return { ...launched, guest: session === undefined, again: () => setVisit((last) => last + 1) }
}
