import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../plain')

/** Scripts that are served under their own names and import nothing: what runs before the site, and where the site is not. */
export function plainScripts(): Plugin {
  return {
    name: 'plain-scripts',
    apply: 'build',
    generateBundle() {
      for (const fileName of readdirSync(FOLDER)) {
        const { code, errors } = minifySync(fileName, readFileSync(join(FOLDER, fileName), 'utf8'), { module: false })
        if (errors.length > 0) this.error(`${fileName}: ${errors.map(({ message }) => message).join('; ')}`)
        this.emitFile({ type: 'asset', fileName, source: code })
      }
    },
  }
}
