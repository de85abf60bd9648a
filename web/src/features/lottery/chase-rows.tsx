import { amountText } from '@croupier/engine/money.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import type { ChaseRow } from '@croupier/engine/lottery/chase.ts'
import { withPercentSign } from '@croupier/kit/formats.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Text } from '@croupier/kit/layout/layout.tsx'
import { figures, signOf, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { ChaseEntry } from './chase-plan.ts'
import classes from './chase.module.css'
import { issueShort, issueShown, withToggled } from './issue-text.ts'
import type { Chase } from './use-chase.ts'

/** The issues of a plan: what each costs, what is spent until then, and what a win there returns. */
export function ChaseRows({ chase }: { readonly chase: Chase }) {
  const t = useWords('lottery')
  const { entries } = chase.preview
  const table = useRef<HTMLTableElement>(null)
  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.table} aria-label={t('chase.rows')}>
        <thead>
          <tr>
            <th scope="col">{t('issue')}</th>
            <th scope="col">{t('multiple')}</th>
            <th scope="col">{t('cost')}</th>
            <th scope="col">{t('chase.spent')}</th>
          </tr>
        </thead>
        {entries.map((entry, at) => (
          <Entry key={entry.issueNo} {...{ chase, entry, table }} isFirst={at === 0} />
        ))}
      </table>
    </div>
  )
}

interface EntryProps {
  readonly chase: Chase
  readonly entry: ChaseEntry
  readonly table: RefObject<HTMLTableElement | null>
  /** The one on sale: a chase begins with it. */
  readonly isFirst: boolean
}

function Entry({ chase, entry, table, isFirst }: EntryProps) {
  const t = useWords('lottery')
  const id = useId()
  const { form, slip, refusals, change } = chase
  const { issueNo, isSkipped, row } = entry
  const figure = useFigures()
  const fault = useFaultText(entry) ?? refusals.get(issueNo)
  const win = slip.isSole ? row : undefined
  const hasNotes = fault !== undefined || win !== undefined
  return (
    <tbody data-skipped={isSkipped || undefined}>
      <tr>
        <th scope="row" className={classes.tick}>
          <Checkbox
            label={<span className="num">{issueShort(issueNo)}</span>}
            aria-label={t('issue_of', { issue: issueShown(issueNo) })}
            title={isFirst ? t('chase.first') : undefined}
            checked={!isSkipped}
            disabled={isFirst}
            onChange={() => change({ skipped: withToggled(form.skipped, issueNo) })}
          />
        </th>
        <td>
          <MultipleField {...{ chase, entry, table }} notes={hasNotes ? id : undefined} isWrong={fault !== undefined} />
        </td>
        <td className={classes.cost}>{row ? figure.money(row.cost) : '–'}</td>
        <td className={classes.spent}>{row ? figure.money(row.spent) : '–'}</td>
      </tr>
      {hasNotes ? (
        <tr>
          <td colSpan={4} id={id} className={classes.notes}>
            {win ? <Win row={win} /> : null}
            {fault === undefined ? null : (
              <Text as="p" tone="loss" text="start" role="alert">
                {fault}
              </Text>
            )}
          </td>
        </tr>
      ) : null}
    </tbody>
  )
}

/** What a win at an issue returns, and what it leaves of all that is spent until then. */
function Win({ row: { prize, profit, rate } }: { readonly row: ChaseRow }) {
  const t = useWords('lottery')
  const figure = useFigures()
  return (
    <>
      {t('chase.win', { prize: figure.money(prize) })}
      {' · '}
      <Text tone={profit < 0n ? 'loss' : 'win'} nowrap>
        {t('chase.profit', { profit: figure.money(profit, 'signed'), rate: figure.percent(rate) })}
      </Text>
    </>
  )
}

interface MultipleFieldProps extends Pick<EntryProps, 'chase' | 'entry' | 'table'> {
  /** Where the row says more. */
  readonly notes: string | undefined
  readonly isWrong: boolean
}

function MultipleField({ chase: { form, change }, entry, table, notes, isWrong }: MultipleFieldProps) {
  const t = useWords('lottery')
  const { issueNo, multiple, isSkipped } = entry
  const focus = useFocusHandedOn(table)
  if (multiple === undefined) return null
  const type = (text: string) => change({ multiples: new Map(form.multiples).set(issueNo, text.replaceAll(/\D/g, '')) })
  return (
    <input
      className={classes.multiple}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      aria-label={t('chase.multiple_of', { issue: issueShown(issueNo) })}
      aria-invalid={isWrong}
      aria-describedby={notes}
      disabled={isSkipped}
      value={multiple}
      onChange={({ target }) => type(target.value)}
      onFocus={focus.onFocus}
      onBlur={() => {
        focus.onBlur()
        if (multiple === '') change({ multiples: without(form.multiples, issueNo) })
      }}
    />
  )
}

/** The row that has the focus may be that of an issue which closes: the one that comes first then takes it over. */
function useFocusHandedOn(table: RefObject<HTMLTableElement | null>) {
  const isFocused = useRef(false)
  useEffect(
    () => () => {
      if (isFocused.current) table.current?.querySelector<HTMLElement>('[inputmode]')?.focus({ preventScroll: true })
    },
    [table],
  )
  return {
    onFocus: () => void (isFocused.current = true),
    onBlur: () => void (isFocused.current = false),
  }
}

function useFaultText({ fault }: ChaseEntry): string | undefined {
  const t = useWords('lottery')
  if (!fault) return undefined
  return fault.kind === 'rate' ? t('chase.fault_rate') : t('chase.fault_multiple', { most: fault.most })
}

/** Amounts without the sign of the currency, which the total has; rates in per cent with a decimal. */
function useFigures() {
  const look = useMoneyLook()
  return {
    money: (units: bigint, sign: 'plain' | 'signed' = 'plain') => {
      const text = amountText(units, look.decimals)
      return `${signOf(text, sign)}${figures(text, look)}`
    },
    percent: (rate: Fraction) => {
      const text = rate.mul(new Fraction(100n)).decimal(1)
      const figure = figures(text, { language: look.language, decimals: 1 })
      return `${signOf(text, 'signed')}${withPercentSign(figure, look.language)}`
    },
  }
}

const without = (multiples: ReadonlyMap<string, string>, issueNo: string): ReadonlyMap<string, string> =>
  new Map([...multiples].filter(([issue]) => issue !== issueNo))
