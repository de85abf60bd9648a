import { IconAlertTriangle } from '@tabler/icons-react'
import { saysField } from './field-errors.ts'
import { Note } from './note.tsx'
import { useRefusedText } from './error-state.tsx'

/** Why what was asked for was refused; nothing where the fields say it already. */
export function RefusedNote({ error }: { readonly error: unknown }) {
  const text = useRefusedText(error)
  if (error === null || error === undefined || saysField(error)) return null
  return (
    <Note tone="loss" icon={<IconAlertTriangle size={16} aria-hidden />}>
      {text}
    </Note>
  )
}
