import { offence, type Rule } from '../source.ts'

const EMPTY = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc', 'types', 'constants'])

/** A file is named after its subject; a catch-all name such as `utils` is refused. */
export const names: Rule = (files) =>
  files.flatMap((file) =>
    file.path
      .split('/')
      .flatMap((part) => part.split('.').slice(0, -1).concat(part))
      .filter((name) => EMPTY.has(name) || /-(utils?|helpers?)$/.test(name))
      .map((name) => offence(file, 0, `is called ${name}, which says nothing`)),
  )
