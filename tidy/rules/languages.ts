import { isCode, isTest, type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

const TAG = /^[a-z]{2}$/

/** Any key, or not each of the languages. */
const LOOSE = /^:\s*(Readonly<)?(Record<string|Partial<)/

/** A table of words by language is typed by the languages, so that one that lacks a language does not build. */
export const languages: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && /^(server|contract|vendorkit)\//.test(file.path))
    .flatMap(looseTables)

function looseTables(file: SourceFile): Offence[] {
  const offences: Offence[] = []
  visit(file, {
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'Identifier' || !id.typeAnnotation || init?.type !== 'ObjectExpression') return
      if (!LOOSE.test(file.text.slice(id.typeAnnotation.start, id.typeAnnotation.end))) return
      const keys = init.properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : '',
      )
      if (keys.includes('en') && keys.length > 1 && keys.every((key) => TAG.test(key)))
        offences.push(offence(file, start, `${id.name} is words by language: Record<Language, …>`))
    },
  })
  return offences
}
