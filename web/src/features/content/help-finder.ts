import type { Article } from '@croupier/contract/content.ts'
import MiniSearch from 'minisearch'
import { wordsIn } from '@croupier/contract/search-text.ts'

/** Looks for sections by words in their title or text; slips of the finger and missing accents are forgiven. In order without words. */
export function helpFinder(sections: readonly Article[]): (sought: string) => readonly Article[] {
  const index = new MiniSearch<Article>({
    idField: 'key',
    fields: ['title', 'body'],
    extractField: (section, field) => (field === 'body' ? plain(section.body) : section[field as 'title']),
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(sections)
  return (sought) => {
    if (sought.trim() === '') return sections
    const hits = new Map(index.search(sought).map(({ id }, place) => [String(id), place]))
    return sections
      .filter(({ key }) => hits.has(key))
      .toSorted((one, other) => (hits.get(one.key) ?? 0) - (hits.get(other.key) ?? 0))
  }
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')
