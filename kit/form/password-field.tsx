import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { Field, type FieldProps } from './field.tsx'
import classes from './field.module.css'
import { IconButton } from './icon-button.tsx'

/** A field for a password, with an eye that shows what was typed. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'end' | 'icon'>) {
  const t = useWords('kit')
  const [shown, setShown] = useState(false)
  const Eye = shown ? IconEyeOff : IconEye
  const eye = (
    <IconButton
      size="small"
      label={t(shown ? 'hide_password' : 'show_password')}
      className={classes.eye}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Eye size={18} aria-hidden />
    </IconButton>
  )
  return (
    <Field
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      icon={<IconLock size={17} aria-hidden />}
      end={eye}
    />
  )
}
