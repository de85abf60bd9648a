import { Stack } from '@croupier/kit/layout/layout.tsx'
import { TABLE_SPEEDS } from '@croupier/contract/console-tables.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Labelled } from '../../kit/labelled.tsx'
import { NameFields } from '../../kit/name-fields.tsx'

/** What a table is called and how quick it is, as it is typed. */
export interface NamesDraft {
  readonly names: Readonly<Record<string, string>>
  readonly speed: (typeof TABLE_SPEEDS)[number]
}

/** Names without those that were left empty. */
export const namesOf = ({ names }: Pick<NamesDraft, 'names'>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''))

interface NamesFieldsProps {
  readonly draft: NamesDraft
  readonly readOnly: boolean
  readonly wrong: string | undefined
  readonly onChange: (draft: NamesDraft) => void
}

/** A name in every language, English at least, and the speed. */
export function NamesFields({ draft, readOnly, wrong, onChange }: NamesFieldsProps) {
  const t = useWords('tables')
  return (
    <Stack gap={14}>
      <div>
        <NameFields
          names={draft.names}
          readOnly={readOnly}
          wrong={wrong}
          onChange={(names) => onChange({ ...draft, names })}
        />
      </div>
      <Labelled label={t('speed')} named besideFields>
        {readOnly ? (
          t(`speeds.${draft.speed}`)
        ) : (
          <Segments
            label={t('speed')}
            options={TABLE_SPEEDS.map((value) => ({ value, label: t(`speeds.${value}`) }))}
            value={draft.speed}
            onChange={(speed) => onChange({ ...draft, speed })}
          />
        )}
      </Labelled>
    </Stack>
  )
}
