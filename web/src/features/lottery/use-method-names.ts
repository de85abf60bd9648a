import { useWords } from '@croupier/kit/words.ts'
import { methodKeyOf, type MethodTab } from './methods.ts'

/** What the groups and methods of a family are called in the visitor's language. */
export function useMethodNames(family: string) {
  const t = useWords('lottery')
  const group = (key: string) => t(`group_in.${family}.${key}`, { otherwise: t(`group.${key}`, { otherwise: key }) })
  const inPart = (name: string, part: string | undefined) =>
    part === undefined ? name : t('of_part', { name, part: t(`part.${part}`) })
  const base = (key: string) => t(`method_in.${family}.${key}`, { otherwise: t(`method.${key}`, { otherwise: key }) })
  const tab = ({ group: key, part }: Pick<MethodTab, 'group' | 'part'>) => inPart(group(key), part)
  /** Under its tab, which says the places where all methods look at the same ones. */
  const method = (key: string, within: Pick<MethodTab, 'part'>) => {
    const { base: name, part } = methodKeyOf(key)
    return inPart(base(name), within.part === undefined ? part : undefined)
  }
  return {
    group,
    tab,
    method,
    /** Alone, as in a slip. */
    line: (key: string, within: MethodTab | undefined) => {
      if (!within) return inPart(base(methodKeyOf(key).base), methodKeyOf(key).part)
      const [first, second] = [tab(within), method(key, within)]
      return first === second ? first : t('of_group', { group: first, method: second })
    },
    value: (value: string) => (/^\d+$/.test(value) ? value : t(`value.${value}`, { otherwise: value })),
  }
}

export type MethodNames = ReturnType<typeof useMethodNames>

/** A content as people read it: positions apart from each other, an empty one as a dash. */
export const contentShown = (text: string, value: (value: string) => string): string =>
  text
    .split('|')
    .map((part) =>
      part === ''
        ? '–'
        : part
            .split(/[, ]/)
            .map((one) => value(one))
            .join(', '),
    )
    .join(' · ')
