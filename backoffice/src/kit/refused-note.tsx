import { Refused } from '@croupier/kit/calls.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from './note.tsx'
import { useRefusedText } from './trouble.tsx'

/** Why what was asked for was refused; nothing where the fields say it already. */
export function RefusedNote({ error }: { readonly error: unknown }) {
  const text = useRefusedText(error)
  if (error === null || error === undefined) return null
  if (error instanceof Refused && Object.keys(error.fields).length > 0) return null
  return (
    <Note tone="loss" icon={<IconAlertTriangle size={16} aria-hidden />}>
      {text}
    </Note>
  )
}
