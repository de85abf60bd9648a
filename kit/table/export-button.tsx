import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../form/button.tsx'
import { useWords } from '../words.ts'
import { saveCsv } from './csv.ts'

interface ExportButtonProps {
  /** The file's name, without its ending. */
  readonly name: string
  readonly heads: readonly string[]
  /** Fetches every row of the range, as texts. */
  readonly rows: () => Promise<readonly (readonly string[])[]>
}

/** Saves the table as CSV. */
export function ExportButton({ name, heads, rows }: ExportButtonProps) {
  const t = useWords('kit')
  const [working, setWorking] = useState(false)
  const save = async () => {
    setWorking(true)
    await rows()
      .then((texts) => saveCsv(name, heads, texts))
      .finally(() => setWorking(false))
  }
  return (
    <Button working={working} onClick={() => void save()}>
      <IconDownload size={16} aria-hidden />
      {t('export_csv')}
    </Button>
  )
}
