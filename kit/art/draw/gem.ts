import { freshId } from './svg.ts'

interface GemCut {
  /** The outline, in a box of 100 units. */
  readonly outline: string
  /** The table in the middle. */
  readonly table: string
  /** Where facets meet the outline and the table, for the lines between. */
  readonly edges: string
  readonly from: string
  readonly to: string
  readonly dark: string
}

/** Cut stones of the house's own drawing, by how they are cut. */
const cuts: Readonly<Record<string, GemCut>> = {
  hexagon: {
    outline: 'M50 6L90 28V72L50 94L10 72V28Z',
    table: 'M50 28L71 39V61L50 72L29 61V39Z',
    edges: 'M50 6V28M90 28L71 39M90 72L71 61M50 94V72M10 72L29 61M10 28L29 39',
    from: '#FFB3C1',
    to: '#E0284F',
    dark: '#8C0F30',
  },
  square: {
    outline: 'M28 10H72L90 28V72L72 90H28L10 72V28Z',
    table: 'M36 28H64L72 36V64L64 72H36L28 64V36Z',
    edges: 'M28 10L36 28M72 10L64 28M90 28L72 36M90 72L72 64M72 90L64 72M28 90L36 72M10 72L28 64M10 28L28 36',
    from: '#E3C7FF',
    to: '#8A3FE0',
    dark: '#4B1690',
  },
  drop: {
    outline: 'M50 5C62 24 88 42 88 64C88 82 71 95 50 95C29 95 12 82 12 64C12 42 38 24 50 5Z',
    table: 'M50 32C58 44 70 54 70 66C70 75 61 81 50 81C39 81 30 75 30 66C30 54 42 44 50 32Z',
    edges: 'M50 5V32M88 64L70 66M50 95V81M12 64L30 66',
    from: '#C2F0FF',
    to: '#1591E0',
    dark: '#084F8C',
  },
  kite: {
    outline: 'M50 5L86 40L50 95L14 40Z',
    table: 'M50 26L68 42L50 70L32 42Z',
    edges: 'M50 5V26M86 40L68 42M50 95V70M14 40L32 42',
    from: '#C9FFD9',
    to: '#17A65A',
    dark: '#075C31',
  },
}

/** A cut stone, lit from the top left, in a box of 100 units. */
export function gem(name: string): string {
  const cut = cuts[name]
  if (!cut) throw new Error(`no stone is cut as ${name}`)
  const id = freshId()
  return `<defs><linearGradient id="${id}a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${cut.from}"/><stop offset=".5" stop-color="${cut.to}"/><stop offset="1" stop-color="${cut.dark}"/></linearGradient><linearGradient id="${id}b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".45" stop-color="${cut.from}"/><stop offset="1" stop-color="${cut.to}"/></linearGradient></defs><path d="${cut.outline}" fill="url(#${id}a)" stroke="${cut.dark}" stroke-width="4" stroke-linejoin="round"/><path d="${cut.edges}" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none"/><path d="${cut.table}" fill="url(#${id}b)" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" stroke-linejoin="round"/>`
}

/** A disc of carved jade with its round hole, in a box of 100 units. */
export function jade(): string {
  const id = freshId()
  const carving = Array.from({ length: 12 }, (_, at) => {
    const turn = at * 30
    return `<path transform="rotate(${turn} 50 50)" d="M50 12C56 14 57 22 51 24C47 25 46 20 49 19" fill="none" stroke="#0B5B3E" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
  }).join('')
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#D6FFE6"/><stop offset=".42" stop-color="#3FCB8B"/><stop offset="1" stop-color="#0C6B47"/></linearGradient></defs><path fill-rule="evenodd" d="M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4ZM50 35A15 15 0 1 0 50 65A15 15 0 1 0 50 35Z" fill="url(#${id})" stroke="#07432D" stroke-width="3"/><circle cx="50" cy="50" r="40" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/><circle cx="50" cy="50" r="21" fill="none" stroke="#0B5B3E" stroke-opacity=".6" stroke-width="2.4"/>${carving}<path d="M17 34A38 38 0 0 1 46 11" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".65"/>`
}
