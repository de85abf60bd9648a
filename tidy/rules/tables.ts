import { basename } from 'node:path'
import { moduleOf } from '../layout.ts'
import { type Offence, offence, type Rule, visit } from '../source.ts'

const TABLES: readonly string[] = ['routes.ts', 'jobs.ts', 'live.ts', 'pollers.ts', 'tasks.ts', 'sealed.ts']

/** Routes, jobs and similar files are tables: they map inputs to handlers and contain no conditions. */
export const tables: Rule = (files) =>
  files
    .filter(({ path }) => moduleOf(path) !== undefined && TABLES.includes(basename(path)))
    .flatMap((file) => {
      const offences: Offence[] = []
      const object = ({ start }: { start: number }) => offences.push(offence(file, start, 'a table decides nothing'))
      visit(file, {
        IfStatement: object,
        SwitchStatement: object,
        ConditionalExpression: object,
        LogicalExpression: object,
      })
      return offences
    })
