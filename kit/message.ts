/** What fills in a message. */
export type Values = Readonly<Record<string, string | number>>

/** A message as its text is read: words, and what is filled in between them. */
type Part =
  | string
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string }
  /** The number that the plural around it is about. */
  | { readonly kind: 'count' }
  | Choice

export type Message = readonly Part[]

interface Choice {
  readonly kind: 'plural' | 'select'
  readonly name: string
  readonly choices: ReadonlyMap<string, Message>
}

interface Cursor {
  readonly text: string
  at: number
}

/**
 * Reads a message in ICU's form as far as our words go: `{name}`, `{count, number}`, `{count, plural, one {# bet} other {# bets}}`
 * and `{suit, select, s {spades} other {}}`. Throws on anything else.
 */
export function messageOf(text: string): Message {
  const cursor = { text, at: 0 }
  const message = partsAt(cursor, false)
  if (cursor.at < text.length) throw new Error(`a brace too many in “${text}”`)
  return message
}

/** The message in words, by the language's own figures and plurals. */
export const filled = (message: Message, values: Values, language: string, count?: number): string =>
  message.map((part) => (typeof part === 'string' ? part : saidOf(part, values, { language, count }))).join('')

function saidOf(
  part: Exclude<Part, string>,
  values: Values,
  { language, count }: { readonly language: string; readonly count: number | undefined },
): string {
  if (part.kind === 'count') return count === undefined ? '#' : figuresOf(language).format(count)
  const value = values[part.name]
  if (value === undefined) return ''
  if (part.kind === 'value') return String(value)
  if (part.kind === 'number') return figuresOf(language).format(Number(value))
  const { kind, choices } = part
  if (kind === 'select')
    return filled(choices.get(String(value)) ?? choices.get('other') ?? [], values, language, count)
  const number = Number(value)
  const chosen = choices.get(`=${number}`) ?? choices.get(pluralsOf(language).select(number)) ?? choices.get('other')
  return filled(chosen ?? [], values, language, number)
}

/** Parts up to the end or the brace that closes them; `counted` where `#` is a number. */
function partsAt(cursor: Cursor, counted: boolean): Part[] {
  const parts: Part[] = []
  let words = ''
  const end = () => {
    if (words !== '') parts.push(words)
    words = ''
  }
  while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== '}') {
    const sign = cursor.text[cursor.at] ?? ''
    if (sign === "'") words += quotedAt(cursor)
    else if (sign === '{') {
      end()
      parts.push(filledInAt(cursor))
    } else {
      cursor.at += 1
      if (sign === '#' && counted) {
        end()
        parts.push({ kind: 'count' })
      } else words += sign
    }
  }
  end()
  return parts
}

/** Two apostrophes are one; one before a brace keeps what follows as it is, up to the next. Any other is itself. */
function quotedAt(cursor: Cursor): string {
  const [all = '', kept] = /^'(?:'|([{}#][^']*)'?)?/.exec(cursor.text.slice(cursor.at)) ?? []
  cursor.at += all.length
  return kept ?? "'"
}

const ARGUMENT = /^\{\s*(\w+)\s*(?:\}|,\s*(\w+)\s*(?:\}|,))/

function filledInAt(cursor: Cursor): Part {
  const [all, name, kind = 'value'] = ARGUMENT.exec(cursor.text.slice(cursor.at)) ?? []
  if (all === undefined || name === undefined) throw new Error(`no value at ${cursor.at} of “${cursor.text}”`)
  cursor.at += all.length
  if (kind === 'value' || kind === 'number') {
    if (all.endsWith('}')) return { kind, name }
  } else if (kind === 'plural' || kind === 'select') {
    if (all.endsWith(',')) return { kind, name, choices: choicesAt(cursor, kind === 'plural') }
  }
  throw new Error(`“${kind}” is not known in “${cursor.text}”`)
}

function choicesAt(cursor: Cursor, counted: boolean): ReadonlyMap<string, Message> {
  const choices = new Map<string, Message>()
  for (;;) {
    const [all = '', name, closed] = /^\s*(?:(=?\w+)\s*\{|(\}))/.exec(cursor.text.slice(cursor.at)) ?? []
    cursor.at += all.length
    if (closed !== undefined && choices.has('other')) return choices
    if (name === undefined) throw new Error(`no choice at ${cursor.at} of “${cursor.text}”`)
    choices.set(name, partsAt(cursor, counted))
    if (cursor.text[cursor.at] !== '}') throw new Error(`a brace is missing in “${cursor.text}”`)
    cursor.at += 1
  }
}

const figuresOf = keptByLanguage((language) => new Intl.NumberFormat(language))
const pluralsOf = keptByLanguage((language) => new Intl.PluralRules(language))

/** Making these takes long, and every text would make its own. */
function keptByLanguage<T>(make: (language: string) => T): (language: string) => T {
  const kept = new Map<string, T>()
  return (language) => {
    const one = kept.get(language) ?? make(language)
    kept.set(language, one)
    return one
  }
}
