import type { ReplyOf } from '@croupier/contract/call.ts'
import { roomList } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useState } from 'react'

const NONE: ReplyOf<typeof roomList>['list'] = []

/** The rooms of a game, and the one that was chosen; a game of one room, or of none, asks nothing. */
export function useRooms(gameCode: string) {
  const session = useSession()
  const { data, isError } = useAsk(roomList, { query: { gameCode } }, { enabled: session !== undefined })
  const [chosen, choose] = useState<string>()
  const rooms = data?.list ?? NONE
  const roomId = chosen ?? (rooms.length === 1 ? rooms[0]?.roomId : undefined)
  // A game is not kept shut because its rooms could not be asked for.
  const ready = isError || (data !== undefined && (rooms.length === 0 || roomId !== undefined))
  return { rooms, roomId, ready, choosing: data !== undefined && !ready, choose }
}
