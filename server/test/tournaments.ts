import { randomUUID } from 'node:crypto'
import { announceTournament, saveTournament, type TournamentTerms } from '@croupier/contract/console-tournaments.ts'
import { tournament } from '@croupier/contract/tournaments.ts'
import { expect } from 'vitest'
import { feedFigures } from '../src/modules/betting/figures/counting/feed-figures.ts'
import { operatorIn } from './operators.ts'
import { LUCKY, setPolicy } from './policy.ts'
import type { World } from './world.ts'

export const MINUTE = 60_000
export const WHY = { reason: 'planned', note: '' }

/** Tournaments of the demo brand, twenty minutes long unless a test says otherwise. */
export async function tournamentsOf(world: World) {
  const { deps, ask, clock } = world
  await setPolicy(deps, LUCKY, { tournaments: { aloneMax: '100000.00' } })
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE).toISOString()
  const terms = (more: Partial<TournamentTerms> = {}): TournamentTerms => ({
    names: { en: 'Dice dash', vi: 'Đua xúc xắc' },
    metric: 'turnover',
    category: 'INHOUSE',
    games: ['DICE'],
    stakeMin: '1.00',
    prizes: ['500.00', '200.00', '50.00'],
    startsAt: at(0),
    endsAt: at(20),
    repeats: 'never',
    ...more,
  })
  return {
    at,
    terms,
    async announced(more: Partial<TournamentTerms> = {}): Promise<string> {
      // Bets of an earlier test stood at the same moment.
      clock.move(1000)
      const token = await operatorIn(world)
      const id = randomUUID()
      const params = { tournamentId: id }
      const saved = await ask(saveTournament, { token, params, body: { ...terms(more), ...WHY } })
      expect(saved.errorCode).toBeUndefined()
      expect((await ask(announceTournament, { token, params, body: WHY })).errorCode).toBeUndefined()
      return id
    },
    /** The board once all that was played is counted. */
    async boardOf(id: string, who?: { readonly token: string }) {
      await feedFigures(deps)
      return (await ask(tournament, { params: { tournamentId: id }, ...(who ? { token: who.token } : {}) })).value
    },
  }
}
