import { Row } from '@croupier/kit/layout/layout.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './refused-line.module.css'

/** Why the server said no, above a form. */
export function RefusedLine({ error }: { readonly error: unknown }) {
  const text = useTroubleText(error)
  return (
    <Row
      as="p"
      gap={8}
      align="start"
      padY={10}
      padX={12}
      size={13}
      weight={600}
      radius={8}
      className={classes.refused}
      role="alert"
    >
      <IconAlertCircle size={18} aria-hidden />
      {text}
    </Row>
  )
}
