import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../form/button.tsx'
import { useWords } from '../words.ts'
import { saveCsv } from './csv.ts'

/** A column of a file: its head, and what stands under it in a row. */
export type FileColumn<Row> = readonly [head: string, text: (row: Row) => string]

interface ExportButtonProps<Row> {
  /** The file's name, without its ending. */
  readonly name: string
  readonly columns: readonly FileColumn<Row>[]
  /** Fetches every row of the range. */
  readonly rows: () => Promise<readonly Row[]>
}

/** Saves the table as CSV. */
export function ExportButton<Row>({ name, columns, rows }: ExportButtonProps<Row>) {
  const t = useWords('kit')
  const [working, setWorking] = useState(false)
  const save = async () => {
    setWorking(true)
    const heads = columns.map(([head]) => head)
    const textsOf = (row: Row) => columns.map(([, text]) => text(row))
    await rows()
      .then((found) => saveCsv(name, heads, found.map(textsOf)))
      .finally(() => setWorking(false))
  }
  return (
    <Button working={working} onClick={() => void save()}>
      <IconDownload size={16} aria-hidden />
      {t('export_csv')}
    </Button>
  )
}
