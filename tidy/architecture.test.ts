import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doorsOf, LEVELS, NAMED_ROOMS, PACKAGES, PARTS, schemaOf, SITES } from './layout.ts'
import { readRepository } from './repository.ts'

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
    return said === undefined || said.filter((name) => name in PACKAGES).join() !== held?.join()
  })
  expect(wrong).toEqual([])
})

test('the page draws every folder of the server, and what it lists of kernel and kit is there', () => {
  const text = drawing('# The house').join('\n')
  const folders = ['server', 'server/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['node_modules', 'src'].includes(entry.name))
      .map(({ name }) => (folder === 'server' ? `${name}/` : `src/${name}/`)),
  )
  expect(folders.filter((name) => !text.includes(`  ${name}  `))).toEqual([])
  const listed = (line: RegExp) => line.exec(text)?.[1]?.trim().split(' ') ?? []
  const kernel = listed(/src\/kernel\/ +(.+)/).map((name) => `server/src/kernel/${name}.ts`)
  const kit = listed(/sites share: ([a-z ]+?) {2,}/).map((name) => `kit/${name}`)
  expect(Math.min(kernel.length, kit.length)).toBeGreaterThan(5)
  const isThere = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, path + ending)))
  expect([...kernel, ...kit].filter((path) => !isThere(path))).toEqual([])
})

test('each module has a page of its schema', () => {
  const pages = readdirSync(join(ROOT, 'server/schema'))
  expect(pages.toSorted()).toEqual([...modules, 'kernel'].map((name) => `${schemaOf(name)}.sql`).toSorted())
})

test('the page draws the levels that imports are held to, with every module and no other', () => {
  let level = 0
  const drawn = new Map<string, number>()
  for (const line of drawing('## Levels')) {
    level = Number(/^\d/.exec(line)?.[0] ?? level)
    // Module names come first on a line; the explanation of the levels follows after a wide gap.
    const names = line.slice(3).split(/ {5,}/)[0]?.split(/\s+/) ?? []
    if (level > 0) for (const name of names) drawn.set(name, level)
  }
  expect([...LEVELS.keys()].toSorted()).toEqual(modules.toSorted())
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(LEVELS))
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
  const screens = lines
    .find((line) => line.startsWith('screens/'))
    ?.split(': ')
    .at(-1)
  expect(screens?.split(', ').toSorted()).toEqual(readdirSync(join(ROOT, 'web/src/screens')).toSorted())
})

const pagesIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
/** What is kept true; a decision says what was so when it was taken. */
const documents = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('bench'), 'docs/decisions/README.md']
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const paths = readRepository().map(({ path }) => path)

// A star in a path, and a name in angle brackets, stand for any.
const patternOf = (name: string) => name.replaceAll(/[.+$]/g, String.raw`\$&`).replaceAll(/\*|<\w+>/g, '[^/]*')

/** What a page calls by a part of its path, a folder or a file with or without its ending, is found by that part. */
const isFile = (name: string) => {
  const whole = new RegExp(`(^|/)${patternOf(name.replace(/\/$/, ''))}(\\.[a-z]+)?(/|$)`)
  return existsSync(join(ROOT, name)) || paths.some((path) => whole.test(path))
}

test.each(['ARCHITECTURE.md', 'docs/how-to-add.md'])('every file that %s names is there', (document) => {
  const named = [
    ...textOf(document).matchAll(/`([\w.<>*-]+\/[\w./<>*-]*|[\w<>*-]+(?:\.\w+)*\.(?:tsx?|json|css|sql|md))`/g),
  ]
    .map(([, name = '']) => name)
    // A place of the data folder, and a file whose ending says that it is anything.
    .filter((name) => !/^[A-Z_]+\//.test(name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !isFile(name))).toEqual([])
})

test.each(documents)('every path and command that %s names is there, and its links lead somewhere', (document) => {
  const text = textOf(document)
  const tops = [...Object.keys(PACKAGES), 'docs'].join('|')
  const named = [...text.matchAll(new RegExp(`\`((?:${tops})/[\\w./<>*$-]+)\``, 'g'))].map(([, path = '']) => path)
  expect(named.filter((path) => !isFile(path))).toEqual([])

  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
  const commands = [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])

  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path)
  expect(links.filter((path) => !existsSync(join(ROOT, document, '..', path)))).toEqual([])
})

test('each way to add something is told in ten lines', () => {
  const recipes = textOf('docs/how-to-add.md').split(/^## /m).slice(1)
  const long = recipes.filter((recipe) => recipe.trim().split('\n').length > 11)
  expect(recipes.length).toBeGreaterThan(8)
  expect(long.map((recipe) => recipe.split('\n')[0])).toEqual([])
})

test('every command is named where people look for it', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
  const pages = ['README.md', 'docs/operations.md', 'docs/how-to-add.md'].map(textOf).join('\n')
  const unsaid = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(pages))
  expect(unsaid).toEqual([])
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
