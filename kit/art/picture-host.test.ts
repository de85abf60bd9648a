import { afterEach, expect, test } from 'vitest'
import { hosted, hostedSet, setPictureHosts } from './picture-host.ts'

afterEach(() => setPictureHosts([]))

test('pictures come from the site itself where the brand has no host of pictures', () => {
  expect(hosted('/assets/dice.avif')).toBe('/assets/dice.avif')
})

test('pictures of the site come from the brand’s first host of pictures, others from where they lie', () => {
  setPictureHosts(['https://img.example/', 'https://other.example'])
  expect(hosted('/assets/dice.avif')).toBe('https://img.example/assets/dice.avif')
  expect(hostedSet('/a.avif 720w, /b.avif 1440w')).toBe(
    'https://img.example/a.avif 720w, https://img.example/b.avif 1440w',
  )
  expect(hosted('https://elsewhere.example/x.png')).toBe('https://elsewhere.example/x.png')
  expect(hosted('//elsewhere.example/x.png')).toBe('//elsewhere.example/x.png')
  expect(hosted('data:image/png;base64,')).toBe('data:image/png;base64,')
})
