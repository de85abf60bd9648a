import { setNumberRule } from '@croupier/contract/console-number-rules.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { type NumberRuleKind, NUMBER_RULE_KINDS, ruledMethods } from '@croupier/engine/lottery/number-rules.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Labelled } from '../../kit/labelled.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import { useDrawsChanged } from './use-draws-changed.ts'
import type { DrawDetail } from './use-entry.ts'

interface RuleDialogProps {
  readonly known: DrawDetail
  readonly onClose: () => void
}

const ALL = ''
const AMOUNT = /^\d+(\.\d+)?$/

/** A rule on numbers as it is being written, and in a sentence what it will say. */
export function RuleDialog({ known: { draw }, onClose }: RuleDialogProps) {
  const t = useWords('draws')
  const figures = useFigures()
  const changed = useDrawsChanged()
  const { gameCode, issueNo, family } = draw
  const all = (familyOf(family)?.methods ?? []).filter(({ numbers }) => numbers)
  // Sent again after silence it is the same rule.
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<NumberRuleKind>('closed')
  const [method, setMethod] = useState(all[0]?.key ?? ALL)
  const [isStanding, setStanding] = useState(false)
  const [text, setText] = useState('')
  const [cap, setCap] = useState('')
  const numbers = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const named = (key: string) => t(`methods.${key}`, { otherwise: key })
  const rule = { kind, method: method === ALL ? null : method, numbers }
  const ruled = ruledMethods(all, rule)
  const strange = numbers.filter((number) => ruledMethods(all, { ...rule, numbers: [number] }).length === 0)
  const blocked =
    numbers.length === 0
      ? t('numbers.type_numbers')
      : strange.length > 0
        ? t('numbers.strange', { numbers: strange.join(', ') })
        : kind === 'cap' && !AMOUNT.test(cap)
          ? t('numbers.wrong_cap')
          : undefined
  const action = useMutation({
    mutationFn: (because: ReasonInput) =>
      ask(setNumberRule, {
        params: { gameCode },
        body: { id, ...rule, issueNo: isStanding ? null : issueNo, ...(kind === 'cap' && { cap }), ...because },
      }),
    onSettled: changed,
  })
  return (
    <ReasonDialog
      title={t('numbers.add')}
      consequence={
        <>
          <Labelled label={t('numbers.kind')} besideFields>
            <select
              value={kind}
              onChange={({ target }) => setKind(NUMBER_RULE_KINDS.find((one) => one === target.value) ?? 'closed')}
            >
              {NUMBER_RULE_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`numbers.kinds.${one}`)}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled label={t('payouts.method')} besideFields>
            <select value={method} onChange={({ target }) => setMethod(target.value)}>
              <option value={ALL}>{t('numbers.every_method')}</option>
              {all.map(({ key }) => (
                <option key={key} value={key}>
                  {named(key)}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled label={t('numbers.scope')} besideFields>
            <select value={isStanding ? 'all' : 'one'} onChange={({ target }) => setStanding(target.value === 'all')}>
              <option value="one">{t('numbers.scope_one', { issueNo })}</option>
              <option value="all">{t('numbers.scope_all')}</option>
            </select>
          </Labelled>
          <Field
            label={t('numbers.numbers')}
            hint={t('numbers.numbers_hint')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {kind === 'cap' ? (
            <Field
              label={t('numbers.cap')}
              inputMode="decimal"
              value={cap}
              onChange={({ target }) => setCap(target.value)}
            />
          ) : null}
          {blocked === undefined ? (
            <p>
              {t(`numbers.says.${kind}`, {
                numbers: numbers.join(', '),
                methods: ruled.map(({ key }) => named(key)).join(', '),
                amount: figures(cap === '' ? '0' : cap),
              })}
            </p>
          ) : null}
        </>
      }
      action="draws.numbers"
      confirm={t('numbers.set')}
      blocked={blocked}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync(because)
        onClose()
      }}
    />
  )
}
