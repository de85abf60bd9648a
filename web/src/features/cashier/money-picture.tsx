import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import { QrCode } from '@croupier/kit/art/qr-code.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDownload } from '@tabler/icons-react'
import classes from './request.module.css'
import { saveQr } from './save-qr.ts'

const QR_PX = 216

interface MoneyPictureProps {
  readonly code: string
  /** As it is read out. */
  readonly amount: string
  readonly reference: string
}

/** The picture that an app pays by, and a way to keep it. */
export function MoneyPicture({ code, amount, reference }: MoneyPictureProps) {
  const t = useWords('cashier')
  return (
    <Grid gap={12}>
      <Surface as="span" clips radius={12} className={classes.white}>
        <QrCode text={code} label={t('qr_label', { amount, reference })} size={QR_PX} />
      </Surface>
      <Button wide onClick={() => saveQr(reference, code)}>
        <IconDownload size={18} aria-hidden />
        {t('save_qr')}
      </Button>
    </Grid>
  )
}
