import { expect, test } from 'vitest'
import { pictureMemory, PICTURES_KEPT } from './seen-pictures.ts'

test('two hundred pictures are remembered, and the one not shown for longest is forgotten first', () => {
  const memory = pictureMemory(PICTURES_KEPT)
  for (let at = 0; at < PICTURES_KEPT; at += 1) memory.remember(`/${at}.avif`)
  expect(memory.has('/0.avif')).toBe(true)

  memory.remember('/0.avif')
  memory.remember('/new.avif')
  expect([memory.has('/0.avif'), memory.has('/1.avif'), memory.has('/2.avif'), memory.has('/new.avif')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})
