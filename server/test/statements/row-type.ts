import type { AnswerColumn } from './describe.ts'

/** What the driver makes of PostgreSQL's types, by their numbers. JSON is whatever its reader knows it to be. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  18: 'string',
  19: 'string',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  114: 'never',
  199: 'never[]',
  700: 'number',
  701: 'number',
  1000: 'boolean[]',
  1007: 'number[]',
  1009: 'string[]',
  1016: 'string[]',
  1043: 'string',
  1082: 'string',
  1115: 'Date[]',
  1184: 'Date',
  1185: 'Date[]',
  1700: 'string',
  2205: 'string',
  2278: 'string',
  2950: 'string',
  2951: 'string[]',
  3220: 'string',
  3802: 'never',
}

/** The row that PostgreSQL answers with, in TypeScript's words. */
export const rowType = (columns: readonly AnswerColumn[], nullables: readonly boolean[]): string =>
  `{ ${columns
    .map(
      ({ name, type }, at) =>
        `${JSON.stringify(name)}: ${TYPES[type] ?? `'type ${type}'`}${nullables[at] === false ? '' : ' | null'}`,
    )
    .join('; ')} }`

/** Declared for the compiler: a row whose properties take what PostgreSQL answers, and no column more than it declares. */
export const CHECKED = `
type AnswerWidened<T> = unknown extends T ? unknown
  : T extends string ? string
  : T extends readonly (infer E)[] ? readonly AnswerWidened<E>[]
  : T
type AnswerRow<Row> = { [K in keyof Row]: AnswerWidened<Row[K]> }
type AnswerKeys<Row> = Row extends unknown ? keyof Row : never
type AnswerUndeclared<Row, Answer> = Exclude<keyof Answer, AnswerKeys<Row>>
type AnswerChecked<Row, Answer extends AnswerRow<Row>, Undeclared extends never> = Row
`
