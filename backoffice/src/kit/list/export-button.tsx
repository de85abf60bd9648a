import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { type ExportFormat, exportList, exports } from '@croupier/contract/lists.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { saveFile } from '@croupier/kit/save-file.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../operator.tsx'
import { Note } from '../note.tsx'
import { RefusedNote } from '../refused-note.tsx'
import classes from './list.module.css'
import type { ListColumn, Resource } from './resource.ts'
import type { List } from './use-list.ts'

interface ExportProps<Item> {
  readonly resource: Resource<Item>
  readonly list: List<Item>
  readonly columns: readonly ListColumn<Item>[]
  /** These rows alone, where some are picked. */
  readonly only?: readonly string[] | undefined
}

/** Makes a file of the picked rows, from the bar that counts them; only for those who may. */
export function ExportPicked<Item>(props: ExportProps<Item>) {
  const t = useWords('pieces')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpened(true)}>
        <IconDownload size={15} aria-hidden />
        {t('export')}
      </Button>
      {opened ? <ExportSheet {...props} onClose={() => setOpened(false)} /> : null}
    </>
  )
}

/** Makes a file of the whole view; only for those who may. */
export function ExportButton<Item>(props: ExportProps<Item>) {
  const t = useWords('pieces')
  const may = useMay()('exports.make')
  const [opened, setOpened] = useState(false)
  if (!may) return null
  return (
    <>
      <button type="button" className={classes.tool} onClick={() => setOpened(true)}>
        <IconDownload size={15} aria-hidden />
        {t('export')}
      </button>
      {opened ? <ExportSheet {...props} onClose={() => setOpened(false)} /> : null}
    </>
  )
}

/** The columns that are shown; one that says of what another one is goes with it. */
function inFile<Item>({ columns: all }: Resource<Item>, columns: readonly ListColumn<Item>[]) {
  const keys = new Set(columns.flatMap(({ key, beside }) => (beside === undefined ? [key] : [key, beside])))
  return all.filter(({ key }) => keys.has(key)).map(({ key, head, words }) => ({ key, head, ...(words && { words }) }))
}

const FORMATS = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'XLSX' },
  { value: 'json', label: 'JSON' },
] as const

type SheetProps<Item> = ExportProps<Item> & { readonly onClose: () => void }

function ExportSheet<Item>({ resource, list, columns, only, onClose }: SheetProps<Item>) {
  const t = useWords('pieces')
  const client = useQueryClient()
  const [format, setFormat] = useState<ExportFormat>('csv')
  const { pageNo: _, pageSize: __, ...query } = list.query
  const make = useMutation({
    mutationFn: () =>
      ask(exportList, {
        body: {
          path: resource.call.path,
          query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
          columns: inFile(resource, columns),
          format,
          ...(only && { only: [...only] }),
        },
      }),
    async onSuccess({ base64, waiting }) {
      if (waiting !== null) return client.invalidateQueries({ queryKey: keyOf(exports) })
      save(`${resource.name}.${format}`, base64, format)
      onClose()
    },
  })
  const count = only?.length ?? list.reply?.total ?? 0
  if (make.data?.waiting)
    return (
      <ModalFrame title={t('export')} width={420} onClose={onClose}>
        <Stack gap={14}>
          <Note tone="info" icon={<IconDownload size={16} aria-hidden />}>
            {t('export_begun')}
          </Note>
          <PrimaryButton onClick={onClose}>{t('understood')}</PrimaryButton>
        </Stack>
      </ModalFrame>
    )
  return (
    <ModalFrame
      title={t('export')}
      lead={list.reply?.more && !only ? t('export_all') : t('export_rows', { count })}
      width={420}
      onClose={onClose}
    >
      <Stack gap={14}>
        <Segments label={t('export_as')} options={FORMATS} value={format} onChange={setFormat} />
        <Text as="p" size={12} tone="text-dim">
          {t('export_masked')}
        </Text>
        <RefusedNote error={make.error} />
        <Row gap={8}>
          <PrimaryButton working={make.isPending} onClick={() => make.mutate()}>
            {t('make_file')}
          </PrimaryButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </ModalFrame>
  )
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function save(name: string, base64: string, format: ExportFormat) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  // Spreadsheets know by the mark that the text is UTF-8.
  const parts = format === 'csv' ? ['\uFEFF', bytes] : [bytes]
  saveFile(name, new Blob(parts, { type: TYPES[format] }))
}
