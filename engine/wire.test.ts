import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diceEvents, diceWire } from './instant/dice-game.ts'
import { playDice, winningOutcomes } from './instant/dice.ts'
import { luckyTwentyEvents, luckyTwentyWire } from './slots/lucky-twenty-game.ts'
import { playLuckyTwenty } from './slots/lucky-twenty.ts'
import { seededWords } from './test/words.ts'
import { hundredthsText } from './wire.ts'

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('events on the wire', () => {
  test('carry money, rolls and multipliers as decimal text', () => {
    expect(diceWire([{ kind: 'rolled', roll: 7, target: 5000, over: true, multiplier: 19803n, won: false }])).toEqual([
      { kind: 'rolled', roll: '0.07', target: '50.00', over: true, multiplier: '1.9803', won: false },
    ])
    expect([0, 5, 99, 100, 9999, 10000].map(hundredthsText)).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '99.99',
      '100.00',
    ])
  })

  test('of dice come back as they were, through JSON', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(9999), fc.boolean(), (seed, target, over) => {
        fc.pre(winningOutcomes({ target, over }) !== undefined)
        const bet = { stake: 100n, choices: { target, over }, profile: 99, unit: 100n } as const
        const { events } = playDice(bet, seededWords(seed))
        expect(diceEvents(asJson(diceWire(events)))).toEqual(events)
      }),
    )
  })

  test('of Lucky Twenty come back as they were, through JSON, capped and with free spins', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed < 800; seed += 1) {
      const bet = { stake: 2_0000n, unit: 100n, jackpotSize: 10_0000n, payoutCap: 50_0000n }
      const { events } = playLuckyTwenty(bet, seededWords(seed))
      expect(luckyTwentyEvents(asJson(luckyTwentyWire(events, 2)), 2)).toEqual(events)
      for (const event of events) seen.add(event.kind === 'spun' && event.free ? 'free' : event.kind)
    }
    expect([...seen].toSorted()).toEqual(['capped', 'free', 'jackpot_won', 'spun'])
  })

  test('say what the pot held only where the house tells', () => {
    const won = [{ kind: 'jackpot_won' }] as const
    expect(luckyTwentyWire(won, 2)).toEqual([{ kind: 'jackpot_won' }])
    expect(luckyTwentyWire(won, 2, 123456_7800n)).toEqual([{ kind: 'jackpot_won', amount: '123456.78' }])
  })

  test('that were tampered into nonsense are refused', () => {
    const event = {
      kind: 'rolled',
      roll: '1e1',
      target: '50.00',
      over: true,
      multiplier: '1.9803',
      won: false,
    } as const
    expect(() => diceEvents([event])).toThrow('“1e1” is not a figure of a round')
    expect(() => luckyTwentyEvents([{ kind: 'capped', at: '-1' }], 2)).toThrow('“-1” is not a figure of a round')
  })
})
