import { tableGameOf } from './tables.ts'

/**
 * What comes back of a stake in the long run, in per cent, and the spots that it is true of; `#` stands for any number or face.
 * Counted by the odds of each game, which are too long to be counted while somebody waits. Where players decide: by the best play.
 */
const RETURNS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  BACCARAT: {
    COMMISSION: {
      '98.76': 'player',
      '85.64': 'tie',
      '98.94': 'banker',
      '89.64': 'player_pair banker_pair',
      '86.29': 'either_pair',
      '86.97': 'perfect_pair',
      '94.72': 'small',
      '95.65': 'big',
      '81.29': 'player_natural banker_natural',
      '97.35': 'player_bonus',
      '90.63': 'banker_bonus',
      '83.32': 'lucky_#',
    },
    NO_COMMISSION: {
      '98.76': 'player',
      '85.64': 'tie',
      '98.54': 'banker',
      '89.64': 'player_pair banker_pair',
      '86.29': 'either_pair',
      '86.97': 'perfect_pair',
      '94.72': 'small',
      '95.65': 'big',
      '81.29': 'player_natural banker_natural',
      '97.35': 'player_bonus',
      '90.63': 'banker_bonus',
      '83.32': 'lucky_#',
      '70.02': 'super_#',
    },
    EZ: {
      '98.76': 'player',
      '85.64': 'tie',
      '98.98': 'banker',
      '89.64': 'player_pair banker_pair',
      '86.29': 'either_pair',
      '86.97': 'perfect_pair',
      '94.72': 'small',
      '95.65': 'big',
      '81.29': 'player_natural banker_natural',
      '97.35': 'player_bonus',
      '90.63': 'banker_bonus',
      '83.32': 'lucky_#',
      '92.39': 'dragon_#',
      '89.81': 'panda_#',
    },
    PROMO: {
      '98.76': 'player',
      '95.16': 'tie',
      '98.94': 'banker',
      '89.64': 'player_pair banker_pair',
      '86.29': 'either_pair',
      '91.95': 'perfect_pair',
      '94.72': 'small',
      '95.65': 'big',
      '81.29': 'player_natural banker_natural',
      '97.35': 'player_bonus',
      '90.63': 'banker_bonus',
      '88.30': 'lucky_#',
    },
  },
  DRAGON_TIGER: {
    TIE_8: {
      '96.27': 'dragon tiger',
      '67.23': 'tie',
      '86.02': 'suited_tie',
      '92.31':
        'dragon_big dragon_small dragon_odd dragon_even dragon_red dragon_black dragon_spades dragon_hearts dragon_clubs dragon_diamonds tiger_big tiger_small tiger_odd tiger_even tiger_red tiger_black tiger_spades tiger_hearts tiger_clubs tiger_diamonds',
    },
    TIE_11: {
      '96.27': 'dragon tiger',
      '89.64': 'tie',
      '86.02': 'suited_tie',
      '92.31':
        'dragon_big dragon_small dragon_odd dragon_even dragon_red dragon_black dragon_spades dragon_hearts dragon_clubs dragon_diamonds tiger_big tiger_small tiger_odd tiger_even tiger_red tiger_black tiger_spades tiger_hearts tiger_clubs tiger_diamonds',
    },
  },
  SICBO: {
    STANDARD: {
      '97.22': 'small big odd even two_#_#',
      '86.11': 'any_triple three_#_#_# total_5 total_16',
      '83.80': 'triple_#',
      '81.48': 'double_#',
      '87.50': 'total_#',
      '92.13': 'number_#',
      '84.72': 'pair_#_# total_4 total_17',
      '88.89': 'four_#_#_#_#',
      '83.33': 'total_6 total_15',
      '90.28': 'total_7 total_14',
      '92.59': 'total_9 total_12',
    },
    PROMO: {
      '97.22': 'small big odd even two_#_#',
      '86.11': 'any_triple three_#_#_# total_5 total_16',
      '83.80': 'triple_#',
      '81.48': 'double_#',
      '87.50': 'total_#',
      '96.30': 'number_#',
      '84.72': 'pair_#_# total_4 total_17',
      '88.89': 'four_#_#_#_#',
      '83.33': 'total_6 total_15',
      '90.28': 'total_7 total_14',
      '92.59': 'total_9 total_12',
    },
    MACAU: {
      '97.22': 'small big odd even',
      '69.44': 'any_triple total_6 total_15',
      '69.91': 'triple_#',
      '66.67': 'double_#',
      '87.50': 'total_#',
      '92.13': 'number_#',
      '83.33': 'two_#_#',
      '86.11': 'three_#_#_#',
      '84.72': 'pair_#_#',
      '88.89': 'four_#_#_#_#',
      '70.83': 'total_4 total_17',
      '52.78': 'total_5 total_16',
      '90.28': 'total_7 total_14',
      '81.02': 'total_9 total_12',
    },
  },
  ROULETTE: {
    STANDARD: {
      '97.30':
        'straight_# split_#_# street_#_#_# trio_#_#_# corner_#_#_#_# first_four_#_#_#_# line_#_#_#_#_#_# dozen_# column_# red black odd even low high',
    },
    LA_PARTAGE: {
      '97.30':
        'straight_# split_#_# street_#_#_# trio_#_#_# corner_#_#_#_# first_four_#_#_#_# line_#_#_#_#_#_# dozen_# column_#',
      '98.65': 'red black odd even low high',
    },
  },
  FAN_TAN: {
    STANDARD: { '96.25': 'fan_#', '97.50': 'nim_#_# kwok_#_#', '98.75': 'nga_#_#_# ssh_#_#_#' },
  },
  SE_DIE: {
    STANDARD: {
      '98.50': 'even odd',
      '99.06': 'big small',
      '93.75': 'red_#',
      '96.25': 'all_alike red_3 red_1',
      '96.75': 'red_2',
    },
  },
  YU_SIA_XIE: {
    STANDARD: {
      '92.13': 'single_#',
      '83.33': 'two_#_#',
      '88.89': 'double_#',
      '83.80': 'triple_#',
      '86.11': 'any_triple three_#_#_#',
      '96.30': 'all_red all_green all_blue',
      '95.56': 'one_colour',
      '96.67': 'pair_red pair_green pair_blue',
    },
  },
  ZJH: {
    HOUSE: {
      '97.50': 'dragon phoenix',
      '94.16': 'tie',
      '94.21': 'trips',
      '93.50': 'straight_flush',
      '96.21': 'flush',
      '90.84': 'straight',
      '90.87': 'pair_#_plus',
    },
    AG: {
      '97.50': 'dragon phoenix',
      '94.16': 'tie',
      '56.71': 'trips',
      '43.72': 'straight_flush',
      '86.59': 'flush',
      '48.45': 'straight',
      '90.87': 'pair_#_plus',
    },
  },
  MAHJONG_TILES: {
    STANDARD: {
      '97.53': 'player# banker#',
      '94.22': 'tie#',
      '92.31': 'banker_pair player#_pair',
      '94.36': 'banker_bar player#_bar',
      '93.08': 'banker_white player#_white',
    },
  },
  NIUNIU: {
    STANDARD: {
      '97.50': 'player#_equal banker#_equal',
      '95.96': 'player#_double banker#_double',
      '98.24': 'banker_bull_# player#_bull_#',
      '95.53': 'banker_bull_bull player#_bull_bull',
      '93.84': 'banker_no_bull player#_no_bull',
      '91.17': 'banker_special player#_special',
    },
  },
  PAI_GOW: {
    FOUR_TILES: { '97.57': 'player#', '98.93': 'banker#' },
    TWO_TILES: { '97.52': 'player# banker#' },
  },
  CARD_POKER: {
    PAIR_PLUS_4: { '96.63': 'ante', '97.68': 'pair_plus' },
    PAIR_PLUS_3: { '96.63': 'ante', '92.72': 'pair_plus' },
    PAIR_PLUS_33: { '96.63': 'ante', '97.30': 'pair_plus' },
  },
  HOLDEM: {
    STANDARD: { '97.84': 'ante', '93.74': 'aa_bonus' },
  },
  BLACKJACK: {
    STANDARD: {
      '99.59': 'seat# seat#_follow',
      '97.78': 'seat#_behind',
      '95.90': 'seat#_perfect_pairs',
      '96.30': 'seat#_#_#',
      '92.53': 'seat#_insurance',
    },
  },
  MAHJONG: {
    STANDARD: {
      '97.53': 'player# banker#',
      '94.22': 'tie#',
      '92.31': 'banker_pair player#_pair',
      '94.36': 'banker_bar player#_bar',
      '93.08': 'banker_white player#_white',
    },
  },
}

const familyOf = (spot: string): string =>
  spot.replaceAll(/_(?:fish|prawn|gourd|coin|crab|rooster)/g, '_#').replaceAll(/\d+/g, '#')

/** What comes back of a stake on this spot in the long run, in per cent; unknown of bets that follow an answer. */
export function returnOf(gameCode: string, paytable: string, spot: string): string | undefined {
  const byPaytable = RETURNS[gameCode]
  const first = tableGameOf(gameCode)?.paytables[0] ?? ''
  const known = Object.entries(byPaytable?.[paytable] ?? byPaytable?.[first] ?? {})
  const find = (name: string) => known.find(([, spots]) => spots.split(' ').includes(name))?.[0]
  return find(spot) ?? find(familyOf(spot))
}
