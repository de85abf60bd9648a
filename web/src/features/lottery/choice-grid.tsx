import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { type Choice, positionsOf, quickSets, quickValues, toggled, withValues } from './choice.ts'
import classes from './choice-grid.module.css'
import { ruleOn } from './closed-numbers.ts'
import { cellAfter, typedCell } from './grid-keys.ts'
import type { BoardMethod } from './price.ts'
import type { RowLabel } from './row-labels.ts'
import type { MethodNames } from './use-method-names.ts'

interface ChoiceGridProps {
  readonly board: BoardMethod
  readonly choice: Choice
  readonly labels: readonly RowLabel[]
  readonly names: MethodNames
  /** Numbers that came last, marked with a dot. */
  readonly recent: ReadonlySet<string>
  /** Draws that each value of a row has missed, where the row is a place of the result. */
  readonly missed: readonly (ReadonlyMap<string, number> | undefined)[]
  readonly onChoose: (choice: Choice) => void
  /** Enter: what is chosen goes to the slip. */
  readonly onEnter: () => void
}

/** From so many values on a position is a grid of numbers and no row. */
const GRID_FROM = 40

/** Twice what a digit is missed on average. */
const LONG_MISSED = 20

/** What may be chosen, position by position. Arrows move, space picks, digits find a number, Enter adds to the slip. */
export function ChoiceGrid({ board, choice, labels, names, recent, missed, onChoose, onEnter }: ChoiceGridProps) {
  const t = useWords('lottery')
  const { form } = board.method
  const typed = useRef('')
  const pick = (row: number, value: string) => onChoose(toggled(form, choice, row, value))
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const cell = cellOf(event.target)
    if (!cell) return
    if (event.key === 'Enter') {
      event.preventDefault()
      return onEnter()
    }
    const next = cellAfter(event.currentTarget, cell, event.key)
    if (next) {
      event.preventDefault()
      typed.current = ''
      return next.focus()
    }
    if (!/^\d$/.test(event.key)) return
    const found = typedCell(cell, typed.current + event.key) ?? typedCell(cell, event.key)
    typed.current = found?.isWhole === false ? found.text : ''
    found?.cell.focus()
    if (found?.isWhole) pick(Number(cell.dataset['row']), found.text)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside have the focus; their keys end here
    <div className={classes.rows} onKeyDown={press}>
      {missed.some((row) => row !== undefined) ? (
        <Text as="p" size={12} tone="text-dim" aria-hidden>
          {t('trend.below')}
        </Text>
      ) : null}
      {positionsOf(form, choice.way).map((position, at) => (
        <PositionRow
          key={`${choice.way}-${at}`}
          at={at}
          {...{ position, names, recent, board }}
          chosen={choice.positions[at] ?? []}
          label={labels[at]}
          missed={missed[at]}
          onPick={(value) => pick(at, value)}
          onValues={(values) => onChoose(withValues(form, choice, at, values))}
        />
      ))}
    </div>
  )
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null

interface PositionRowProps extends Pick<ChoiceGridProps, 'names' | 'recent' | 'board'> {
  readonly at: number
  readonly position: ReturnType<typeof positionsOf>[number]
  readonly chosen: readonly string[]
  readonly label: RowLabel | undefined
  readonly missed: ReadonlyMap<string, number> | undefined
  readonly onPick: (value: string) => void
  readonly onValues: (values: readonly string[]) => void
}

function PositionRow({
  board,
  at,
  position,
  names,
  recent,
  chosen,
  label,
  missed,
  onPick,
  onValues,
}: PositionRowProps) {
  const t = useWords('lottery')
  const name = label ? t(`row.${label.key}`, { number: label.number }) : ''
  const isGrid = position.values.length >= GRID_FROM
  const shape = isGrid ? 'grid' : position.values.every((value) => value.length < 3) ? 'disc' : 'word'
  return (
    <Stack as="fieldset" gap={8} className={classes.row} data-shape={shape} aria-label={name}>
      <Text weight={600} aria-hidden>
        {name}
      </Text>
      <div className={classes.values}>
        {position.values.map((value, index) => (
          <Cell
            key={value}
            at={at}
            value={value}
            isChosen={chosen.includes(value)}
            rule={ruleOn(board, value)}
            isReached={index === firstOf(position.values, chosen)}
            missed={missed?.get(value)}
            onPick={() => onPick(value)}
          >
            {names.value(value)}
            {recent.has(value) && isGrid ? <span className={classes.recent} aria-hidden /> : null}
          </Cell>
        ))}
      </div>
      <Row gapX={4} wraps className={classes.sets}>
        {quickSets(position).map((set) => (
          <Text
            as="button"
            size={12}
            weight={600}
            radius={6}
            key={set}
            type="button"
            className={classes.set}
            aria-label={t('set_of', { set: t(`set.${set}`), row: name })}
            onClick={() => onValues(quickValues(position, set))}
          >
            {t(`set.${set}`)}
          </Text>
        ))}
      </Row>
    </Stack>
  )
}

interface CellProps {
  readonly at: number
  readonly value: string
  readonly isChosen: boolean
  /** It is not sold, or a hit of it pays half. */
  readonly rule: ReturnType<typeof ruleOn>
  /** The tab key comes here. */
  readonly isReached: boolean
  readonly missed: number | undefined
  readonly onPick: () => void
  readonly children: ReactNode
}

/** A value that may be chosen and, below it, how many draws have missed it. */
function Cell({ at, value, isChosen, rule, isReached, missed, onPick, children }: CellProps) {
  const t = useWords('lottery')
  const id = useId()
  const button = (
    <button
      type="button"
      className={classes.value}
      data-cell={value}
      data-row={at}
      data-rule={rule}
      aria-pressed={isChosen}
      aria-disabled={rule === 'closed' || undefined}
      title={rule && t(`number_${rule}`)}
      aria-describedby={missed === undefined ? undefined : id}
      tabIndex={isReached ? 0 : -1}
      onClick={rule === 'closed' ? undefined : onPick}
    >
      {children}
      {rule === 'half' ? (
        <span className={classes.half} aria-hidden>
          ½
        </span>
      ) : null}
    </button>
  )
  if (missed === undefined) return button
  return (
    <span className={classes.cell}>
      {button}
      <small id={id} className={classes.missed} data-long={missed >= LONG_MISSED || undefined}>
        <span aria-hidden>{missed}</span>
        <span className="sr-only">{t('trend.missed_for', { count: `${missed}` })}</span>
      </small>
    </span>
  )
}

/** Where the tab key comes into a row: at what is chosen, else at its beginning. */
const firstOf = (values: readonly string[], [chosen]: readonly string[]): number =>
  chosen === undefined ? 0 : Math.max(0, values.indexOf(chosen))
