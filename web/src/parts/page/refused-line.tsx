import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './refused-line.module.css'

/** Why the server said no, above a form. */
export function RefusedLine({ error }: { readonly error: unknown }) {
  const text = useTroubleText(error)
  return (
    <p className={classes.refused} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {text}
    </p>
  )
}
