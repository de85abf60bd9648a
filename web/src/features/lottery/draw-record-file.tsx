import type { DrawRecord } from '@croupier/engine/lottery/verify-draw.ts'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { readDrawRecord } from './draw-record.ts'
import classes from './verify-page.module.css'

interface DrawRecordFileProps {
  /** Undefined once nothing is given any more. */
  readonly onRecord: (record: DrawRecord | undefined) => void
}

/** Takes the record of a draw: a file, or its contents. */
export function DrawRecordFile({ onRecord }: DrawRecordFileProps) {
  const t = useWords('lottery')
  const [text, setText] = useState('')
  const isWrong = text.trim() !== '' && readDrawRecord(text) === undefined
  const read = (next: string) => {
    setText(next)
    onRecord(readDrawRecord(next))
  }
  return (
    <Stack gap={12}>
      <Stack as="label" gap={6} size={13} weight={500}>
        {t('proof.file')}
        <input
          type="file"
          accept="application/json,.json"
          className={classes.file}
          onChange={({ target }) => void target.files?.[0]?.text().then(read)}
        />
      </Stack>
      <Stack as="label" gap={6} size={13} weight={500}>
        {t('proof.paste')}
        <textarea
          rows={5}
          spellCheck={false}
          placeholder="{ … }"
          className={classes.paste}
          value={text}
          onChange={({ target }) => read(target.value)}
        />
      </Stack>
      {isWrong ? (
        <Text as="p" size={13} tone="loss" role="alert" className={classes.wrong}>
          <IconAlertCircle size={16} aria-hidden />
          {t('proof.no_record')}
        </Text>
      ) : null}
    </Stack>
  )
}
