import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
import { FormNote } from './form-note.tsx'

/** Why the server said no, above a form. */
export function RefusedLine({ error }: { readonly error: unknown }) {
  const text = useTroubleText(error)
  return (
    <FormNote tone="loss" icon={<IconAlertCircle size={18} aria-hidden />}>
      {text}
    </FormNote>
  )
}
