import type { TeamRow, TeamSort } from '@croupier/contract/agent.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PersonMark } from './person-mark.tsx'
import { type TeamColumn, useTeamColumns } from './team-columns.tsx'
import classes from './team.module.css'
import type { TeamState } from './use-team.ts'

export interface TeamTableProps {
  readonly team: TeamState
  /** Who is open beside the table. */
  readonly chosen: string | undefined
  readonly onChoose: (memberId: string) => void
}

/** A table of accounts that every column sorts. */
export function TeamTable({
  team,
  columns,
  children,
}: Pick<TeamTableProps, 'team'> & { readonly columns: readonly TeamColumn[]; readonly children: ReactNode }) {
  const t = useWords('agent')
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('team')}>
        <thead>
          <tr>
            <SortHead team={team} sort="account" head={t('account')} />
            {columns.map(({ key, sort, head }) => (
              <SortHead key={key} figure team={team} sort={sort} head={head} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** The columns for which there is room. */
export function useRoomyColumns(chosen: string | undefined): readonly TeamColumn[] {
  const columns = useTeamColumns()
  return chosen === undefined ? columns : columns.filter(({ spare }) => !spare)
}

interface SortHeadProps {
  readonly team: TeamState
  readonly sort: TeamSort | undefined
  readonly head: string
  readonly figure?: boolean
}

function SortHead({ team, sort, head, figure }: SortHeadProps) {
  const sorted = sort !== undefined && team.sort === sort
  const Arrow = team.ascending === 'true' ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      className={figure ? classes.figure : undefined}
      aria-sort={sorted ? (team.ascending === 'true' ? 'ascending' : 'descending') : undefined}
    >
      {sort === undefined ? (
        head
      ) : (
        <button type="button" className={classes.sort} onClick={() => team.sortBy(sort)}>
          {head}
          {sorted ? <Arrow size={13} aria-hidden /> : null}
        </button>
      )}
    </th>
  )
}

interface TeamRowProps extends Omit<TeamTableProps, 'team'> {
  readonly row: TeamRow
  readonly columns: readonly TeamColumn[]
  /** How far below the top of the tree, from 1. */
  readonly level?: number
  /** Where there is somebody below to show. */
  readonly branch?: { readonly open: boolean; readonly onToggle: () => void } | undefined
}

/** One account; in a tree with the way to those below it. */
export function TeamTableRow({ row, columns, level = 1, branch, chosen, onChoose }: TeamRowProps) {
  const t = useWords('agent')
  const { memberId, account, isAvailable } = row
  const Sign = branch?.open ? IconChevronDown : IconChevronRight
  return (
    <tr data-person={memberId} data-chosen={memberId === chosen || undefined} onClick={() => onChoose(memberId)}>
      <th scope="row">
        <span className={classes.account} style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>
          {branch ? (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={branch.open}
              aria-label={t(branch.open ? 'hide_below' : 'show_below', { account })}
              onClick={(press) => {
                press.stopPropagation()
                branch.onToggle()
              }}
            >
              <Sign size={16} aria-hidden />
            </button>
          ) : (
            <span className={classes.leaf} />
          )}
          <button type="button" className={classes.name} data-away={!isAvailable || undefined}>
            <PersonMark person={row} />
          </button>
        </span>
      </th>
      {columns.map(({ key, cell }) => (
        <td key={key} className={classes.figure}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
