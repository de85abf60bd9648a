import { settingKeys } from '@croupier/contract/setting-names.ts'
import { useWords } from '@croupier/kit/words.ts'

/** The keys that lead to a setting. */
export type Path = readonly string[]

/** What a setting is called: in words where there are some, else by its key. */
export function useSettingName(): (path: Path) => string {
  const t = useWords('policy')
  return (path) => {
    const said = settingKeys(path)
      .map((key) => [`names.${key}`, t(`names.${key}`)] as const)
      .find(([key, words]) => words !== key && words !== '')
    return said?.[1] ?? readable(path.at(-1) ?? '')
  }
}

/** A setting by the names of all that it lies in, for where nothing else says it. */
export function useSettingPath(): (path: Path) => string {
  const name = useSettingName()
  return (path) => path.map((_, at) => name(path.slice(0, at + 1))).join(' › ')
}

/** A key as people read it: `windowMinutes` is “Window minutes”. */
export function readable(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace('.', ': ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
