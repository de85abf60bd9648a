import { Grid } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { IconAlertCircle, IconUpload } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import classes from './file-pick.module.css'

interface FilePickProps {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly working: boolean
  /** Stands at the start of its line on a phone too, where others are centred. */
  readonly atStart?: boolean
  readonly onPick: (file: File) => void
}

/** Chooses a picture from the visitor's device; what is wrong with it stands below. */
export function FilePick({ label, hint, error, working, atStart = false, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Grid gap={6} className={classes.pick} data-start={atStart || undefined}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after it was refused.
          target.value = ''
          if (file) onPick(file)
        }}
      />
      <Button size="small" working={working} aria-describedby={id} onClick={() => input.current?.click()}>
        <IconUpload size={16} aria-hidden />
        {label}
      </Button>
      <p id={id} className={error ? classes.pickError : classes.pickHint} aria-live="polite">
        {error ? <IconAlertCircle size={14} aria-hidden /> : null}
        {error ?? hint}
      </p>
    </Grid>
  )
}
