import { IconWorld } from '@tabler/icons-react'
import { BR, CN, GB, ID, JP, PH, TH, VN } from 'country-flag-icons/react/1x1'
import classes from './header.module.css'

const FLAGS: Readonly<Record<string, typeof GB>> = {
  CN,
  EN: GB,
  JA: JP,
  TH,
  VI: VN,
  PT: BR,
  ID,
  TY: PH,
}

/** The round flag that stands for a language. Decoration beside its name. */
export function Flag({ language }: { readonly language: string }) {
  const Picture = FLAGS[language]
  return (
    <span className={classes.flag} aria-hidden>
      {Picture ? <Picture /> : <IconWorld size={20} />}
    </span>
  )
}
