import type { ComponentProps } from 'react'
import classes from './tag.module.css'

export type TagTone = 'win' | 'info' | 'warn' | 'loss' | 'quiet'

interface TagProps extends Omit<ComponentProps<'span'>, 'className'> {
  readonly tone: TagTone
}

/** How something stands, in a word or two. */
export const Tag = ({ tone, ...span }: TagProps) => <span {...span} className={classes.tag} data-tone={tone} />
