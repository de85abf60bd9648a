import { Text } from '@croupier/kit/layout/layout.tsx'
import { IconWorld } from '@tabler/icons-react'
import classes from './header.module.css'

const files = import.meta.glob<string>('/../node_modules/country-flag-icons/1x1/{BR,CN,GB,ID,JP,PH,TH,VN}.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const urls = new Map(Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]))

/** Whose flag stands for a language, where it is not the language's own code. */
const COUNTRIES: Readonly<Record<string, string>> = { EN: 'GB', JA: 'JP', VI: 'VN', PT: 'BR', TY: 'PH' }

/** The round flag that stands for a language, fetched when it comes into sight. Decoration beside its name. */
export function Flag({ language }: { readonly language: string }) {
  const flag = urls.get(COUNTRIES[language] ?? language)
  return (
    <Text square={20} clips className={classes.flag} aria-hidden>
      {flag ? <img src={flag} alt="" width={20} height={20} loading="lazy" /> : <IconWorld size={20} />}
    </Text>
  )
}
