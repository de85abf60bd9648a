import classes from './mobile-box.module.css'

// Files of their own, fetched when a flag comes into sight.
const FILES = import.meta.glob<string>('/../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const URLS = new Map(Object.entries(FILES).map(([path, url]) => [path.slice(-6, -4), url]))

/** The flag of a country, by its code. Decoration beside its name. */
export function CountryFlag({ country }: { readonly country: string }) {
  const url = URLS.get(country)
  return url ? <img className={classes.flag} src={url} alt="" width={24} height={16} loading="lazy" /> : null
}
