import { NUMBER_RULE_KINDS } from '@croupier/engine/lottery/number-rules.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Labelled } from '../../kit/labelled.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { DrawDetail } from './use-entry.ts'
import { type RuleDraft, useRuleDraft } from './use-rule-draft.ts'

interface RuleDialogProps {
  readonly known: DrawDetail
  readonly onClose: () => void
}

/** A rule on numbers as it is being written, and in a sentence what it will say. */
export function RuleDialog({ known, onClose }: RuleDialogProps) {
  const t = useWords('draws')
  const draft = useRuleDraft(known)
  return (
    <ReasonDialog
      title={t('numbers.add')}
      consequence={
        <>
          <RuleFields draft={draft} />
          <RuleSentence draft={draft} />
        </>
      }
      action="draws.numbers"
      confirm={t('numbers.set')}
      blocked={draft.blocked}
      onClose={onClose}
      onConfirm={async (because) => {
        await draft.set(because)
        onClose()
      }}
    />
  )
}

/** What the rule will say, once it can be set. */
function RuleSentence({ draft }: { readonly draft: RuleDraft }) {
  const t = useWords('draws')
  const figures = useFigures()
  if (draft.blocked !== undefined) return null
  return (
    <p>
      {t(`numbers.says.${draft.kind}`, {
        numbers: draft.numbers.join(', '),
        methods: draft.ruled.map(({ key }) => t(`methods.${key}`, { otherwise: key })).join(', '),
        amount: figures(draft.cap === '' ? '0' : draft.cap),
      })}
    </p>
  )
}

function RuleFields({ draft }: { readonly draft: RuleDraft }) {
  const t = useWords('draws')
  return (
    <>
      <Labelled label={t('numbers.kind')} besideFields>
        <select
          value={draft.kind}
          onChange={({ target }) => draft.setKind(NUMBER_RULE_KINDS.find((one) => one === target.value) ?? 'closed')}
        >
          {NUMBER_RULE_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`numbers.kinds.${one}`)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t('payouts.method')} besideFields>
        <select value={draft.method} onChange={({ target }) => draft.setMethod(target.value)}>
          <option value="">{t('numbers.every_method')}</option>
          {draft.all.map(({ key }) => (
            <option key={key} value={key}>
              {t(`methods.${key}`, { otherwise: key })}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t('numbers.scope')} besideFields>
        <select
          value={draft.isStanding ? 'all' : 'one'}
          onChange={({ target }) => draft.setStanding(target.value === 'all')}
        >
          <option value="one">{t('numbers.scope_one', { issueNo: draft.issueNo })}</option>
          <option value="all">{t('numbers.scope_all')}</option>
        </select>
      </Labelled>
      <Field
        label={t('numbers.numbers')}
        hint={t('numbers.numbers_hint')}
        value={draft.text}
        onChange={({ target }) => draft.setText(target.value)}
      />
      {draft.kind === 'cap' ? (
        <Field
          label={t('numbers.cap')}
          inputMode="decimal"
          value={draft.cap}
          onChange={({ target }) => draft.setCap(target.value)}
        />
      ) : null}
    </>
  )
}
