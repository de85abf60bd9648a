import { isTest, offence, type Rule, type SourceFile } from '../source.ts'

const LINES_MAX = 300
const COLUMNS_MAX = 140

/** A file has 300 lines at most. Tests and data may be longer. */
export const length: Rule = (files) =>
  files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file.path) && !isTest(file) && !isData(file))
    .map((file) => ({ file, lines: file.text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ file, lines }) => offence(file, 0, `has ${lines} lines, more than ${LINES_MAX}`))

/** A line has 140 columns at most. A text that cannot be broken may be longer when it stands alone on its line. */
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
