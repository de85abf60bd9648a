import { STUDIO_GAMES } from '@croupier/contract/studio.ts'
import { tournament, tournaments } from '@croupier/contract/tournaments.ts'
import { afterThought, type Guest, over, type StepOutcome, type Visit } from '../visit.ts'
import { studioVisit } from './studio.ts'

/** Looks at a tournament that runs, plays some rounds of one of its games, and looks where that has led. */
export function tournamentVisit(guest: Guest): Visit {
  const { caller, random } = guest
  let tournamentId: string | undefined
  let rounds: Visit | undefined

  async function choose(): Promise<StepOutcome> {
    const answer = await caller.ask(tournaments)
    if (answer.kind !== 'value') return answer
    const running = answer.value.list.filter(({ stage }) => stage === 'running')
    const chosen = running[random.below(running.length)]
    if (chosen === undefined) return over
    tournamentId = chosen.id
    const wanted = new Set(chosen.games.map(({ code }) => code))
    const games = STUDIO_GAMES.filter((code) => wanted.size === 0 || wanted.has(code))
    const game = games[random.below(games.length)]
    rounds = game === undefined ? undefined : studioVisit(guest, game, 'tournaments')
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
    return answer.kind === 'value' ? over : answer
  }

  return {
    activity: 'tournaments',
    step: () => (rounds ? play(rounds) : tournamentId === undefined ? choose() : look(tournamentId)),
    end: async () => undefined,
  }
}
