import { Row } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { saveFile } from '@croupier/kit/save-file.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDownload, IconKey } from '@tabler/icons-react'
import classes from '../../../parts/centre/panel.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The codes for the day the app is lost. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useWords('mfa')
  const { name } = useBrand()
  const save = () =>
    saveFile(`${name.toLowerCase()}-recovery-codes.txt`, new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  return (
    <>
      <Notice tone="win" icon={<IconKey size={18} aria-hidden />}>
        {t('recovery_text')}
      </Notice>
      <ul className={classes.codes} aria-label={t('recovery_codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row as="span" gap={8} wraps>
        <Button size="small" onClick={save}>
          <IconDownload size={16} aria-hidden />
          {t('save_codes')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('codes_kept')}
        </Button>
      </Row>
    </>
  )
}
