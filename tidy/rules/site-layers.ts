import { APART, PARTS, SITES } from '../layout.ts'
import { importsOf, isCode, isTest, type Offence, offence, type Rule, type SourceFile } from '../source.ts'

/** In a site no layer imports a higher one, no feature imports another, and a part imports only those before it. */
export const siteLayers: Rule = (files) =>
  // A test reaches what it tests through the whole site.
  files.filter((file) => isCode(file) && !isTest(file)).flatMap(judge)

function judge(file: SourceFile): Offence[] {
  const own = placeOf(file.path)
  if (!own) return []
  const misplaced = outOfPlace(own)
  if (misplaced !== undefined) return [offence(file, 0, misplaced)]
  return importsOf(file).flatMap(({ from, start }) => {
    const other = placeOf(from)
    const says = other?.site === own.site ? between(own, other) : undefined
    return says === undefined ? [] : [offence(file, start, says)]
  })
}

interface SiteLayer {
  readonly site: string
  readonly layer: string
  /** Within the layer; empty for a file that lies in it directly. */
  readonly folder: string
}

/** What lies at the root puts the site together, as its routes do. */
function placeOf(path: string): SiteLayer | undefined {
  const [, site = '', layer = 'routes', folder = ''] = /^(\w+)\/src\/(?:([^/]+)\/)?(?:([^/]+)\/)?/.exec(path) ?? []
  return SITES[site] && layer !== 'words' ? { site, layer, folder } : undefined
}

const levelOf = ({ site, layer }: SiteLayer): number => SITES[site]?.indexOf(layer) ?? -1

function outOfPlace(own: SiteLayer): string | undefined {
  if (levelOf(own) < 0) return `${own.layer} is no layer of ${own.site}`
  return own.layer === 'parts' && !PARTS.includes(own.folder) ? `parts has no place for ${own.folder}` : undefined
}

function between(own: SiteLayer, other: SiteLayer): string | undefined {
  if (levelOf(other) < levelOf(own)) return `${own.layer} may not import ${other.layer}, which is above it`
  if (own.layer !== other.layer || own.folder === other.folder) return undefined
  if (APART.includes(own.layer))
    return `${own.folder} may not import ${other.folder}: no two of ${own.layer} know each other`
  if (own.layer === 'parts' && PARTS.indexOf(other.folder) > PARTS.indexOf(own.folder))
    return `the part ${own.folder} may not import ${other.folder}, which comes after it`
  return undefined
}
