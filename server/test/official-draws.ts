import { deskDraw, enterDrawResult, releaseDrawResult } from '@croupier/contract/console-draws.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { lotteries } from '@croupier/engine/lottery/lotteries.ts'
import type { DrawSchedule } from '@croupier/engine/lottery/schedule.ts'
import { inTransaction } from '../src/kernel/database.ts'
import { setOutLotteries } from '../src/modules/lottery/lottery.ts'
import { lotteryPlay } from './lotteries.ts'
import type { World } from './world.ts'

/** An official lottery whose results people enter, and one that shares its draws. */
export async function officialPlay(
  here: Pick<World, 'ask' | 'clock' | 'deps'>,
  { gameCode = 'VN_MB', schedule }: { readonly gameCode?: string; readonly schedule?: DrawSchedule } = {},
) {
  const { ask, clock, deps } = here
  const found = lotteries.filter(
    ({ gameCode: code, source }) => code === gameCode || (source.by === 'lottery' && source.gameCode === gameCode),
  )
  await inTransaction(deps.db, (tx) =>
    setOutLotteries(
      tx,
      found.map((one, at) => ({
        code: one.gameCode,
        family: one.family,
        prizeMode: one.prizeMode,
        vendor: one.accountType,
        names: { en: one.gameCode },
        schedule: schedule ?? one.schedule,
        drawnBy: one.source.by === 'lottery' ? 'lottery' : 'official',
        drawsFrom: one.source.by === 'lottery' ? one.source.gameCode : null,
        position: 100 + at,
      })),
    ),
  )
  const play = await lotteryPlay(here, gameCode)
  const of = (issueNo: string) => ({ gameCode, issueNo })

  /** A result in which every number ends with these digits. */
  const numbersOf = (ending: string): string[] => {
    const prizes = familyOf(found[0]?.family ?? '')?.prizes ?? []
    return prizes.flatMap(({ count, digits }) =>
      Array.from({ length: count }, () => ending.padStart(digits, '1').slice(-digits)),
    )
  }

  /** To the time of a draw: its sale is over, and nobody has said its result. */
  async function toResult(issueNo: string): Promise<void> {
    clock.set((await play.issue(issueNo)).drawAt)
    await play.draws()
  }

  return {
    ...play,
    numbersOf,
    toResult,
    enter: (token: string, issueNo: string, numbers: string[]) =>
      ask(enterDrawResult, { token, params: of(issueNo), body: { numbers } }),
    release: (token: string, issueNo: string, numbers: string[]) =>
      ask(releaseDrawResult, { token, params: of(issueNo), body: { numbers } }),
    seen: async (token: string, issueNo: string) => (await ask(deskDraw, { token, params: of(issueNo) })).value,
  }
}
