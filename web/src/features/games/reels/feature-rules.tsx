import { Row } from '@croupier/kit/layout/layout.tsx'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { figures } from '@croupier/kit/money.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { percent } from '../../../parts/play/game.ts'
import rulesClasses from '../../../parts/play/rules.module.css'
import classes from './paytable.module.css'
import type { HeldCoinsRules, MultiplierRules, TimesRules, Title } from './title.ts'
import { useSymbolName, useTitleWords } from './use-title-words.ts'

interface FeatureRulesProps {
  readonly title: Title
  /** So many stakes as money. */
  readonly pays: (stakes: number) => string
}

/** The rules beyond the table of pays: wilds, scatters, free spins, tumbles, multipliers, what can be bought. */
export function FeatureRules({ title, pays }: FeatureRulesProps) {
  const t = useWords('games')
  const own = useTitleWords(title)
  const name = useSymbolName(title)
  const language = useLanguage()
  return (
    <>
      {title.wild === undefined ? null : (
        <Feature title={title} symbol={title.wild}>
          {own('wild')}
        </Feature>
      )}
      {title.scatter === undefined ? null : (
        <Feature title={title} symbol={title.scatter}>
          <ScatterRule title={title} scatter={name(title.scatter)} pays={pays} />
        </Feature>
      )}
      {title.more.map((key) => (
        <p key={key}>{own(key)}</p>
      ))}
      {title.hold ? (
        <Feature title={title} symbol={title.hold.symbol}>
          <HoldRule hold={title.hold} coin={name(title.hold.symbol)} pays={pays} />
        </Feature>
      ) : null}
      {title.timesReel ? <p>{t('rule_times', { table: chances(title.timesReel) })}</p> : null}
      {title.multipliers ? <MultiplierTable rules={title.multipliers} /> : null}
      {title.buy ? (
        <p>
          {t('rule_buy', { count: title.buy.spins, times: title.buy.price, rtp: percent(title.buy.rtp, language) })}
        </p>
      ) : null}
    </>
  )
}

/** Each multiplier with its chance: ×2 18%. */
const chances = ({ of, values }: TimesRules): string =>
  values.map(([times, parts]) => `×${times} ${(parts * 100) / of}%`).join(' · ')

interface FeatureProps {
  readonly title: Title
  readonly symbol: string
  readonly children: ReactNode
}

const Feature = ({ title, symbol, children }: FeatureProps) => (
  <Row gap={10} align="center" radius={12} className={classes.feature}>
    <SlotSymbol set={title.name} code={symbol} className={classes.picture} />
    <p>{children}</p>
  </Row>
)

function ScatterRule({ title, scatter, pays }: FeatureRulesProps & { readonly scatter: string }) {
  const t = useWords('games')
  const { free, scatterPays } = title
  const paid = Object.entries(scatterPays).map(([count, stakes]) => t('rule_count', { count, is: pays(stakes) }))
  const spins = (awards: Readonly<Record<number, number>>) =>
    Object.entries(awards).map(([count, awarded]) => t('rule_count', { count, is: awarded }))
  return (
    <>
      {paid.length > 0 ? `${t('rule_scatter_pays', { scatter, table: paid.join(' · ') })} ` : null}
      {free ? `${t('rule_free', { table: spins(free.awards).join(' · ') })} ` : null}
      {free && free.multiplier > 1 ? `${t('rule_free_times', { times: free.multiplier })} ` : null}
      {free ? t('rule_free_again', { table: spins(free.again).join(' · ') }) : null}
    </>
  )
}

interface HoldRuleProps {
  readonly hold: HeldCoinsRules
  readonly coin: string
  readonly pays: FeatureRulesProps['pays']
}

function HoldRule({ hold, coin, pays }: HoldRuleProps) {
  const t = useWords('games')
  const { least, respins, values, of, full } = hold
  const table = values.map(([stakes, parts]) => t('rule_count', { count: pays(stakes), is: `${(parts * 100) / of}%` }))
  return (
    <>
      {t('rule_hold', { least, coin, respins })} {t('rule_coin_values', { table: table.join(' · ') })}{' '}
      {t('rule_coin_full', { bonus: pays(full) })}
    </>
  )
}

function MultiplierTable({ rules }: { readonly rules: MultiplierRules }) {
  const t = useWords('games')
  const language = useLanguage()
  const chance = (parts: number) => `${figures(String((parts * 100) / rules.of), { language, decimals: 2 })}%`
  return (
    <>
      <p>{t('rule_multiplier')}</p>
      <table className={rulesClasses.pays}>
        <thead>
          <tr>
            <th scope="col">{t('multiplier')}</th>
            <th scope="col">{t('paid_spins')}</th>
            <th scope="col">{t('free_spins')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.base.map(([times, parts], place) => (
            <tr key={times}>
              <td>×{times}</td>
              <td>{chance(parts)}</td>
              <td>{chance(rules.free[place]?.[1] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
