import { describe, expect, test } from 'vitest'
import { baccarat } from './baccarat.ts'
import { cardOf, cardText } from './cards.ts'

/** The round with these cards on top of the shoe, `Ks 9h …`. */
function dealt(text: string) {
  const cards = text.split(' ').map((card) => cardOf(card) ?? Number.NaN)
  let at = 0
  const source = {
    below: () => 0,
    take: () => {
      const card = cards[at] ?? Number.NaN
      at += 1
      return card
    },
  }
  const { result, events } = baccarat.deal(source, [], [], 'COMMISSION')
  if (!result) throw new Error('baccarat asks nobody')
  return { result, events, taken: at }
}

const hands = (text: string) => {
  const { player, banker } = dealt(text).result
  return [player, banker].map((hand) => hand.map(cardText).join(' '))
}

const profit = (text: string, spot: string, paytable = 'COMMISSION') => {
  const { numerator, denominator } = baccarat.judge(dealt(text).result, spot, paytable, new Set([spot]))
  return Number(numerator) / Number(denominator)
}

describe('the third card', () => {
  test('is drawn by nobody after a natural', () => {
    expect(hands('9s 2h Ks 3d 5c 5d')).toEqual(['9s Ks', '2h 3d'])
    expect(hands('2s 8h 3s Kd 5c 5d')).toEqual(['2s 3s', '8h Kd'])
  })

  test('the player stands on six, and the banker draws on five', () => {
    expect(hands('2s 2h 4s 3d 9c 5d')).toEqual(['2s 4s', '2h 3d 9c'])
  })

  test('the player stands on seven, and the banker stands on six', () => {
    expect(hands('3s 2h 4s 4d 9c 5d')).toEqual(['3s 4s', '2h 4d'])
  })

  test.each([
    ['three does not draw on an eight', 'As Ah Ks 2d 8c 5d', 2],
    ['three draws on a nine', 'As Ah Ks 2d 9c 5d', 3],
    ['four does not draw on an ace', 'As Ah Ks 3d Ac 5d', 2],
    ['four draws on a two', 'As Ah Ks 3d 2c 5d', 3],
    ['five does not draw on a three', 'As 2h Ks 3d 3c 5d', 2],
    ['five draws on a seven', 'As 2h Ks 3d 7c 5d', 3],
    ['six does not draw on a five', 'As 2h Ks 4d 5c 5d', 2],
    ['six draws on a six', 'As 2h Ks 4d 6c 5d', 3],
    ['seven never draws', 'As 3h Ks 4d 6c 5d', 2],
  ])('a banker of %s', (_, cards, many) => {
    expect(hands(cards)[1]?.split(' ')).toHaveLength(many)
  })

  test('each card is an event, and a third one takes longer', () => {
    expect(dealt('As 2h Ks 3d 7c 5d').events.map((event) => event.takes)).toEqual([1, 1, 1, 1, 2, 2])
  })
})

const bankerSixOfTwo = '2s 2h 3s 4d'
const bankerSixOfThree = 'As 2h Ks 2d 3c 2c'

describe('what is paid', () => {
  test.each([
    [
      'banker less the commission',
      bankerSixOfTwo.replace('2s', '9s').replace('3s', '3c'),
      'banker',
      'COMMISSION',
      0.95,
    ],
    ['half on a six where there is none', '2s 2h 3s 4d Kc', 'banker', 'NO_COMMISSION', 0.5],
    ['a banker of two cards with seven whole', 'Ks 3h 6s 4d', 'banker', 'EZ', 1],
    ['nobody on a tie', '9s 9h Ks Kd', 'banker', 'COMMISSION', 0],
    ['the tie', '9s 9h Ks Kd', 'tie', 'COMMISSION', 8],
    ['the tie of a promotion', '9s 9h Ks Kd', 'tie', 'PROMO', 9],
    ['a lucky six of three cards', bankerSixOfThree, 'lucky_6', 'COMMISSION', 20],
    ['a lucky six of three cards in a promotion', bankerSixOfThree, 'lucky_6', 'PROMO', 23],
    ['a pair of either', '9s 9h 9d Kd', 'either_pair', 'COMMISSION', 5],
    ['a perfect pair', '9s 9h 9s Kd', 'perfect_pair', 'COMMISSION', 25],
    ['two perfect pairs', '9s 4h 9s 4h', 'perfect_pair', 'COMMISSION', 25],
    ['two perfect pairs in a promotion', '9s 4h 9s 4h', 'perfect_pair', 'PROMO', 200],
    ['the small one', '9s 2h Ks 3d', 'small', 'COMMISSION', 1.5],
    ['the bonus of a natural', '9s 2h Ks 3d', 'player_bonus', 'COMMISSION', 1],
    ['the bonus of two naturals alike', '9s 9h Ks Kd', 'player_bonus', 'COMMISSION', 0],
    ['a spot that there is not', '9s 9h Ks Kd', 'dealer', 'COMMISSION', -1],
  ])('%s', (_, cards, spot, paytable, paid) => {
    expect(profit(cards, spot, paytable)).toBe(paid)
  })

  test('a banker of seven with three cards is given back at an EZ table and pays the dragon', () => {
    const seven = 'As 2h Ks 2d 3c 3c'
    expect(profit(seven, 'banker', 'EZ')).toBe(0)
    expect(profit(seven, 'dragon_7', 'EZ')).toBe(40)
    expect(profit(seven, 'banker')).toBe(0.95)
  })
})
