import { type Language, WRITTEN } from '@croupier/contract/language.ts'
import { tableGames, tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { NewTable } from '#modules/studio/studio.ts'
import { inOrder } from './in-order.ts'
import { GAME_WORDS, KIND_WORDS, type TableKind } from './table-names.ts'

const UNITS = 10_000n

/** A table as the house sets it up: its stakes are in whole pesos, and by so many times in the brand's money. */
interface Plan {
  readonly code: string
  readonly gameCode: string
  readonly kind: TableKind
  readonly paytable?: string
  readonly speed?: 'speed'
  readonly min: bigint
  readonly max: bigint
}

const SEVERAL: readonly Plan[] = [
  { code: 'BAC1', gameCode: 'BACCARAT', kind: 'standard', paytable: 'COMMISSION', min: 20n, max: 50_000n },
  { code: 'BAC2', gameCode: 'BACCARAT', kind: 'no_commission', paytable: 'NO_COMMISSION', min: 20n, max: 50_000n },
  { code: 'BAC3', gameCode: 'BACCARAT', kind: 'speed', paytable: 'COMMISSION', speed: 'speed', min: 10n, max: 20_000n },
  { code: 'BAC4', gameCode: 'BACCARAT', kind: 'high', paytable: 'COMMISSION', min: 500n, max: 200_000n },
  { code: 'BAC5', gameCode: 'BACCARAT', kind: 'low', paytable: 'NO_COMMISSION', min: 5n, max: 5000n },
  { code: 'ROU1', gameCode: 'ROULETTE', kind: 'standard', min: 10n, max: 20_000n },
  { code: 'ROU2', gameCode: 'ROULETTE', kind: 'speed', speed: 'speed', min: 5n, max: 5000n },
  { code: 'SIC1', gameCode: 'SICBO', kind: 'standard', min: 10n, max: 20_000n },
  { code: 'SIC2', gameCode: 'SICBO', kind: 'high', min: 200n, max: 100_000n },
  { code: 'DT1', gameCode: 'DRAGON_TIGER', kind: 'standard', paytable: 'TIE_8', min: 20n, max: 50_000n },
  { code: 'DT2', gameCode: 'DRAGON_TIGER', kind: 'low', paytable: 'TIE_11', min: 5n, max: 5000n },
]

/** Of each other type one. */
const OTHERS: Readonly<Record<string, string>> = {
  BLACKJACK: 'BJ1',
  HOLDEM: 'HLD1',
  CARD_POKER: 'TCP1',
  MAHJONG_TILES: 'MJT1',
  MAHJONG: 'MJ1',
  PAI_GOW: 'PG1',
  SE_DIE: 'SD1',
  FAN_TAN: 'FT1',
  NIUNIU: 'NN1',
  YU_SIA_XIE: 'YSX1',
  ZJH: 'ZJH1',
}

const plans: readonly Plan[] = [
  ...SEVERAL,
  ...Object.entries(OTHERS).map(([gameCode, code]) => ({
    code,
    gameCode,
    kind: 'standard' as const,
    min: 10n,
    max: 10_000n,
  })),
]

/** Whose tables, and which games' come first there. */
interface Floor {
  readonly brandId: number
  readonly first?: readonly string[] | undefined
}

/** The live tables of a brand: those whose game is there. */
export const tablesOf = (
  { brandId, first = [] }: Floor,
  times: bigint,
  idOf: (code: string) => string,
): readonly NewTable[] =>
  inOrder(plans, ({ gameCode }) => gameCode, first).flatMap((plan, position) => {
    const game = tableGameOf(plan.gameCode)
    if (!game) return []
    const paytable = plan.paytable ?? game.paytables[0] ?? ''
    const alike = plans.filter((one) => one.gameCode === plan.gameCode)
    const min = plan.min * times * UNITS
    const max = plan.max * times * UNITS
    return [
      {
        id: idOf(plan.code),
        brandId,
        code: plan.code,
        gameCode: plan.gameCode,
        paytable,
        speed: plan.speed ?? ('standard' as const),
        names: namesOf(plan, alike.length > 1 ? alike.indexOf(plan) + 1 : 0),
        position,
        limits: {
          groups: groupsOf(game.spots(paytable), min, max),
          roundMax: String(max * 2n),
          tableMax: String(max * 40n),
        },
      },
    ]
  })

/** What pays more takes less, so that the house owes about the same. */
function groupsOf(
  spots: readonly { readonly group: string; readonly pays: readonly string[] }[],
  min: bigint,
  max: bigint,
) {
  const groups = Object.groupBy(spots, ({ group }) => group)
  return Object.fromEntries(
    Object.entries(groups).map(([group, of = []]) => {
      const best = BigInt(Math.ceil(Math.max(...of.map(({ pays }) => Number(pays.at(-1) ?? '1')))))
      const most = best <= 2n ? max : round((max * 2n) / best)
      return [group, { min: String(min), max: String(most > min * 2n ? most : min * 2n) }]
    }),
  )
}

/** Down to a figure that somebody would write on a sign: 1, 2 or 5 and noughts. */
function round(units: bigint): bigint {
  const noughts = 10n ** BigInt(String(units).length - 1)
  const lead = units / noughts
  return (lead >= 5n ? 5n : lead >= 2n ? 2n : 1n) * noughts
}

function namesOf({ gameCode, kind }: Plan, number: number): Record<string, string> {
  const game = GAME_WORDS[gameCode]
  if (game === undefined) return {}
  const many = number > 0 ? ` ${number}` : ''
  const what = (language: Language) => (kind === 'standard' ? '' : ` · ${KIND_WORDS[kind][language]}`)
  return Object.fromEntries(WRITTEN.map((language) => [language, `${game[language]}${many}${what(language)}`]))
}

/** The live game types that are there, in the order of their tables. */
export const liveGameCodes: readonly string[] = [...new Set(plans.map(({ gameCode }) => gameCode))].filter(
  (code) => code in tableGames,
)
