import type { TableLayout } from './layout.ts'
import { baccaratLayout } from './layouts/baccarat.tsx'
import { blackjackLayout } from './layouts/blackjack.tsx'
import { cardPokerLayout } from './layouts/card-poker.tsx'
import { dragonTigerLayout } from './layouts/dragon-tiger.tsx'
import { fanTanLayout } from './layouts/fan-tan.tsx'
import { mahjongTilesLayout } from './layouts/mahjong-tiles.tsx'
import { mahjongLayout } from './layouts/mahjong.tsx'
import { holdemLayout } from './layouts/holdem.tsx'
import { niuniuLayout } from './layouts/niuniu.tsx'
import { paiGowLayout } from './layouts/pai-gow.tsx'
import { rouletteLayout } from './layouts/roulette.tsx'
import { seDieLayout } from './layouts/se-die.tsx'
import { sicboLayout } from './layouts/sicbo.tsx'
import { yuSiaXieLayout } from './layouts/yu-sia-xie.tsx'
import { zjhLayout } from './layouts/zjh.tsx'
import type { TablePageGame } from './table-page-games.ts'

/** How each live game is laid out. A new one is a line here, its words and its engine. */
export const layouts: Readonly<Record<TablePageGame, TableLayout>> = {
  BACCARAT: baccaratLayout,
  DRAGON_TIGER: dragonTigerLayout,
  ROULETTE: rouletteLayout,
  SICBO: sicboLayout,
  FAN_TAN: fanTanLayout,
  SE_DIE: seDieLayout,
  YU_SIA_XIE: yuSiaXieLayout,
  ZJH: zjhLayout,
  NIUNIU: niuniuLayout,
  PAI_GOW: paiGowLayout,
  MAHJONG_TILES: mahjongTilesLayout,
  MAHJONG: mahjongLayout,
  BLACKJACK: blackjackLayout,
  HOLDEM: holdemLayout,
  CARD_POKER: cardPokerLayout,
}
