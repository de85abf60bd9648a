import { type DeskLottery, setLotterySale } from '@croupier/contract/console-lotteries.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useMay } from '../../kit/operator.tsx'
import { unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useLotteriesChanged } from './use-lotteries-changed.ts'

/** Stop the sale of a lottery at the brand, or ask a second person to open it again; for those who may. */
export function SaleAction({ lottery: { code, name, sale } }: { readonly lottery: DeskLottery }) {
  const t = useWords('lotteries')
  const may = useMay()('draws.edit')
  const changed = useLotteriesChanged()
  const [asking, setAsking] = useState(false)
  if (!may) return null
  const action = sale === 'open' ? 'stop' : 'reopen'
  return (
    <>
      <Button size="small" tone="ghost" onClick={() => setAsking(true)}>
        {t(action)}…
      </Button>
      {asking ? (
        <ReasonDialog
          title={t(`${action}_title`, { name })}
          consequence={<p>{t(`${action}_text`, { name })}</p>}
          action="draws.sale"
          tone={action === 'stop' ? 'danger' : 'two'}
          confirm={action === 'stop' ? t('stop') : t('ask_second')}
          onClose={() => setAsking(false)}
          onConfirm={async (because) => {
            const body = { sale: sale === 'open' ? 'closed' : 'open', ...because } as const
            await ask(setLotterySale, { params: { gameCode: code }, body }).catch(unlessPendingApproval)
            await changed()
            setAsking(false)
          }}
        />
      ) : null}
    </>
  )
}
