import { gameList } from '@croupier/contract/catalogue.ts'
import { type LaunchReply, launchGameByPost } from '@croupier/contract/launch.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, type CallRefusal } from '@croupier/kit/calls.ts'
import { deviceOf } from '@croupier/kit/device.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useLanguage } from '@croupier/kit/words.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

interface LaunchInput {
  /** Where the member sits down, in a game that has rooms. */
  readonly roomId: string | undefined
  /** The way of playing that the address names. */
  readonly playType?: string | undefined
  /** Not while a room is still to be chosen. */
  readonly ready: boolean
}

const AT_ONCE: LaunchInput = { roomId: undefined, ready: true }

/** Opens a game for whoever is logged in: its address is good for one visit, so it is asked for anew each time. */
export function useLaunch(gameCode: string, wanted: LaunchInput = AT_ONCE) {
  const session = useSession()
  const { merchant } = useBrand()
  const language = useLanguage()
  const client = useQueryClient()
  const [visit, setVisit] = useState(0)
  const launched = useQuery<LaunchReply, CallRefusal>({
    queryKey: [launchGameByPost.path, gameCode, wanted.roomId, wanted.playType, session?.token, visit],
    queryFn: async () =>
      ask(launchGameByPost, {
        body: {
          gameId: gameCode,
          nodeId: gameCode,
          ...(wanted.roomId !== undefined && { roomId: wanted.roomId }),
          ...(wanted.playType !== undefined && { playType: wanted.playType }),
          vassalage: await accountTypeOf(client, gameCode),
          accountType: 1,
          confirmTrans: 0,
          launchMode: 'GLS',
          platform: deviceOf(navigator.userAgent).phone ? 'html5-mobile' : 'html5-desktop',
          clientType: 3,
          username: session?.account,
          token: session?.token,
          merchantCode: merchant,
          language,
        },
      }),
    enabled: session !== undefined && wanted.ready,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    meta: { actor: 'account' },
  })
  return { ...launched, guest: session === undefined, again: () => setVisit((last) => last + 1) }
}

/** The account type name of a game's vendor; a catalogue that cannot be read keeps nobody from a game. */
async function accountTypeOf(client: QueryClient, code: string): Promise<string | undefined> {
  const list = await client
    .ensureQueryData(queryOptionsOf(gameList, { query: { code, pageSize: 1 } }))
    .catch(() => undefined)
  return list?.games[0]?.accountTypeName
}
