import { moduleOf } from '../layout.ts'
import { isCode, type Offence, offence, type Rule, type SourceFile, syntaxOf, visit } from '../source.ts'

/** A thing is imported from where it lives. */
export const reexports: Rule = (files) => files.filter(isCode).flatMap((file) => [...passedOn(file), ...renamed(file)])

const passedOn = (file: SourceFile): Offence[] =>
  syntaxOf(file)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest !== null)
    .map(({ start, moduleRequest }) => offence(file, start, `exports what lives in ${moduleRequest?.value}`))

/** In a module, `export const a = b.a` and `export type A = B` of something imported pass it on as well. */
function renamed(file: SourceFile): Offence[] {
  if (moduleOf(file.path) === undefined) return []
  const imported = new Set(
    syntaxOf(file).module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  )
  const offences: Offence[] = []
  visit(file, {
    ExportNamedDeclaration({ declaration, start }) {
      const names =
        declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ init }) => rootOf(init))
          : declaration?.type === 'TSTypeAliasDeclaration'
            ? [rootOf(declaration.typeAnnotation)]
            : []
      const foreign = names.find((name) => imported.has(name))
      if (foreign !== undefined) offences.push(offence(file, start, `exports ${foreign} under another name`))
    },
  })
  return offences
}

/** The first name of `a`, `a.b` and `A.B`, as a value or as a type without arguments; nothing of what is made of them. */
function rootOf(node: unknown): string {
  if (typeof node !== 'object' || node === null || !('type' in node)) return ''
  if (node.type === 'Identifier' && 'name' in node) return String(node.name)
  if (node.type === 'MemberExpression' && 'object' in node) return rootOf(node.object)
  if (node.type === 'TSQualifiedName' && 'left' in node) return rootOf(node.left)
  const isPlainType = node.type === 'TSTypeReference' && 'typeArguments' in node && node.typeArguments === null
  return isPlainType && 'typeName' in node ? rootOf(node.typeName) : ''
}
