import { isCode, type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

const GLOSSARY = 'docs/glossary.md'

/** A word of the glossary: `statement line` has two tokens. Without places it may stand anywhere in its sense. */
interface Entry {
  readonly word: string
  readonly tokens: readonly string[]
  readonly line: number
  readonly sense: string
  readonly places: readonly string[]
}

/** What has a name: a folder, a file, a type, a table of the database. */
interface NamedPart {
  readonly name: string
  readonly file: SourceFile
  readonly start: number
}

/** Packages whose folders and files are named by the glossary; in those of the sites a line of text and a table of rows are layout. */
const NAMED_FILES = /^(contract|engine|server|vendorkit|bench|run)\//
/** Applied migrations and test data. */
const LEFT_OUT = /^server\/(migrations|test\/data)\//

/** A word has one sense: it is listed once, with what it means and, where it means something else to other trades, where it may stand. */
export const glossary =
  (page: string): Rule =>
  (files) => {
    const entries = entriesOf(page)
    return [...twice(entries), ...ofTwoSenses(entries), ...nowhere(entries, files), ...misplaced(entries, files)]
  }

/** The rows of the page's table: the words, what they mean, and the paths below which they may be part of a name. */
function entriesOf(page: string): readonly Entry[] {
  return page.split('\n').flatMap((text, index) => {
    const [, words, sense = '', places = ''] = /^\| ([^|]+) \| ([^|]+) \|(?: ([^|]*) \|)?$/.exec(text) ?? []
    if (words === undefined || words === 'word' || words.startsWith('-')) return []
    return words
      .replaceAll(/ \([^)]*\)/g, '')
      .split(', ')
      .map((word) => ({
        word,
        tokens: word.toLowerCase().split(/[ -]/),
        line: index + 1,
        sense,
        places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
      }))
  })
}

const inGlossary = ({ line }: Entry, says: string): Offence => ({ path: GLOSSARY, line, says })

const twice = (entries: readonly Entry[]): Offence[] =>
  entries
    .filter((entry, index) => entries.findIndex(({ word }) => word === entry.word) < index)
    .map((entry) => inGlossary(entry, `lists ${entry.word} a second time`))

const ofTwoSenses = (entries: readonly Entry[]): Offence[] =>
  entries
    .filter(({ sense }) => /\balso:/i.test(sense))
    .map((entry) => inGlossary(entry, `gives ${entry.word} two senses`))

const nowhere = (entries: readonly Entry[], files: readonly SourceFile[]): Offence[] =>
  entries.flatMap((entry) =>
    entry.places
      .filter((place) => !files.some(({ path }) => path.startsWith(place)))
      .map((place) => inGlossary(entry, `lets ${entry.word} stand in ${place}, where nothing is`)),
  )

function misplaced(entries: readonly Entry[], files: readonly SourceFile[]): Offence[] {
  const placed = entries.toSorted((one, other) => other.tokens.length - one.tokens.length)
  return namesOf(files).flatMap(({ name, file, start }) =>
    wordsIn(tokensOf(name), placed)
      .filter(({ places }) => places.length > 0 && !places.some((place) => file.path.startsWith(place)))
      .map(({ word }) => offence(file, start, `${name} has ${word} in a sense that is not the glossary’s`)),
  )
}

/** The entries that stand in a name, the longest first: what a longer one covers is none of a shorter one's. */
function wordsIn(tokens: readonly string[], entries: readonly Entry[]): readonly Entry[] {
  const free = [...tokens]
  return entries.filter((entry) => {
    const at = free.findIndex((_, index) => entry.tokens.every((token, next) => isForm(free[index + next], token)))
    if (at === -1) return false
    free.fill('', at, at + entry.tokens.length)
    return true
  })
}

/** The word itself or its plural. */
const isForm = (token: string | undefined, word: string): boolean =>
  token === word || token === `${word}s` || token === `${word}es` || token === `${word.replace(/y$/, 'ie')}s`

/** The words that a name is put together of: `LineRow`, `line-row` and `line_row`. */
const tokensOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)

function namesOf(files: readonly SourceFile[]): readonly NamedPart[] {
  const sorted = files.filter(({ path }) => !LEFT_OUT.test(path))
  return [
    ...pathNames(sorted.filter(({ path }) => NAMED_FILES.test(path))),
    ...sorted.filter(isCode).flatMap(typesOf),
    ...sorted.filter(({ path }) => path.startsWith('server/schema/')).flatMap(tablesOf),
  ]
}

/** A folder is named once, by the first file that is in it. */
function pathNames(files: readonly SourceFile[]): readonly NamedPart[] {
  const named = new Set<string>()
  return files.flatMap((file) =>
    file.path.split('/').flatMap((part, index, parts) => {
      const path = parts.slice(0, index + 1).join('/')
      if (named.has(path)) return []
      named.add(path)
      return [{ name: part.split('.')[0] ?? '', file, start: 0 }]
    }),
  )
}

function typesOf(file: SourceFile): readonly NamedPart[] {
  const types: NamedPart[] = []
  const add = ({ name, start }: { readonly name: string; readonly start: number }) => {
    // What a component is given is named after the component, which is named after what it draws.
    if (!name.endsWith('Props')) types.push({ name, file, start })
  }
  visit(file, {
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    ClassDeclaration({ id }) {
      if (id) add(id)
    },
  })
  return types
}

const tablesOf = (file: SourceFile): readonly NamedPart[] =>
  [...file.text.matchAll(/^create (?:table|view) \w+\.(\w+)/gm)].map(({ 1: name = '', index }) => ({
    name,
    file,
    start: index,
  }))
