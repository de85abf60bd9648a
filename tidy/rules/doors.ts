import { doorsOf, moduleOf } from '../layout.ts'
import { isCode, type Offence, offence, type Rule, type SourceFile, syntaxOf } from '../source.ts'

/** A door with more functions is split by capability. */
const FUNCTIONS_MAX = 12

/** A door is short: what a capability does for others is a dozen functions at most. */
export const doors: Rule = (files) =>
  files
    .filter((file) => isCode(file) && isDoor(file))
    .flatMap((file): Offence[] => {
      const count = functionsOf(file)
      return count > FUNCTIONS_MAX
        ? [offence(file, 0, `has ${count} functions, and a door ${FUNCTIONS_MAX} at most`)]
        : []
    })

function isDoor({ path }: SourceFile): boolean {
  const module = moduleOf(path)
  return module !== undefined && doorsOf(module).includes(path)
}

const functionsOf = (file: SourceFile): number =>
  syntaxOf(file).program.body.filter((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return false
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration') return true
    return (
      declaration?.type === 'VariableDeclaration' &&
      declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression')
    )
  }).length
