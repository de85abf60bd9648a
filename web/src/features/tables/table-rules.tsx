import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { returnOf } from '@croupier/engine/tables/table-returns.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { oddsText } from '../../parts/play/odds-text.ts'
import rules from '../../parts/play/rules.module.css'
import { betName, seatOf } from '@croupier/kit/spot-name.ts'
import type { LiveTable } from './use-live-table.ts'

/** How the game goes, and what each spot pays and takes. */
export function TableRules({ table, spots }: { readonly table: LiveTable; readonly spots: readonly Spot[] }) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const percent = numberFormat(look.language, { style: 'percent', minimumFractionDigits: 2 })
  const returned = (spot: string) => {
    const rtp = returnOf(table.gameCode, table.paytable, spot)
    return rtp === undefined ? '–' : percent.format(Number(rtp) / 100)
  }
  const limits = new Map(table.limits.map((each) => [each.group, each]))
  return (
    <div className={rules.rules}>
      <p>{t(`rules.${table.gameCode}`)}</p>
      <p>{t('rules_all')}</p>
      <table className={rules.pays}>
        <thead>
          <tr>
            <th>{t('bet')}</th>
            <th>{t('pays')}</th>
            <th>{t('rtp')}</th>
            <th>{t('limits')}</th>
          </tr>
        </thead>
        <tbody>
          {alike(spots.filter(({ key }) => (seatOf(key) ?? 1) === 1)).map(({ first: { key, group, pays }, last }) => {
            const limit = limits.get(group)
            return (
              <tr key={key}>
                <td>{last === key ? betName(t, key) : `${betName(t, key)} … ${betName(t, last)}`}</td>
                <td>{oddsText(t, look.language, pays, 'ratio')}</td>
                <td>{returned(key)}</td>
                <td>{limit ? `${moneyText(limit.min, look)} – ${moneyText(limit.max, look)}` : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Spots of one kind that pay the same stand in one row: the first of them and the last. */
function alike(spots: readonly Spot[]): { readonly first: Spot; last: string }[] {
  const rows: { readonly first: Spot; last: string }[] = []
  const kindOf = ({ key, group, pays }: Spot) => `${key.replace(/_?\d.*$/, '')} ${group} ${pays.join(' ')}`
  for (const spot of spots) {
    const row = rows.at(-1)
    if (row && /\d/.test(spot.key) && kindOf(row.first) === kindOf(spot)) row.last = spot.key
    else rows.push({ first: spot, last: spot.key })
  }
  return rows
}
