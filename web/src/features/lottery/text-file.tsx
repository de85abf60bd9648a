import { Button } from '@croupier/kit/form/button.tsx'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconFileText } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { FILE_MAX_BYTES, readTextFile, type TextFileFault } from './read-text-file.ts'

/** Opens a file of tickets from the visitor's device; it is read in the browser and goes nowhere. */
export function TextFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useWords('lottery')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [opened, setOpened] = useState<{ readonly name: string; readonly fault?: TextFileFault | undefined }>()
  const open = async (file: File) => {
    const read = await readTextFile(file)
    setOpened({ name: file.name, fault: read.fault })
    if (read.fault === undefined) onText(read.text)
  }
  const size = FILE_MAX_BYTES / 1000
  return (
    <Row gap={8} align="center" wraps>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        aria-label={t('file_open')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void open(file)
          // The same file may be opened again after it was changed.
          target.value = ''
        }}
      />
      <Button size="small" aria-describedby={id} onClick={() => input.current?.click()}>
        <IconFileText size={16} aria-hidden />
        {t('file_open')}
      </Button>
      <Text as="p" id={id} size={12} tone={opened?.fault ? 'loss' : 'text-dim'} aria-live="polite" breaks>
        {opened?.fault
          ? t(`file_fault.${opened.fault}`, { name: opened.name, size })
          : opened
            ? t('file_opened', { name: opened.name })
            : t('file_hint', { size })}
      </Text>
    </Row>
  )
}

/** What was typed with the text of a file below it. */
export const joinedText = (typed: string, more: string): string => (typed.trim() === '' ? more : `${typed}\n${more}`)
