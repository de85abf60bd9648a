import { doorsOf, LEVELS, moduleOf, PACKAGES } from '../layout.ts'
import { type Import, importsOf, isCode, isTest, type Offence, offence, type Rule, type SourceFile } from '../source.ts'

/** No module imports one of its own or a higher level, or anything of another module but its doors. */
export const levels: Rule = (files) =>
  files.filter(isCode).flatMap((file) => importsOf(file).flatMap((one) => judge(file, one)))

function judge(file: SourceFile, one: Import): Offence[] {
  const says =
    (one.inside ? insidePackages(file.path, one.from) : fromOutside(file, one.from)) ?? insideServer(file, one.from)
  return says === undefined ? [] : [offence(file, one.start, says)]
}

function insidePackages(path: string, from: string): string | undefined {
  const [own = '', other = ''] = [path, from].map((one) => one.split('/')[0])
  const allowed = PACKAGES[own]
  // Files at the root of the repository configure tools and belong to no package.
  if (!path.includes('/') || own === other || !allowed) return undefined
  return allowed.includes(other) ? undefined : `${own} may not import ${other}`
}

function fromOutside(file: SourceFile, name: string): string | undefined {
  if (isTest(file) || file.path.includes('/test/')) return undefined
  if (file.path.startsWith('contract/') && name !== 'zod') return `contract imports zod and itself, not ${name}`
  if (file.path.startsWith('engine/')) return `engine imports nothing, not ${name}`
  return undefined
}

function insideServer(file: SourceFile, from: string): string | undefined {
  const [own, other] = [moduleOf(file.path), moduleOf(from)]
  if (
    file.path.startsWith('server/src/kernel/') &&
    !isTest(file) &&
    from.startsWith('server/') &&
    !from.startsWith('server/src/kernel/')
  )
    return 'the kernel imports nothing but itself'
  if (own === undefined) return undefined
  if (!LEVELS.has(own)) return `the module ${own} has no level`
  if (!isTest(file) && from.startsWith('server/') && other === undefined && !from.startsWith('server/src/kernel/'))
    return `a module imports the kernel and doors, not ${from}`
  if (other === undefined || other === own) return undefined
  return betweenModules(file, own, other, from)
}

function betweenModules(file: SourceFile, own: string, other: string, from: string): string | undefined {
  if (!doorsOf(other).includes(from)) return `past the door of ${other}: import ${other}.ts`
  // A test reaches what it tests through the whole product.
  if (isTest(file)) return undefined
  if (file.path.includes('/outside/')) return 'outside/ imports no other module'
  if ((LEVELS.get(other) ?? Infinity) >= (LEVELS.get(own) ?? 0))
    return `${own} is on level ${LEVELS.get(own)} and may not import ${other}, which is not below it`
  return undefined
}
