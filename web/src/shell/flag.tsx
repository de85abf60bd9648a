import { IconWorld } from '@tabler/icons-react'
import { GB, PH, VN } from 'country-flag-icons/react/1x1'
import classes from './header.module.css'

const FLAGS: Readonly<Record<string, typeof GB>> = { EN: GB, VI: VN, TY: PH }

/** The round flag that stands for a language. Decoration beside its name. */
export function Flag({ language }: { readonly language: string }) {
  const Picture = FLAGS[language]
  return (
    <span className={classes.flag} aria-hidden>
      {Picture ? <Picture /> : <IconWorld size={20} />}
    </span>
  )
}
