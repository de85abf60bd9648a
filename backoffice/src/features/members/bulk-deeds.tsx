import type { BulkAction } from '@croupier/contract/console-bulk.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconLogout, IconSnowflake, IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import type { PickedRows } from '../../kit/list/bulk-bar.tsx'
import { useMay } from '../../kit/operator.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

/** What can be done to all that are picked; each asks why first, and says to how many. */
export function BulkDeeds({ picked }: { readonly picked: PickedRows }) {
  const t = useWords('members')
  const may = useMay()
  const [deed, setDeed] = useState<BulkAction>()
  const { count } = picked
  return (
    <>
      {may('members.edit') ? (
        <Button size="small" onClick={() => setDeed('tag')}>
          <IconTag size={15} aria-hidden />
          {t('tag')}
        </Button>
      ) : null}
      {may('members.sign_out') ? (
        <Button size="small" onClick={() => setDeed('sign_out')}>
          <IconLogout size={15} aria-hidden />
          {t('many.sign_out', { count })}…
        </Button>
      ) : null}
      {may('members.freeze') ? (
        <Button size="small" tone="danger" onClick={() => setDeed('freeze')}>
          <IconSnowflake size={15} aria-hidden />
          {t('many.freeze', { count })}…
        </Button>
      ) : null}
      {deed ? <BulkDialog deed={deed} picked={picked} onClose={() => setDeed(undefined)} /> : null}
    </>
  )
}
