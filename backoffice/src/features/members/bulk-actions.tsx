import type { BulkAction } from '@croupier/contract/console-bulk.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconLogout, IconSnowflake, IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import type { PickedRows } from '../../kit/list/bulk-bar.tsx'
import { useMay } from '../../kit/operator.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

/** What can be done to all that are picked; each asks why first, and says to how many. */
export function BulkActions({ picked }: { readonly picked: PickedRows }) {
  const t = useWords('members')
  const may = useMay()
  const [action, setAction] = useState<BulkAction>()
  const { count } = picked
  return (
    <>
      {may('members.edit') ? (
        <Button size="small" onClick={() => setAction('tag')}>
          <IconTag size={15} aria-hidden />
          {t('tag')}
        </Button>
      ) : null}
      {may('members.sign_out') ? (
        <Button size="small" onClick={() => setAction('sign_out')}>
          <IconLogout size={15} aria-hidden />
          {t('many.sign_out', { count })}…
        </Button>
      ) : null}
      {may('members.freeze') ? (
        <Button size="small" tone="danger" onClick={() => setAction('freeze')}>
          <IconSnowflake size={15} aria-hidden />
          {t('many.freeze', { count })}…
        </Button>
      ) : null}
      {action ? <BulkDialog action={action} picked={picked} onClose={() => setAction(undefined)} /> : null}
    </>
  )
}
