import { isTest, offence, type Rule, type SourceFile } from '../source.ts'

const LINES_MAX = 300
const COLUMNS_MAX = 140

/** A file is one thought: 300 lines. Tests and data may be longer. */
export const length: Rule = (files) =>
  files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file.path) && !isTest(file) && !isData(file))
    .map((file) => ({ file, lines: file.text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ file, lines }) => offence(file, 0, `has ${lines} lines, more than ${LINES_MAX}`))

/** A line fits on a screen beside another: 140 columns. A text that nobody can break may be longer, with nothing beside it. */
export const width: Rule = (files) =>
  files
    .filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file.path) && !isData(file))
    .flatMap((file) =>
      file.text
        .split('\n')
        .map((line, index) => ({ line, index }))
        .filter(({ line }) => line.length > COLUMNS_MAX && !isOneText(line))
        .map(({ line, index }) => ({ path: file.path, line: index + 1, says: `is ${line.length} columns wide` })),
    )

const isOneText = (line: string) => /^\s*(\w+(=|: |\())?(['"`]).*\3\}?[,)]*$/.test(line)

// Pictures that are drawn in code are data too: a path of a drawing has no place to break.
const isData = ({ path }: SourceFile) =>
  /(^|\/)(data|words|locale|seed)\//.test(path) || path.startsWith('kit/art/draw/') || /-data\.tsx?$/.test(path)
