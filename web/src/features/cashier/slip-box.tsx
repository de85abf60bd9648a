import { Grid } from '@croupier/kit/layout/layout.tsx'
import { FILE_MB } from '@croupier/contract/security.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useMemo, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { FilePick } from '../../parts/centre/file-pick.tsx'
import classes from './request.module.css'
import { useCommand } from './use-command.ts'

/** What was chosen for which payment: it outlives the box, which is drawn elsewhere on a wider or a narrower page. */
const picked = new Map<string, File>()

interface SlipBoxProps<Answer> {
  /** The deposit, or the part of it, that was paid. */
  readonly of: string
  readonly send: (file: File) => Promise<Answer>
  readonly onSent: (answer: Answer) => void
}

/** Chooses the picture of a transfer, shows it, and sends it. */
export function SlipBox<Answer>({ of, send, onSent }: SlipBoxProps<Answer>) {
  const t = useWords('cashier')
  const [file, setFile] = useState(picked.get(of))
  const [tooLarge, setTooLarge] = useState(false)
  const preview = usePreview(file)
  const slip = useCommand(async (chosen: File) => {
    const answer = await send(chosen)
    picked.delete(of)
    return answer
  }, onSent)
  const pick = (chosen: File) => {
    slip.forget()
    const fits = chosen.size <= FILE_MB * 1024 * 1024
    setTooLarge(!fits)
    setFile(fits ? chosen : undefined)
    if (fits) picked.set(of, chosen)
    else picked.delete(of)
  }
  return (
    <Grid gap={10} size={13}>
      <b>{t('slip')}</b>
      {preview ? <img src={preview} alt={t('slip_preview')} className={classes.preview} /> : null}
      <FilePick
        label={t(file ? 'slip_other' : 'slip_pick')}
        hint={t('slip_hint', { max: FILE_MB })}
        error={tooLarge ? t('slip_too_large', { max: FILE_MB }) : slip.errorOf('file')}
        working={false}
        onPick={pick}
      />
      {slip.refused ? <RefusedLine error={slip.refused} /> : null}
      {file ? (
        <PrimaryButton wide working={slip.working ? t('slip_sending') : false} onClick={() => slip.send(file)}>
          {t('slip_send')}
        </PrimaryButton>
      ) : null}
    </Grid>
  )
}

/** An address under which the page can show a file that was chosen. */
export function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
