import type { WordLoader } from '@croupier/kit/words.ts'

const files = import.meta.glob<{ default: Record<string, unknown> }>('./words/*/*.json')

/** The console's words, one file a group and language, fetched when first needed. */
export const loadGroup: WordLoader = async (language, group) => {
  const load = files[`./words/${language}/${group}.json`]
  if (!load) throw new Error(`no words for ${group} in ${language}`)
  return (await load()).default
}
