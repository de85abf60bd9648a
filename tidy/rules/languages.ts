import { isCode, isTest, type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

const TAG = /^[a-z]{2}$/

/** A record by arbitrary keys, or by only some of the languages. */
const LOOSE = /^:\s*(Readonly<)?(Record<string|Partial<)/

/** Where the languages are listed. */
const HOME = 'contract/language.ts'

/**
 * A table of words by language is typed by the languages, so that one that lacks a language does not build; and nobody lists the
 * languages but the contract, or a new one would be missing there.
 */
export const languages: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && !file.path.startsWith('tidy/'))
    .flatMap((file) => [...looseTables(file), ...(file.path === HOME ? [] : privateLists(file))])

function looseTables(file: SourceFile): Offence[] {
  const offences: Offence[] = []
  visit(file, {
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return
      const type = id.typeAnnotation
      if (type && !LOOSE.test(file.text.slice(type.start, type.end))) return
      const keys = init.properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : '',
      )
      if (areTags(keys)) offences.push(offence(file, start, `${id.name} is words by language: Record<Language, …>`))
    },
  })
  return offences
}

/** Lists of tags as values and as types; of three a text may be for those alone. */
function privateLists(file: SourceFile): Offence[] {
  const offences: Offence[] = []
  const judge = (texts: readonly unknown[], start: number) => {
    if (texts.length > 3 && areTags(texts.map(String)))
      offences.push(offence(file, start, 'languages are listed in contract/language.ts alone: WRITTEN, Language'))
  }
  visit(file, {
    ArrayExpression: ({ elements, start }) =>
      judge(
        elements.map((one) => (one?.type === 'Literal' ? one.value : '')),
        start,
      ),
    TSUnionType: ({ types, start }) =>
      judge(
        types.map((one) => (one.type === 'TSLiteralType' && one.literal.type === 'Literal' ? one.literal.value : '')),
        start,
      ),
  })
  return offences
}

const areTags = (texts: readonly string[]) =>
  texts.length > 1 && texts.includes('en') && texts.every((text) => TAG.test(text))
