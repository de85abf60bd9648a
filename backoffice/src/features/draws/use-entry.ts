import type { ReplyOf } from '@croupier/contract/call.ts'
import { type deskDraw, enterDrawResult } from '@croupier/contract/console-draws.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMutation } from '@tanstack/react-query'
import { fieldErrors } from '../../kit/field-errors.ts'
import { useMay } from '../../kit/operator.tsx'
import { useDrawsChanged } from './use-draws-changed.ts'
import { useNumberFields } from './use-number-fields.ts'

export type DrawDetail = ReplyOf<typeof deskDraw>
export type ResultEntry = DrawDetail['entries'][number]

/** The own entry of a result: what stands in its fields, and how it is saved. */
export function useEntry({ draw: { gameCode, issueNo }, prizes, entries, possible }: DrawDetail) {
  const may = useMay()('draws.enter') && possible.enter
  const changed = useDrawsChanged()
  const own = entries.find((entry) => entry.own)
  const save = useMutation({
    mutationFn: (numbers: readonly string[]) =>
      ask(enterDrawResult, { params: { gameCode, issueNo }, body: { numbers: [...numbers] } }),
    onSettled: changed,
    onSuccess: () => fields.reset(),
  })
  const fields = useNumberFields({
    prizes,
    given: own?.numbers ?? null,
    refused: (place) => fieldErrors(save.error)(`numbers.${place}`),
    onChange: () => save.reset(),
  })
  return {
    may,
    own,
    /** Where the own entry stands or would stand. */
    place: own?.place ?? (entries.length === 0 ? 1 : 2),
    fields,
    error: save.error,
    isSaving: save.isPending,
    isUnsaved: own === undefined || fields.isChanged,
    save: () => {
      if (!save.isPending && fields.attempt()) save.mutate(fields.numbers)
    },
  }
}

export type OwnEntry = ReturnType<typeof useEntry>
