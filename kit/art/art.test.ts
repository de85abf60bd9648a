import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { banners } from './draw/banner.ts'
import { scenes } from './draw/scenes/scenes.ts'
import { sceneTitles } from './draw/scenes/titles.ts'
import { avatars, categories, singles } from './draw/single.ts'
import { codesOf, symbolSets } from './draw/symbol-sets.ts'
import { linesOf } from './draw/tile.ts'
import { tiles } from './draw/tiles.ts'
import { drawnGame } from './drawn-games.ts'
import { pictureUrl } from './picture-url.ts'
import { paletteOf } from './palettes.ts'

const fileOf = (code: string) => code.toLowerCase().replaceAll('_', '-')

test('the first ten titles share no ground, no hero and no face', () => {
  const titles = Object.values(sceneTitles)
  expect(titles).toHaveLength(10)
  expect(Object.keys(scenes)).toEqual(Object.keys(sceneTitles))
  for (const part of ['ground', 'hero', 'face'] as const)
    expect(new Set(titles.map((title) => title[part])).size).toBe(titles.length)
})

test.each(Object.entries(scenes))('%s is lettered in the face that it names, and in no other', (code, { letters }) => {
  const used = new Set<string | undefined>()
  const icon = { body: '', width: 100, height: 100 }
  letters({
    object: () => icon,
    mark: () => icon,
    letter: (_, size, face) => {
      used.add(face)
      return { path: 'M0 0', width: size }
    },
  })
  expect([...used]).toEqual([sceneTitles[code]?.face])
})

test('no title has both a scene of its own and the common recipe', () => {
  expect(Object.keys(tiles).filter((code) => code in sceneTitles)).toEqual([])
})

test('a tile weighs at most 30 kB, the place behind the reels 40 kB, and so does a title', () => {
  const weigh = (path: string) => statSync(join(import.meta.dirname, 'drawn', path)).size
  const files = Object.keys(scenes).flatMap((code) => [
    `tiles/${fileOf(code)}.avif`,
    `tiles/${fileOf(code)}.plain.avif`,
  ])
  expect(files.filter((file) => weigh(file) > 30_000)).toEqual([])
  const stages = Object.keys(symbolSets).flatMap((name) => [`backdrops/${name}.avif`, `stages/${name}.avif`])
  expect(stages.filter((file) => weigh(file) > 40_000)).toEqual([])
})

test('no two slots share a material, a face or a frame', () => {
  const sets = Object.values(symbolSets)
  expect(new Set(sets.map(({ material }) => material)).size).toBe(sets.length)
  expect(new Set(sets.map(({ face }) => face)).size).toBe(sets.length)
})

test('no two titles look alike: each has a main object and a line-art mark of its own', () => {
  const recipes = Object.values(tiles)
  expect(new Set(recipes.map((recipe) => recipe.objects[0])).size).toBe(recipes.length)
  expect(new Set(recipes.map((recipe) => `${recipe.palette} ${recipe.pattern} ${recipe.mark}`)).size).toBe(
    recipes.length,
  )
})

test('every picture that has a recipe is drawn', () => {
  const files = [
    ...[...Object.keys(tiles), ...Object.keys(scenes)].flatMap((code) => [
      `tiles/${fileOf(code)}.avif`,
      `tiles/${fileOf(code)}.plain.avif`,
    ]),
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
  expect(files.filter((file) => pictureUrl(file) === undefined && drawnGame(file) === undefined)).toEqual([])
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
