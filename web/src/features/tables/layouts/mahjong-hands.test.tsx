import { startWords } from '@croupier/kit/words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import words from '../../../words/vi/tables.json' with { type: 'json' }
import { useTilesCounted } from './mahjong-hands.ts'

await startWords('vi', { groups: ['tables'], load: () => Promise.resolve(words), wording: {} })

function Counted({ tiles }: { readonly tiles: readonly string[] }) {
  const [hand] = useTilesCounted()(tiles.map((tile) => ({ kind: 'tile', tile, at: '', fresh: false, takes: 0 })))
  return hand?.counts
}

test('half a point is written with the decimal sign of the language', () => {
  expect(renderToStaticMarkup(<Counted tiles={['7', 'white']} />)).toBe('7,5')
  expect(renderToStaticMarkup(<Counted tiles={['3', '4']} />)).toBe('7')
})
