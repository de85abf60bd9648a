import { type DeskTable, limitTable, type TableLimits, tableTypes } from '@croupier/contract/console-tables.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { DraftButtons } from '../../kit/draft-buttons.tsx'
import { fieldErrors, saysField } from '../../kit/field-errors.ts'
import { useKeys } from '../../kit/keys.ts'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import { LimitFields } from './limit-fields.tsx'
import { tableName } from '../../kit/table-words.ts'
import classes from './tables.module.css'
import { useTablesChanged } from './use-tables-changed.ts'

interface LimitsCardProps {
  readonly table: DeskTable
  readonly limits: TableLimits
}

/** The limits of a table; what is changed holds from the next bet on. */
export function LimitsCard({ table, limits: before }: LimitsCardProps) {
  const t = useWords('tables')
  const language = useLanguage()
  const readOnly = !useMay()('tables.edit')
  const changed = useTablesChanged()
  const { data } = useAsk(tableTypes)
  const [limits, setLimits] = useState(before)
  const [asking, setAsking] = useState(false)
  const save = useMutation({
    mutationFn: (because: ReasonInput) =>
      ask(limitTable, { params: { tableId: table.tableId }, body: { ...limits, ...because } }),
    onSuccess: changed,
  })
  const differs = JSON.stringify(limits) !== JSON.stringify(before) && !readOnly
  useKeys(differs ? [{ key: 'S', ctrl: true, says: t('save_limits'), run: () => setAsking(true) }] : [])
  const paytables = data?.list.find(({ gameCode }) => gameCode === table.gameCode)?.paytables
  return (
    <Card title={t('limits')} bare>
      <LimitFields
        limits={limits}
        before={before}
        groups={paytables?.find(({ paytable }) => paytable === table.paytable)?.groups ?? []}
        readOnly={readOnly}
        errorOf={fieldErrors(save.error)}
        onChange={(next) => {
          save.reset()
          setLimits(next)
        }}
      />
      {differs ? (
        <div className={classes.end}>
          <DraftButtons discard={t('discard')} onSave={() => setAsking(true)} onDiscard={() => setLimits(before)}>
            {t('save_limits')}… <kbd>Ctrl S</kbd>
          </DraftButtons>
        </div>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={t('limits_title', { name: tableName(table, language) })}
          consequence={t('limits_text')}
          action="tables.limit"
          confirm={t('save_limits')}
          onClose={() => setAsking(false)}
          onConfirm={async (because) => {
            await save.mutateAsync(because).catch((error: unknown) => {
              // What is wrong with a field is told at the field.
              if (!saysField(error)) throw error
            })
            setAsking(false)
          }}
        />
      ) : null}
    </Card>
  )
}
