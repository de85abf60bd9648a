type Words = Readonly<Record<string, string>>
export type TableKind = 'standard' | 'no_commission' | 'speed' | 'high' | 'low'

const inAll = (en: string, others: Record<'vi' | 'tl' | 'zh' | 'ja' | 'th' | 'pt' | 'id', string>): Words => ({
  en,
  ...others,
})

/** What live game types are called. */
export const GAME_WORDS: Readonly<Record<string, Words>> = {
  BACCARAT: inAll('Baccarat', {
    ...{ vi: 'Baccarat', tl: 'Baccarat', zh: '百家乐', ja: 'バカラ' },
    ...{ th: 'บาคาร่า', pt: 'Bacará', id: 'Bakarat' },
  }),
  ROULETTE: inAll('Roulette', {
    ...{ vi: 'Roulette', tl: 'Roulette', zh: '轮盘', ja: 'ルーレット' },
    ...{ th: 'รูเล็ต', pt: 'Roleta', id: 'Rolet' },
  }),
  SICBO: inAll('Sic Bo', {
    ...{ vi: 'Tài Xỉu', tl: 'Sic Bo', zh: '骰宝', ja: 'シックボー' },
    ...{ th: 'ไฮโล', pt: 'Sic Bo', id: 'Sic Bo' },
  }),
  DRAGON_TIGER: inAll('Dragon Tiger', {
    ...{ vi: 'Rồng Hổ', tl: 'Dragon Tiger', zh: '龙虎', ja: 'ドラゴンタイガー' },
    ...{ th: 'เสือมังกร', pt: 'Dragão Tigre', id: 'Naga Harimau' },
  }),
  BLACKJACK: inAll('Blackjack', {
    ...{ vi: 'Blackjack', tl: 'Blackjack', zh: '二十一点', ja: 'ブラックジャック' },
    ...{ th: 'แบล็กแจ็ก', pt: 'Blackjack', id: 'Blackjack' },
  }),
  HOLDEM: inAll('Casino Hold’em', {
    ...{ vi: 'Casino Hold’em', tl: 'Casino Hold’em', zh: '赌场德州扑克', ja: 'カジノホールデム' },
    ...{ th: 'คาสิโนโฮลเด็ม', pt: 'Casino Hold’em', id: 'Casino Hold’em' },
  }),
  CARD_POKER: inAll('Three Card Poker', {
    ...{ vi: 'Poker 3 lá', tl: 'Three Card Poker', zh: '三张牌扑克', ja: 'スリーカードポーカー' },
    ...{ th: 'โป๊กเกอร์ 3 ใบ', pt: 'Pôquer de Três Cartas', id: 'Poker Tiga Kartu' },
  }),
  MAHJONG_TILES: inAll('Mahjong Tiles', {
    ...{ vi: 'Quân mạt chược', tl: 'Mahjong Tiles', zh: '麻将牌九', ja: '麻雀牌' },
    ...{ th: 'ไพ่นกกระจอก', pt: 'Peças de Mahjong', id: 'Ubin Mahyong' },
  }),
  MAHJONG: inAll('Mahjong', {
    ...{ vi: 'Mạt chược', tl: 'Mahjong', zh: '麻将', ja: '麻雀' },
    ...{ th: 'มาจอง', pt: 'Mahjong', id: 'Mahyong' },
  }),
  PAI_GOW: inAll('Pai Gow', {
    ...{ vi: 'Bài Cửu', tl: 'Pai Gow', zh: '牌九', ja: 'パイゴウ' },
    ...{ th: 'ไพ่เก้าเก', pt: 'Pai Gow', id: 'Pai Gow' },
  }),
  SE_DIE: inAll('Se Die', {
    ...{ vi: 'Xóc Đĩa', tl: 'Se Die', zh: '色碟', ja: 'セーディー' },
    ...{ th: 'กำถั่วแดง', pt: 'Se Die', id: 'Se Die' },
  }),
  FAN_TAN: inAll('Fan Tan', {
    ...{ vi: 'Phán Thán', tl: 'Fan Tan', zh: '番摊', ja: 'ファンタン' },
    ...{ th: 'กำถั่ว', pt: 'Fan Tan', id: 'Fan Tan' },
  }),
  NIUNIU: inAll('NiuNiu', {
    ...{ vi: 'Ngưu Ngưu', tl: 'NiuNiu', zh: '牛牛', ja: '牛牛' },
    ...{ th: 'วัววัว', pt: 'NiuNiu', id: 'NiuNiu' },
  }),
  YU_SIA_XIE: inAll('Fish Prawn Crab', {
    ...{ vi: 'Bầu Cua', tl: 'Isda Hipon Alimango', zh: '鱼虾蟹', ja: 'フィッシュ・プロウン・クラブ' },
    ...{ th: 'น้ำเต้าปูปลา', pt: 'Peixe Camarão Caranguejo', id: 'Ikan Udang Kepiting' },
  }),
  ZJH: inAll('Golden Flower', {
    ...{ vi: 'Trác Kim Hoa', tl: 'Golden Flower', zh: '炸金花', ja: '炸金花' },
    ...{ th: 'ไพ่ดอกไม้ทอง', pt: 'Flor Dourada', id: 'Bunga Emas' },
  }),
}

/** What sets one table of a type apart from the others; the usual one has no word. */
export const KIND_WORDS: Readonly<Record<TableKind, Words>> = {
  standard: {},
  no_commission: inAll('No commission', {
    ...{ vi: 'Không hoa hồng', tl: 'Walang komisyon', zh: '免佣', ja: 'ノーコミッション' },
    ...{ th: 'ไม่มีค่าคอมมิชชัน', pt: 'Sem comissão', id: 'Tanpa komisi' },
  }),
  speed: inAll('Speed', {
    ...{ vi: 'Nhanh', tl: 'Mabilis', zh: '极速', ja: 'スピード' },
    ...{ th: 'สปีด', pt: 'Rápida', id: 'Cepat' },
  }),
  high: inAll('High limits', {
    ...{ vi: 'Mức cao', tl: 'Mataas na limit', zh: '高限额', ja: 'ハイリミット' },
    ...{ th: 'วงเงินสูง', pt: 'Limites altos', id: 'Batas tinggi' },
  }),
  low: inAll('Low limits', {
    ...{ vi: 'Mức thấp', tl: 'Mababang limit', zh: '低限额', ja: 'ローリミット' },
    ...{ th: 'วงเงินต่ำ', pt: 'Limites baixos', id: 'Batas rendah' },
  }),
}
