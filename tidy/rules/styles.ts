import { type Offence, offence, type Rule, type SourceFile } from '../source.ts'

/** Where lengths and colours are named; everything else takes them from there. */
const THEME = 'kit/theme/'
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+);/g
const PHYSICAL =
  /^(?:left|right|(?:margin|padding|border|scroll-\w+)-(?:left|right)(?:-\w+)?|border-\w+-(?:left|right)-radius)$/
const SIDES = /^(?:margin|padding|inset|scroll-margin|scroll-padding)$/

/** A style takes its lengths from the scale or by the text's, its colours by name, and knows start and end but not left and right. */
export const styles: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:web\/src|backoffice\/src|kit)\/.*\.css$/.test(path) && !path.startsWith(THEME))
    .flatMap(judge)

function judge(file: SourceFile): Offence[] {
  const text = file.text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...text.matchAll(DECLARATION)].flatMap(({ index, 1: property = '', 2: value = '' }) => {
    const says = objection(property, value.trim())
    return says === undefined ? [] : [offence(file, index, says)]
  })
}

function objection(property: string, value: string): string | undefined {
  if (value.includes('url(')) return undefined
  if (/\dpx\b/.test(value)) return `${property} is in raw pixels: take a token of the scale, or rem`
  if (/#[\da-f]{3,8}\b/i.test(value))
    return `${property} is a raw colour: take a role of the brand or a name of the palette`
  if (PHYSICAL.test(property)) return `${property} is a physical side: say start or end`
  if (property === 'text-align' && /^(?:left|right)$/.test(value))
    return 'text-align is a physical side: say start or end'
  if (SIDES.test(property) && hasTwoSides(value))
    return `${property} differs left and right: say it by -block and -inline`
  return undefined
}

/** Whether the four sides of a shorthand differ at the left and at the right. */
function hasTwoSides(value: string): boolean {
  let depth = 0
  const sides = ['']
  for (const letter of value) {
    depth += Number(letter === '(') - Number(letter === ')')
    if (letter === ' ' && depth === 0) sides.push('')
    else sides[sides.length - 1] += letter
  }
  return sides.length === 4 && sides[1] !== sides[3]
}
