import { Text } from '@croupier/kit/layout/layout.tsx'
import classes from './avatar.module.css'

const GROUNDS = 5

/** The initials of a colleague on a colour of their own. */
export function Avatar({ name, size = 22 }: { readonly name: string; readonly size?: number }) {
  const letters = name
    .split(/[\s._-]+/)
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2)
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <Text
      firm
      weight={600}
      className={classes.avatar}
      data-ground={sum % GROUNDS}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      aria-hidden
    >
      {letters.toUpperCase()}
    </Text>
  )
}
