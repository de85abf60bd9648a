import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { jsonIn, type ProofRecord, readRecord } from '../../parts/rounds/round-record.ts'
import { readShoe, type ShoeFile } from './shoe-record.ts'
import classes from './verify.module.css'

interface ProofFileProps {
  /** The address should have brought a round and did not. */
  readonly cut: boolean
  readonly onRecord: (record: ProofRecord | undefined) => void
  /** It is of a live table. */
  readonly onShoe: (shoe: ShoeFile | undefined) => void
}

/** Takes a proof file: chosen, dropped, or pasted as text. */
export function ProofFile({ cut, onRecord, onShoe }: ProofFileProps) {
  const t = useWords('verify')
  const [name, setName] = useState<string>()
  const [wrong, setWrong] = useState(false)

  const read = (text: string) => {
    const record = readRecord(text)
    const shoe = record ? undefined : readShoe(jsonIn(text))
    setWrong(record === undefined && shoe === undefined && text.trim() !== '')
    onRecord(record)
    onShoe(shoe)
  }
  const take = (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    void file.text().then(read)
  }
  return (
    <Stack gap={14} mt={14}>
      <label className={classes.drop}>
        <IconFileUpload size={28} stroke={1.5} aria-hidden />
        <b>{name ?? t('drop_file')}</b>
        <Text size={13} weight={400} tone="text-dim" className={classes.text}>
          {t('drop_file_hint')}
        </Text>
        {/* It covers the whole area, so that the browser itself takes what is dropped there. */}
        <input
          type="file"
          accept="application/json,.json"
          className={classes.dropInput}
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      <Stack as="label" gap={6} size={13} weight={500} className={classes.paste}>
        <span>{t('paste_file')}</span>
        <textarea rows={4} spellCheck={false} placeholder="{ … }" onChange={({ target }) => read(target.value)} />
      </Stack>
      {wrong || cut ? (
        <p className={classes.wrong} role="alert">
          <IconAlertCircle size={16} aria-hidden />
          {t(wrong ? 'no_round' : 'link_cut')}
        </p>
      ) : null}
    </Stack>
  )
}
