import { type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

const CATALOGUE = 'contract/refusal.ts'
const FOLDER = /^contract\/words\/[a-z]{2}(-[A-Za-z]+)?\.ts$/

/** Every refusal has words in every language. */
export const refusalWords: Rule = (files) => {
  const catalogue = files.find(({ path }) => path === CATALOGUE)
  const languages = files.filter(({ path }) => FOLDER.test(path))
  if (!catalogue) return [{ path: CATALOGUE, line: 1, says: 'the catalogue of refusals is missing' }]
  if (languages.length === 0) return [offence(catalogue, 0, 'there are no words in any language')]

  const codes = keysOf(catalogue, 'REFUSALS')
  if (codes.size === 0) return [offence(catalogue, 0, 'the catalogue REFUSALS is empty')]
  return languages.flatMap((file) => missing(file, [...codes.keys()]))
}

function missing(file: SourceFile, codes: readonly string[]): Offence[] {
  const words = keysOf(file, 'refusalWords')
  return codes.filter((code) => !words.get(code)).map((code) => offence(file, 0, `has no words for ${code}`))
}

/** The names and the texts of the object that is declared as `name`. */
function keysOf(file: SourceFile, name: string): Map<string, string | number> {
  const keys = new Map<string, string | number>()
  visit(file, {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== name || !init) return
      const object = init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression' ? init.expression : init
      if (object.type !== 'ObjectExpression') return
      for (const property of object.properties) {
        if (property.type !== 'Property') continue
        const key =
          property.key.type === 'Identifier'
            ? property.key.name
            : property.key.type === 'Literal'
              ? String(property.key.value)
              : ''
        const value =
          property.value.type === 'Literal'
            ? property.value.value
            : property.value.type === 'TemplateLiteral'
              ? property.value.quasis[0]?.value.raw
              : undefined
        keys.set(key, typeof value === 'string' || typeof value === 'number' ? value : '')
      }
    },
  })
  return keys
}
