import { dirname, join } from 'node:path/posix'
import { isCode, isTest, type Rule } from '../source.ts'

const IMPORTED = /^import (\w+) from '([^']+\.module\.css)'$/gm

/** A class that a file takes from a style is one that the style has: a name changed in one of them alone is found. */
export const classNames: Rule = (files) => {
  const styles = new Map(files.map(({ path, text }) => [path, text]))
  return files
    .filter((file) => isCode(file) && !isTest(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORTED)].flatMap(([, name = '', from = '']) => {
        const style = styles.get(from.startsWith('.') ? join(dirname(path), from) : from.replace('@croupier/', ''))
        if (style === undefined) return []
        const has = new Set([...style.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, word = '']) => word))
        // A path that is imported has points too.
        return [...text.matchAll(new RegExp(`(?<![\\w./'-])${name}\\.(\\w+)`, 'g'))]
          .filter(([, word = '']) => !has.has(word))
          .map((found) => ({
            path,
            line: text.slice(0, found.index).split('\n').length,
            says: `${from} has no class ${found[1] ?? ''}`,
          }))
      }),
    )
}
