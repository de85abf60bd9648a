import type { Json } from '#kernel/loosening.ts'

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a path of keys; in a list of words a word is itself a key, true where it is there. */
export function valueAt(settings: Json, path: readonly string[]): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return settings
  if (Array.isArray(settings)) return settings.includes(path.join('.'))
  if (!isObject(settings) || !Object.hasOwn(settings, key)) return undefined
  const below = settings[key]
  return below === undefined ? undefined : valueAt(below, rest)
}

/** The settings with this value at that path; a word of a list is added by true and taken out by false. */
export function withValue(settings: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  // A word may have dots of its own, as an address does.
  if (Array.isArray(settings)) return switched(settings, path.join('.'), value)
  const own = isObject(settings) ? settings : {}
  return { ...own, [key]: withValue(own[key] ?? {}, rest, value) }
}

const switched = (words: readonly Json[], word: string, value: Json): Json =>
  value === true ? [...new Set([...words, word])] : words.filter((one) => one !== word)
