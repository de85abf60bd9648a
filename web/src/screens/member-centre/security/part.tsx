import { Grid } from '@croupier/kit/layout/layout.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { CentrePage } from '../../../parts/centre/centre-page.tsx'
import classes from './security.module.css'
import type { SendState } from './use-sending.ts'

interface PartProps {
  readonly title: string
  readonly lead: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** One part of the security centre, with the way back to all of them. */
export function Part({ title, lead, onBack, children }: PartProps) {
  const place = useRef<HTMLDivElement>(null)
  // Whoever came here by keyboard goes on in what has just opened.
  useEffect(() => place.current?.focus(), [])
  return (
    <CentrePage title={title} lead={lead} onBack={onBack}>
      <Grid ref={place} tabIndex={-1} className={classes.part}>
        {children}
      </Grid>
    </CentrePage>
  )
}

interface PartFormProps {
  readonly sending: SendState
  /** What the button does. */
  readonly verb: string
  readonly blocked?: string | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form of a part: its fields, why it was refused, and its button. */
export function PartForm({ sending, verb, blocked, onSubmit, children }: PartFormProps) {
  const t = useWords('security')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (blocked === undefined) onSubmit()
  }
  return (
    <>
      <Grid as="form" gap={16} onSubmit={submit} noValidate>
        {sending.refused ? <RefusedLine error={sending.refused} /> : null}
        {children}
        <div className={classes.act}>
          <PrimaryButton type="submit" wide working={sending.working ? t('saving') : false} blocked={blocked}>
            {verb}
          </PrimaryButton>
        </div>
      </Grid>
      {sending.dialog}
    </>
  )
}
