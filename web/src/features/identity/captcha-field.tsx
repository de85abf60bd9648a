import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { captcha } from '@croupier/contract/identity.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import classes from './entry.module.css'

const PAUSE_MS = 1000

export type CaptchaPicture = ReplyOf<typeof captcha>

/** A picture of characters while one is needed, and `refresh` for another: at most one a second, a hurried wish is kept until then. */
export function useCaptcha(needed: boolean) {
  const [picture, setPicture] = useState<CaptchaPicture>()
  const askedAt = useRef(0)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = useCallback(() => {
    clearTimeout(later.current)
    const wait = Math.max(0, askedAt.current + PAUSE_MS - Date.now())
    later.current = setTimeout(() => {
      askedAt.current = Date.now()
      ask(captcha).then(setPicture, forgive)
    }, wait)
  }, [])
  useEffect(() => {
    if (needed) refresh()
    return () => clearTimeout(later.current)
  }, [needed, refresh])

  return { picture, refresh }
}

// The button beside the picture tries again.
function forgive(error: unknown) {
  if (!(error instanceof CallRefusal)) throw error
}

interface CaptchaFieldProps {
  readonly picture: CaptchaPicture | undefined
  readonly value: string
  readonly error?: string | undefined
  readonly onType: (text: string) => void
  readonly onRefresh: () => void
}

/** The characters of a picture, typed; with another picture for those who cannot read this one. */
export function CaptchaField({ picture, value, error, onType, onRefresh }: CaptchaFieldProps) {
  const t = useWords('identity')
  return (
    <Grid gap={8} className={classes.captcha}>
      <Field
        label={t('captcha')}
        value={value}
        error={error}
        name="captcha"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={16}
        onChange={({ target }) => onType(target.value)}
      />
      <Row as="span" gap={8} mt={24} className={classes.captchaPicture}>
        {picture ? <img src={picture.image} alt={t('captcha_picture')} /> : <span className={classes.captchaWait} />}
        <IconButton framed label={t('captcha_again')} className={classes.again} onClick={onRefresh}>
          <IconRefresh size={18} aria-hidden />
        </IconButton>
      </Row>
    </Grid>
  )
}
