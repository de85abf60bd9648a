import { LINES_MAX } from '@croupier/contract/lottery-orders.ts'
import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from './two-sides.module.css'
import { LinesBar } from './lines-bar.tsx'
import { MULTIPLE_MAX } from './price.ts'
import { PriceForm } from './price-form.tsx'
import { SideField } from './side-field.tsx'
import type { SideRow } from './side-cells.ts'
import { faultsOf } from './slip-panel.tsx'
import type { Board } from './use-board.ts'
import type { MethodNames } from './use-method-names.ts'
import type { SideStakes } from './use-side-stakes.ts'

interface TwoSidesProps {
  readonly terms: LotteryTerms
  readonly board: Board
  readonly stakes: SideStakes
  readonly names: MethodNames
  readonly issueNo: string | undefined
  /** Why nothing can be bet now, in words. */
  readonly closed: string | undefined
}

/** How many times the unit a touch adds. */
const CHIPS = ['1', '5', '10', '50', '100'] as const

/** The two-sided board: each side of places, pairs and sums with its odds takes a stake, and all of them are one order. */
export function TwoSides({ terms, board, stakes, names, issueNo, closed }: TwoSidesProps) {
  const t = useWords('lottery')
  const [chip, setChip] = useState<(typeof CHIPS)[number]>('1')
  const { sections, lines } = stakes
  const sample = sections[0]?.rows[0]?.cells[0]?.board
  return (
    <>
      <Stack gap={16} className={classes.board}>
        <Row gap={8} align="center" justify="between" wraps>
          <Text as="p" size={13} tone="text-dim">
            {t('sides_hint')}
          </Text>
          <Segments
            label={t('sides_chip')}
            options={CHIPS.map((value) => ({ value, label: `×${value}` }))}
            value={chip}
            onChange={setChip}
          />
        </Row>
        <SideSections {...{ board, stakes, names, chip }} />
        {sample ? (
          <div className={classes.price}>
            <PriceForm terms={terms} board={sample} price={board.price} hasMultiple={false} onPrice={board.setPrice} />
          </div>
        ) : null}
      </Stack>
      <LinesBar
        board={board}
        lines={lines}
        label={t('sides_chosen')}
        hasRebate={terms.modes !== null}
        blocked={closed ?? blockedBy(lines.length, t)}
        onClear={lines.length > 0 ? stakes.clear : undefined}
        onPlace={() => issueNo !== undefined && board.placeLines(lines, issueNo)}
      />
    </>
  )
}

interface SideSectionsProps extends Pick<TwoSidesProps, 'board' | 'stakes' | 'names'> {
  readonly chip: string
}

/** All sides with what lies on them; what was refused of one stands at it. */
function SideSections({ board, stakes: { sections, multiples, set }, names, chip }: SideSectionsProps) {
  const t = useWords('lottery')
  const faults = faultsOf(board)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields inside have the focus; their arrows end here
    <div onKeyDown={moveField}>
      {sections.map(({ kind, rows }) => (
        <section key={kind} className={classes.section} aria-label={t(`sides.${kind}`)}>
          <Text as="h2" size={13} weight={600} tone="text-dim" mb={8} block>
            {t(`sides.${kind}`)}
          </Text>
          <div className={classes.rows}>
            {rows.map((row) => (
              <SideGroup key={row.key} name={rowName(row, t, names)}>
                {row.cells.map((cell) => (
                  <SideField
                    key={cell.key}
                    {...{ cell, chip }}
                    row={rowName(row, t, names)}
                    side={names.value(cell.side)}
                    price={board.price}
                    multiple={multiples.get(cell.key) ?? 0}
                    fault={faults.get(cell.key)}
                    onMultiple={(next) => set(cell.key, Math.min(MULTIPLE_MAX, next))}
                  />
                ))}
              </SideGroup>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type Translator = ReturnType<typeof useWords>

function blockedBy(count: number, t: Translator): string | undefined {
  if (count === 0) return t('sides_none')
  return count > LINES_MAX ? t('lines_most', { most: LINES_MAX }) : undefined
}

/** What a row is called: its place, the two places that are compared, or the sum. */
function rowName({ label, pair, method }: SideRow, t: Translator, names: MethodNames): string {
  if (label) return t(`row.${label.key}`, { number: label.number })
  if (pair) return t('sides_pair', { one: pair[0], other: pair[1] })
  return t(`sides_row.${method}`, { otherwise: names.line(method, undefined) })
}

interface SideGroupProps {
  readonly name: string
  readonly children: ReactNode
}

const SideGroup = ({ name, children }: SideGroupProps) => (
  <fieldset className={classes.row}>
    <legend className={classes.name}>{name}</legend>
    <div className={classes.cells}>{children}</div>
  </fieldset>
)

/** Up and down go from field to field. */
function moveField(press: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[press.key]
  if (step === undefined || !(press.target instanceof HTMLInputElement)) return
  const fields = [...press.currentTarget.querySelectorAll('input')]
  press.preventDefault()
  fields[fields.indexOf(press.target) + step]?.focus()
}
