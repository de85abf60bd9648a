import { Stack } from '@croupier/kit/layout/layout.tsx'
import { deskTables, sortTables } from '@croupier/contract/console-tables.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Sortable } from '../../kit/sortable.tsx'
import { tableName } from '../../kit/table-words.ts'
import classes from './tables.module.css'
import { useTablesChanged } from './use-tables-changed.ts'

/** The tables in the order of the lobby, put into another one by dragging or from the keyboard. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('tables')
  const language = useLanguage()
  const changed = useTablesChanged()
  const { data } = useAsk(deskTables, { query: { pageSize: 200 } })
  const [order, setOrder] = useState<readonly string[]>()
  const names = new Map(data?.list.map((table) => [table.tableId, `${tableName(table, language)} · ${table.code}`]))
  const ids = order ?? [...names.keys()]
  return (
    <ReasonDialog
      title={t('order_title')}
      consequence={
        <Stack gap={14}>
          <p>{t('order_text')}</p>
          {data ? (
            <div className={classes.sorted}>
              <Sortable
                label={t('order')}
                items={ids.map((id) => ({ id, name: names.get(id) ?? id }))}
                onChange={setOrder}
              />
            </div>
          ) : (
            <SkeletonRows rows={6} />
          )}
        </Stack>
      }
      action="tables.edit"
      confirm={t('order_save')}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(sortTables, { body: { tableIds: [...ids], ...because } })
        await changed()
        onClose()
      }}
    />
  )
}
