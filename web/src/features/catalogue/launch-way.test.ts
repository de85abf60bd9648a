import { expect, test } from 'vitest'
import { addressOf, launchWay, type LaunchTarget } from './launch-way.ts'

const slot: LaunchTarget = {
  code: 'REEF',
  gameType: 'RNG',
  isGame: 'GAME',
  accountTypeName: 'BLUEFIN',
  vassalage: 'BLUEFIN',
}

test.each([
  ['a slot', {}, { by: 'game', gameCode: 'REEF' }],
  ['a vendor of slots', { code: undefined }, { by: 'slots', page: 'BLUEFIN' }],
  ['a vendor that stands for all its games', { isGame: 'VASSALAGE' }, { by: 'popup', vendor: 'BLUEFIN' }],
  ['a vendor of another category', { code: undefined, gameType: 'FISH' }, { by: 'popup', vendor: 'BLUEFIN' }],
  ['a live table', { gameType: 'LIVE' }, { by: 'game', gameCode: 'REEF' }],
  ['a lottery', { gameType: 'LOTT' }, { by: 'lottery', to: '/lottery', gameCode: 'REEF' }],
  [
    'a Vietnamese lottery',
    { gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN' },
    { by: 'lottery', to: '/vnlottery', gameCode: 'REEF' },
  ],
  [
    'a South East Asian lottery',
    { gameType: 'ELOTT', accountTypeName: 'TCG_SEA' },
    { by: 'lottery', to: '/seaLottery', gameCode: 'REEF' },
  ],
] as const)('%s opens as it should', (_, over, way) => {
  expect(launchWay({ ...slot, ...over })).toEqual(way)
})

test.each([
  [
    { by: 'game', gameCode: 'REEF' },
    { to: '/game', search: { gameCode: 'REEF' } },
  ],
  [
    { by: 'slots', page: 'BLUEFIN' },
    { to: '/rng', search: { page: 'BLUEFIN' } },
  ],
  [
    { by: 'lottery', to: '/vnlottery', gameCode: 'REEF' },
    { to: '/vnlottery', search: { gameCode: 'REEF' } },
  ],
] as const)('the address of %j', (way, address) => {
  expect(addressOf(way)).toEqual(address)
})
