import { setNumberRule } from '@croupier/contract/console-number-rules.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { type NumberRuleKind, ruledMethods } from '@croupier/engine/lottery/number-rules.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReasonInput } from '../../kit/reason-dialog.tsx'
import { useDrawsChanged } from './use-draws-changed.ts'
import type { DrawDetail } from './use-entry.ts'

const AMOUNT = /^\d+(\.\d+)?$/

/** A rule on numbers as it is being written. */
export type RuleDraft = ReturnType<typeof useRuleDraft>

/** A rule on numbers of a draw or of its lottery as it is being written: what it says, why it cannot be set yet, and how it is set. */
export function useRuleDraft({ draw }: DrawDetail) {
  const t = useWords('draws')
  const changed = useDrawsChanged()
  const { gameCode, issueNo, family } = draw
  const all = (familyOf(family)?.methods ?? []).filter(({ numbers }) => numbers)
  // Sent again after silence it is the same rule.
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<NumberRuleKind>('closed')
  // Empty, it is on every method.
  const [method, setMethod] = useState(all[0]?.key ?? '')
  const [isStanding, setStanding] = useState(false)
  const [text, setText] = useState('')
  const [cap, setCap] = useState('')
  const numbers = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const rule = { kind, method: method === '' ? null : method, numbers }
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
  return {
    ruled: ruledMethods(all, rule),
    set: action.mutateAsync,
    issueNo,
    all,
    numbers,
    blocked,
    kind,
    setKind,
    method,
    setMethod,
    isStanding,
    setStanding,
    text,
    setText,
    cap,
    setCap,
  }
}
