import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { games } from '../games.ts'
import { pageOf } from './sheet.ts'
import { sheets } from './sheets.ts'

const folder = new URL('../../docs/par/', import.meta.url)

describe('the PAR sheets', () => {
  test.each(sheets.map((sheet) => [sheet.name, sheet] as const))(
    'of %s says what the running code says',
    (_, sheet) => {
      const made = sheet()
      // `npm run par` writes them anew.
      expect(readFileSync(new URL(`${made.file}.md`, folder), 'utf8')).toBe(pageOf(made))
      expect(made.returns.reduce((sum, [, share]) => sum.add(share), new Fraction(0n))).toEqual(made.total)

      const game = Object.values(games).find(({ name }) => name === made.name)
      expect(made.total.mul(new Fraction(100n)).decimal(4)).toBe(game?.rtp(99))
      expect(made.paytableVersion).toBe(game?.paytableVersion)
      // At least 85 % by the standards; ours are meant to lie near 96.
      expect(Number(made.total.decimal(6))).toBeGreaterThan(0.955)
      expect(Number(made.total.decimal(6))).toBeLessThan(0.965)
    },
  )

  test('are all that there are', () => {
    expect(readdirSync(folder)).toHaveLength(sheets.length)
  })
})
