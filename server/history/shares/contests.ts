import { announceTournament, saveTournament } from '@croupier/contract/console-tournaments.ts'
import type { Language } from '@croupier/contract/language.ts'
import { finishTournaments } from '#modules/rewards/tournaments/finish-tournaments.ts'
import { askForTwo, confirm, makeCall, unlessRefused } from '../calls/caller.ts'
import { callerIdOf } from '../calls/caller-id.ts'
import { onShift } from '../calls/operators.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { type Merchant, MERCHANTS } from '../persons.ts'

const NAMES = {
  en: 'Race of the weekend',
  vi: 'Đua cuối tuần',
  tl: 'Karera sa dulo ng linggo',
  zh: '周末流水赛',
  ja: '週末ベットレース',
  th: 'แข่งยอดเดิมพันสุดสัปดาห์',
  pt: 'Corrida do fim de semana',
  id: 'Balapan akhir pekan',
} as const satisfies Record<Language, string>

const TERMS = {
  LUCKY: { stakeMin: '1', prizes: ['2000', '1000', '500', '300', '200', '100', '100', '100'] },
  SAMPA: { stakeMin: '500', prizes: ['1000000', '500000', '250000', '150000', '100000'] },
} as const satisfies Record<Merchant, object>

const [MONDAY, FRIDAY] = [1, 5]
const HOUR_MS = 3_600_000
/** From Friday evening to the end of Sunday. */
const [FROM, TO] = [18, 72]

/** Every Friday a race over the weekend is announced by two people; on Monday its prizes are paid. */
export const contests: Share = {
  name: 'contests',
  async day(context) {
    const weekday = new Date(`${context.day}T00:00:00Z`).getUTCDay()
    if (weekday === MONDAY) context.at(context.moment('LUCKY', 1.2), 'finish', ({ deps }) => finishTournaments(deps))
    // Its Monday is in the past as well.
    if (weekday !== FRIDAY || context.number + 3 >= context.days) return
    for (const merchant of MERCHANTS)
      context.at(context.moment(merchant, 14.5), merchant, (moment) => announce(context, moment, merchant))
  },
}

async function announce(context: HistoryContext, moment: HistoryMoment, merchant: Merchant): Promise<void> {
  const { deps, pass } = moment
  const shift = { brandId: context.brands[merchant].id, day: context.day }
  const [first, second] = [
    await onShift(deps, { ...shift, username: 'operator05' }),
    await onShift(deps, { ...shift, username: 'operator01' }),
  ]
  if (!first || !second) return
  const midnight = context.moment(merchant, 0).getTime()
  const at = (hours: number) => new Date(midnight + hours * HOUR_MS).toISOString()
  const { stakeMin, prizes } = TERMS[merchant]
  const [params, because] = [{ tournamentId: callerIdOf(context.idOf(merchant)) }, { reason: 'planned', note: '' }]
  const body = {
    names: NAMES,
    metric: 'turnover' as const,
    category: null,
    games: [] as string[],
    stakeMin,
    prizes: [...prizes],
    startsAt: at(FROM),
    endsAt: at(TO),
    repeats: 'never' as const,
    ...because,
  }
  // What stands was announced before a crash.
  await unlessRefused(['tournament_stands'], makeCall(deps, first, saveTournament, { params, body }))
  pass(4)
  const approvalId = await askForTwo(makeCall(deps, first, announceTournament, { params, body: because }))
  pass(9)
  if (approvalId !== undefined) await confirm(deps, second, approvalId, 'As every week.')
}
