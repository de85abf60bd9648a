import { Text } from '../layout/layout.tsx'
import { IconLoader2 } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useWords } from '../words.ts'
import classes from './button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  /** Stretch to the width of its place. */
  readonly wide?: boolean
  /** What it is doing now: shows a spinner and this verb, keeps its width and ignores further presses. */
  readonly working?: string | boolean | undefined
  /** Why it cannot be pressed now, in words; shown below it. */
  readonly blocked?: string | undefined
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'secondary', size: ButtonSize = 'medium', wide = false) =>
  [classes.button, classes[tone], classes[size], wide ? classes.wide : ''].join(' ')

/** A button that says what it does, shows progress, and is never blocked without its reason. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  wide = false,
  working,
  blocked,
  children,
  onClick,
  ...button
}: ButtonProps) {
  const t = useWords('kit')
  const busy = working !== undefined && working !== false
  const still = busy || blocked !== undefined
  return (
    <>
      <button
        type="button"
        {...button}
        className={buttonClass(tone, size, wide)}
        data-busy={busy || undefined}
        data-blocked={blocked !== undefined || undefined}
        aria-busy={busy || undefined}
        aria-disabled={still || undefined}
        onClick={(press) => (still ? press.preventDefault() : onClick?.(press))}
      >
        <span className={classes.words}>{children}</span>
        {busy ? (
          <span className={classes.progress}>
            <IconLoader2 className={classes.spinner} size={16} aria-hidden />
            {typeof working === 'string' ? working : t('working')}
          </span>
        ) : null}
      </button>
      {blocked === undefined ? null : (
        <Text as="p" mt={6} size={12} tone="text-dim">
          {blocked}
        </Text>
      )}
    </>
  )
}

/** The one gold button of a view. */
export const PrimaryButton = (button: Omit<ButtonProps, 'tone'>) => <Button {...button} tone="primary" />
