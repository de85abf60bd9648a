import type { LobbyTable } from './view.ts'

type Pile = LobbyTable['laid'][number]

/** So much of a table is shown in the lobby. */
const pilesMost = 4
const piecesMost = 6

/** A card that only says where the deal begins. */
const aside = 'first'

/** Of many hands that of the house comes first. */
const houseFirst = (to: string) => (to === 'dealer' || to === 'banker' ? 0 : 1)

/** An event as far as it is read here. */
interface DealtEvent {
  readonly kind: string
  readonly [what: string]: unknown
}

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** What lies on a table after these events: cards and tiles by place, an empty text for one face down, or what was thrown. */
export function pilesOf(events: readonly DealtEvent[]): Pile[] {
  const piles = new Map<string, string[]>()
  for (const event of events) {
    const to = String(event['to'] ?? '')
    const pile = piles.get(to) ?? []
    if (event.kind === 'card' || event.kind === 'tile') piles.set(to, [...pile, String(event[event.kind])])
    if (event.kind === 'card_hidden') piles.set(to, [...pile, ''])
    if (event.kind === 'card_shown') piles.set(to, pile.toSpliced(pile.indexOf(''), 1, String(event['card'])))
    if (event.kind === 'dice') piles.set('dice', [...texts(event['dice'])])
    if (event.kind === 'ball') piles.set('ball', [String(event['number'])])
    if (event.kind === 'coins') piles.set('coins', [...texts(event['coins'])])
    if (event.kind === 'beads') piles.set('beads', [String(event['rest'])])
  }
  const shown = [...piles].filter(([to]) => to !== aside)
  const ordered = shown.length > 2 ? shown.toSorted(([one], [other]) => houseFirst(one) - houseFirst(other)) : shown
  return ordered.slice(0, pilesMost).map(([to, pieces]) => ({ to, pieces: pieces.slice(0, piecesMost) }))
}
