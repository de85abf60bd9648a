import { type DeskTable, switchTable } from '@croupier/contract/console-tables.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import { tableName } from '../../kit/table-words.ts'
import { useTablesChanged } from './use-tables-changed.ts'

const ACTIONS = ['maintenance', 'closed', 'open'] as const
type SwitchAction = (typeof ACTIONS)[number]

/** Open a table, close it, or close it for maintenance; a round that runs is finished first. */
export function SwitchActions({ table }: { readonly table: DeskTable }) {
  const t = useWords('tables')
  const language = useLanguage()
  const may = useMay()('tables.edit')
  const changed = useTablesChanged()
  const [asked, setAsked] = useState<SwitchAction>()
  if (!may) return null
  const name = tableName(table, language)
  const shown = ACTIONS.filter((action) => action !== table.state && (action === 'open' || table.state !== 'closing'))
  return (
    <>
      {shown.map((action) => (
        <Button
          key={action}
          size="small"
          tone={action === 'open' ? 'primary' : action === 'closed' ? 'danger' : 'secondary'}
          onClick={() => setAsked(action)}
        >
          {t(`switch.${action}`)}…
        </Button>
      ))}
      {asked ? (
        <ReasonDialog
          title={t(`switch_title.${asked}`, { name })}
          consequence={t(`switch_text.${asked}`, { people: table.people })}
          action="tables.switch"
          tone={asked === 'open' ? 'plain' : 'danger'}
          confirm={t(`switch.${asked}`)}
          onClose={() => setAsked(undefined)}
          onConfirm={async (because) => {
            await ask(switchTable, { params: { tableId: table.tableId }, body: { state: asked, ...because } })
            await changed()
            setAsked(undefined)
          }}
        />
      ) : null}
    </>
  )
}
