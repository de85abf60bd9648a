import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What the browser keeps of a call: enough to ask. Bodies and replies are known by type alone. */
const KEPT = ['method', 'path', 'actor', 'whilePasswordDue', 'encrypted', 'keyed', 'upload', 'form'] as const

const isCall = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const isPlain = (value: unknown) =>
  JSON.stringify(value) !== undefined && typeof value !== 'function' && !isSchema(value)

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

/**
 * Hands the browser the contract without its schemas: a call keeps its method and path, plain values stay, and a schema is
 * no export at all, so that importing one for its value does not build.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      if (!/\/contract\/[a-z-]+\.ts$/.test(id)) return null
      const source = await readFile(id, 'utf8')
      if (!source.includes("from 'zod'")) return null
      this.addWatchFile(id)
      const exported: Record<string, unknown> = await import(`${pathToFileURL(id).href}?${Date.now()}`)
      return Object.entries(exported)
        .flatMap(([name, value]) => {
          if (isCall(value)) return [`export const ${name} = ${JSON.stringify(asked(value))}`]
          return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
        })
        .join('\n')
    },
  }
}

const asked = (call: Record<string, unknown>) => Object.fromEntries(KEPT.map((key) => [key, call[key]]))
