import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doorsOf, LEVELS, PACKAGES, PARTS, SITES } from './layout.ts'
import { NAMED_ROOMS } from './rules/rooms.ts'

const ROOT = join(import.meta.dirname, '..')
const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
const modules = readdirSync(join(ROOT, 'server/src/modules'))

/** The lines of the drawing below a heading; of the first one without. */
const drawing = (heading: string): readonly string[] =>
  page.slice(page.indexOf(heading)).split('```')[1]?.trim().split('\n') ?? []

test('the page names every package, and what it imports', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
  const lines = drawing('# The house').filter((line) => /^[a-z]/.test(line))
  const named = lines.map((line) => line.split('/')[0] ?? '')
  expect(named.toSorted()).toEqual([...workspaces, 'run'].toSorted())
  const wrong = lines.filter((line) => {
    const said = / imports ([a-z, ]+)$/.exec(line)?.[1]?.split(', ')
    const held = PACKAGES[line.split('/')[0] ?? '']
    return said !== undefined && said.filter((name) => name in PACKAGES).join() !== held?.join()
  })
  expect(wrong).toEqual([])
})

test('the page draws the levels that imports are held to, and every module stands on one', () => {
  let level = 0
  const drawn = new Map<string, number>()
  for (const line of drawing('## Levels')) {
    level = Number(/^\d/.exec(line)?.[0] ?? level)
    // Modules stand at the left; what is said of the levels begins behind a wide gap.
    const names = line.slice(3).split(/ {5,}/)[0]?.split(/\s+/) ?? []
    for (const name of names) if (LEVELS.has(name)) drawn.set(name, level)
  }
  const wanted = new Map(modules.map((name) => [name, LEVELS.get(name)]))
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(wanted))
})

test('every room that has a name of its own is on the page, and every door that is listed is there', () => {
  expect(NAMED_ROOMS.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  const capabilities = modules.flatMap((module) => doorsOf(module).slice(1))
  expect(capabilities.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('the layers of the member site and its parts are those that imports are held to', () => {
  const lines = drawing('## Layers of a site')
  expect(lines.map((line) => /^[a-z]+/.exec(line)?.[0])).toEqual([...(SITES['web'] ?? []), 'kit'])
  const parts = lines
    .find((line) => line.startsWith('parts/'))
    ?.split(/ {3,}/)
    .at(-1)
  expect(parts?.split(' · ')).toEqual(PARTS)
})

test.each(['ARCHITECTURE.md', 'docs/how-to-add.md'])('every file that %s names by its path exists', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8')
  const named = [...text.matchAll(/`((?:server|web|kit|backoffice|docs|tidy|bench|engine|contract)\/[\w/.-]+)`/g)]
  expect(named.length).toBeGreaterThan(3)
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('decisions are numbered without gaps, by their titles too, and all of them are in the list', () => {
  const folder = join(ROOT, 'docs/decisions')
  const files = readdirSync(folder).filter((name) => name !== 'README.md')
  const list = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(files.toSorted().map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1))
  const wrong = files.filter((name) => {
    const [title = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
    const number = Number(name.slice(0, 4))
    return (
      !title.startsWith(`# ${number}. `) ||
      !list.includes(`| ${number} | [${title.slice(`# ${number}. `.length)}](${name}) |`)
    )
  })
  expect(wrong).toEqual([])
})

test('the page of operations names every setting of the server', () => {
  const config = readFileSync(join(ROOT, 'server/src/kernel/config.ts'), 'utf8')
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(operations))).toEqual([])
})
