import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser'

/** A file of the repository: its path from the root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A violation of a rule: where it is, and what is wrong. */
export interface Offence {
  readonly path: string
  readonly line: number
  readonly says: string
}

export type Rule = (files: readonly SourceFile[]) => Offence[]

/** A file that another one imports: a path of this repository, or the name of a package. */
export interface Import {
  readonly from: string
  readonly inside: boolean
  readonly start: number
  readonly isType: boolean
}

const parsed = new WeakMap<SourceFile, ParseResult>()

export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs)$/.test(path)

export const isTest = ({ path }: SourceFile) => /\.(test|spec)\.tsx?$/.test(path)

/** The syntax tree of a file of code, read once. */
export function syntaxOf(file: SourceFile): ParseResult {
  const known = parsed.get(file)
  if (known) return known
  const result = parseSync(file.path, file.text)
  parsed.set(file, result)
  return result
}

/** Walks the syntax tree of a file. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(syntaxOf(file).program)
}

/** Every import of a file, static and dynamic, resolved by the repository's own shorthands. */
export function importsOf(file: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = syntaxOf(file).module
  const named = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ ...moduleRequest, isType }] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: file.text.slice(start + 1, end - 1),
      start,
      isType: false,
    })),
  ]
  return named.map(({ value, start, isType }) => ({ ...resolve(file.path, value), start, isType }))
}

function resolve(path: string, request: string): Pick<Import, 'from' | 'inside'> {
  if (request.startsWith('.')) return { from: new URL(request, `file:///${path}`).pathname.slice(1), inside: true }
  if (request.startsWith('#')) return { from: `server/src/${request.slice(1)}`, inside: true }
  if (request.startsWith('@croupier/')) return { from: request.slice('@croupier/'.length), inside: true }
  return { from: request, inside: false }
}

/** An offence at a position in the text of a file. */
export const offence = (file: SourceFile, start: number, says: string): Offence => ({
  path: file.path,
  line: file.text.slice(0, start).split('\n').length,
  says,
})
