import { deskTournament } from '@croupier/contract/console-tournaments.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorState } from '../../kit/error-state.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { draftOf, emptyDraft } from './tournament-draft.ts'
import { TournamentEditor } from './tournament-editor.tsx'

const route = getRouteApi('/_shell/tournaments/$tournamentId')

/** One tournament, or a new one. */
export function TournamentScreen() {
  const { tournamentId } = route.useParams()
  return tournamentId === 'new' ? <NewTournament /> : <KnownTournament key={tournamentId} id={tournamentId} />
}

function NewTournament() {
  const { timeZone } = useBrandNow()
  // The page makes the id: sent twice it is one tournament.
  const [id] = useState(() => crypto.randomUUID())
  return <TournamentEditor id={id} written={undefined} places={[]} start={emptyDraft(serverNow(), timeZone)} />
}

function KnownTournament({ id }: { readonly id: string }) {
  const { timeZone } = useBrandNow()
  const { data, error, refetch } = useAsk(deskTournament, { params: { tournamentId: id } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { tournament, places } = data
  return (
    <TournamentEditor
      key={JSON.stringify(tournament)}
      id={id}
      written={tournament}
      places={places}
      start={draftOf(tournament, timeZone)}
    />
  )
}
