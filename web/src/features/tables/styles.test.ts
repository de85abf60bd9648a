import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const styles = globSync('**/*.module.css', { cwd: import.meta.dirname })

test('no style of a spot reaches by its tone into the chips, cards and pictures that lie on it', () => {
  const reaching = styles.flatMap((file) => {
    const css = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    // `.numbers [data-tone]` means whatever stands inside; `.numbers button[data-tone]` the spot itself.
    return [...css.matchAll(/[^\s,{}][^,{}]*\s\[data-tone[^,{]*/g)].map(([selector]) => `${file}: ${selector.trim()}`)
  })
  expect(reaching).toEqual([])
})
