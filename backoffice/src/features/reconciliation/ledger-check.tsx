import { Row } from '@croupier/kit/layout/layout.tsx'
import { type Check, checkNow, checks } from '@croupier/contract/console-checks.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconLink, IconShieldCheck, IconUnlink } from '@tabler/icons-react'
import { useMoments } from '../../kit/moment.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './reconciliation.module.css'

/** How the ledger was found the last time, and a check of what is new since. */
export function LedgerCheck() {
  const t = useWords('reconciliation')
  const client = useQueryClient()
  const may = useMay()('reconciliation.resolve')
  const { data } = useAsk(checks)
  const run = useMutation({
    mutationFn: () => ask(checkNow),
    onSuccess: (found) => client.setQueryData(keyOf(checks), found),
  })
  if (!data) return null
  const { ledger } = data
  return (
    <Row
      as="section"
      gap={14}
      align="center"
      padY={10}
      padX={14}
      level={1}
      edge
      radius={12}
      className={classes.check}
      data-state={ledger === null ? 'none' : ledger.ok ? 'whole' : 'broken'}
    >
      {ledger?.ok === false ? <IconUnlink size={20} aria-hidden /> : <IconLink size={20} aria-hidden />}
      {ledger === null ? <p>{t('never_checked')}</p> : <Found check={ledger} />}
      {may ? (
        <Button size="small" working={run.isPending ? t('checking') : false} onClick={() => run.mutate()}>
          <IconShieldCheck size={15} aria-hidden />
          {t('check_now')}
        </Button>
      ) : null}
      <RefusedNote error={run.error} />
    </Row>
  )
}

function Found({ check: { ok, fault, at, since, count, tookMs } }: { readonly check: Check }) {
  const t = useWords('reconciliation')
  const moments = useMoments()
  const language = useLanguage()
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(tookMs / 1000)
  return (
    <div role={ok ? 'status' : 'alert'}>
      <p>
        <strong>{t(ok ? 'ledger_whole' : 'ledger_broken')}</strong>
        {fault === null ? null : <span className="mono">{fault}</span>}
      </p>
      <p>{t(since === null ? 'checked_all' : 'checked_new', { at: moments.short(at), count, seconds })}</p>
    </div>
  )
}
