import { isSlot, STUDIO_GAMES, type StudioGame } from '@croupier/contract/studio.ts'
import { type Tournament, tournament, tournaments } from '@croupier/contract/tournaments.ts'
import { unitsIn } from '../money.ts'
import { afterThought, type Guest, VISIT_END, type StepOutcome, type Visit } from '../visit.ts'
import { studioVisit } from './studio.ts'

/** Enters a tournament that runs, by stakes that count in it on one of its games, and looks where that has led. */
export function tournamentVisit(guest: Guest): Visit {
  const { caller, random } = guest
  let tournamentId: string | undefined
  let rounds: Visit | undefined

  async function choose(): Promise<StepOutcome> {
    const answer = await caller.ask(tournaments)
    if (answer.kind !== 'value') return answer
    const running = answer.value.list.filter(({ stage }) => stage === 'running')
    const chosen = running[random.below(running.length)]
    if (chosen === undefined) return VISIT_END
    tournamentId = chosen.id
    const games = gamesOf(chosen)
    const gameCode = games[random.below(games.length)]
    const stakeLeast = unitsIn(chosen.stakeMin)
    rounds = gameCode && studioVisit(guest, { gameCode, activity: 'tournaments', stakeLeast })
    return afterThought(guest)
  }

  async function play(visit: Visit): Promise<StepOutcome> {
    const outcome = await visit.step()
    if (outcome.kind !== 'over') return outcome
    rounds = undefined
    return afterThought(guest)
  }

  async function look(id: string): Promise<StepOutcome> {
    const answer = await caller.ask(tournament, { params: { tournamentId: id } })
    return answer.kind === 'value' ? VISIT_END : answer
  }

  return {
    activity: 'tournaments',
    step: () => (rounds ? play(rounds) : tournamentId === undefined ? choose() : look(tournamentId)),
    end: async () => undefined,
  }
}

/** The games of the house that count in a tournament. */
function gamesOf({ games, category }: Pick<Tournament, 'games' | 'category'>): readonly StudioGame[] {
  const named = new Set(games.map(({ code }) => code))
  return STUDIO_GAMES.filter(
    (code) =>
      (named.size === 0 || named.has(code)) && (category === null || category === (isSlot(code) ? 'RNG' : 'INHOUSE')),
  )
}
