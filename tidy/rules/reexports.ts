import { isCode, offence, type Rule, syntaxOf } from '../source.ts'

/** A thing is imported from where it lives. */
export const reexports: Rule = (files) =>
  files.filter(isCode).flatMap((file) =>
    syntaxOf(file)
      .module.staticExports.flatMap(({ entries }) => entries)
      .filter(({ moduleRequest }) => moduleRequest !== null)
      .map(({ start, moduleRequest }) => offence(file, start, `exports what lives in ${moduleRequest?.value}`)),
  )
