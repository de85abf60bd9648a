import { writtenFor } from '@croupier/contract/language.ts'
import { Text } from '@croupier/kit/layout/layout.tsx'
import classes from './header.module.css'
import { FLAG_COUNTRIES } from './flag-countries.ts'

const files = import.meta.glob<string>('/../node_modules/country-flag-icons/1x1/{BR,CN,GB,ID,JP,PH,TH,VN}.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const urls = new Map(Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]))

/** The round flag that stands for a language, fetched when it comes into sight. Decoration beside its name. */
export const Flag = ({ language }: { readonly language: string }) => (
  <Text square={20} clips className={classes.flag} aria-hidden>
    <img src={urls.get(FLAG_COUNTRIES[writtenFor(language)])} alt="" width={20} height={20} loading="lazy" />
  </Text>
)
