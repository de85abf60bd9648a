import { agentTeam, type TeamRow } from '@croupier/contract/agent.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { NobodyBelow } from './nobody-below.tsx'
import type { TeamColumn } from './team-columns.tsx'
import { TeamTable, type TeamTableProps, TeamTableRow, useRoomyColumns } from './team-table.tsx'
import classes from './team.module.css'

/** Everybody below by levels: each is asked for when it is opened. */
export function TeamTree(props: TeamTableProps) {
  const columns = useRoomyColumns(props.chosen)
  return (
    <TeamTable team={props.team} columns={columns}>
      <Level {...props} columns={columns} level={1} />
    </TeamTable>
  )
}

interface LevelProps extends TeamTableProps {
  readonly columns: readonly TeamColumn[]
  readonly level: number
  /** Those right below whom; without one below the agent. */
  readonly above?: TeamRow
}

/** Those right below somebody, a page at a time. */
function Level(props: LevelProps) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, at) => (
    <LevelPage key={at} {...props} pageNo={at + 1} onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined} />
  ))
}

interface LevelPageProps extends LevelProps {
  readonly pageNo: number
  /** Of the last page that is shown. */
  readonly onMore: (() => void) | undefined
}

function LevelPage({ pageNo, onMore, ...props }: LevelPageProps) {
  const t = useWords('agent')
  const { team, above, columns, level } = props
  const query = { ...team.query, memberId: above?.memberId, reach: 'children', pageNo } as const
  const { data, error, refetch } = useAsk(agentTeam, { query })
  const wide = columns.length + 1
  const indent = { paddingInlineStart: `${(level - 1) * 1.25 + 2.25}rem` }
  if (!data)
    return (
      <tr>
        <td colSpan={wide} style={indent}>
          {error ? (
            <Button size="small" onClick={() => void refetch()}>
              {t('failed_again')}
            </Button>
          ) : (
            <Skeleton width={160} />
          )}
        </td>
      </tr>
    )
  if (data.total === 0 && !above)
    return (
      <tr>
        <td colSpan={wide} className={classes.empty}>
          {team.filter === undefined ? <NobodyBelow /> : t('nobody_like_that')}
        </td>
      </tr>
    )
  const left = data.total - (pageNo - 1) * PAGE - data.list.length
  return (
    <>
      {data.list.map((row) => (
        <Branch key={row.memberId} {...props} row={row} />
      ))}
      {onMore && left > 0 ? (
        <tr>
          <td colSpan={wide} style={indent}>
            <button type="button" className={`link ${classes.more}`} onClick={onMore}>
              <IconDots size={16} aria-hidden />
              {above ? t('more_below', { count: left, account: above.account }) : t('more', { count: left })}
            </button>
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** As many rows as the server answers with. */
const PAGE = 20

function Branch({ row, ...props }: LevelProps & { readonly row: TeamRow }) {
  const [open, setOpen] = useState(false)
  const { columns, level, chosen, onChoose } = props
  const hasBelow = row.below.agents + row.below.members > 0
  return (
    <>
      <TeamTableRow
        row={row}
        columns={columns}
        level={level}
        branch={hasBelow ? { open, onToggle: () => setOpen(!open) } : undefined}
        chosen={chosen}
        onChoose={onChoose}
      />
      {open ? <Level {...props} above={row} level={level + 1} /> : null}
    </>
  )
}
