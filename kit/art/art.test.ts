import { expect, test } from 'vitest'
import { banners } from './draw/banner.ts'
import { avatars, categories, singles } from './draw/single.ts'
import { codesOf, symbolSets } from './draw/symbol-sets.ts'
import { linesOf } from './draw/tile.ts'
import { tiles } from './draw/tiles.ts'
import { drawn } from './drawn.ts'
import { paletteOf } from './palettes.ts'

test('no two titles look alike: each has a main object and a line-art mark of its own', () => {
  const recipes = Object.values(tiles)
  expect(new Set(recipes.map((recipe) => recipe.objects[0])).size).toBe(recipes.length)
  expect(new Set(recipes.map((recipe) => `${recipe.palette} ${recipe.pattern} ${recipe.mark}`)).size).toBe(
    recipes.length,
  )
})

test('every picture that has a recipe is drawn', () => {
  const files = [
    ...Object.keys(tiles).map((code) => `tiles/${code.toLowerCase().replaceAll('_', '-')}.avif`),
    ...Object.entries(banners).map(([name, { shape }]) => `banners/${name}.${shape === 'wide' ? 1440 : 480}.avif`),
    ...Object.entries(symbolSets).flatMap(([name, set]) =>
      codesOf(set).flatMap((code) => [
        `symbols/${name}/${code}.avif`,
        ...(set.runs ? [`symbols/${name}/${code}.blurred.avif`] : []),
      ]),
    ),
    ...Object.keys(categories).map((code) => `categories/${code}.avif`),
    ...Object.keys(singles).map((name) => `things/${name}.avif`),
    ...Object.keys(avatars).map((name) => `avatars/${name}.avif`),
  ]
  expect(files.filter((file) => drawn(file) === undefined)).toEqual([])
})

test('a title breaks where its halves are most alike', () => {
  expect(linesOf('Dice')).toEqual(['DICE'])
  expect(linesOf('Lucky Twenty')).toEqual(['LUCKY', 'TWENTY'])
  expect(linesOf('Crown and Keys')).toEqual(['CROWN', 'AND KEYS'])
})

test('a game without a picture keeps its colours from visit to visit', () => {
  expect(paletteOf('PLINKO')).toEqual(paletteOf('PLINKO'))
  expect(paletteOf('PLINKO')).not.toEqual(paletteOf('MINES'))
})
