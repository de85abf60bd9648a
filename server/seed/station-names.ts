import type { Language } from '@croupier/contract/language.ts'

type Names = Readonly<Record<Language, string>>

/** Stations of Vietnam in Vietnamese, in Latin letters without marks, in Chinese, Thai and Japanese. */
const STATIONS: Readonly<Record<string, readonly [vi: string, latin: string, zh: string, th: string, ja: string]>> = {
  VN_TTH: ['Thừa Thiên Huế', 'Thua Thien Hue', '承天顺化', 'เถื่อเทียนเว้', 'トゥアティエン・フエ'],
  VN_PY: ['Phú Yên', 'Phu Yen', '富安', 'ฟู้เอียน', 'フーイエン'],
  VN_DLK: ['Đắk Lắk', 'Dak Lak', '得乐', 'ดั๊กลัก', 'ダクラク'],
  VN_QNM: ['Quảng Nam', 'Quang Nam', '广南', 'กว๋างนาม', 'クアンナム'],
  VN_DNA: ['Đà Nẵng', 'Da Nang', '岘港', 'ดานัง', 'ダナン'],
  VN_KH: ['Khánh Hòa', 'Khanh Hoa', '庆和', 'คั้ญฮหว่า', 'カインホア'],
  VN_BDI: ['Bình Định', 'Binh Dinh', '平定', 'บิ่ญดิ่ญ', 'ビンディン'],
  VN_QT: ['Quảng Trị', 'Quang Tri', '广治', 'กว๋างจิ', 'クアンチ'],
  VN_QB: ['Quảng Bình', 'Quang Binh', '广平', 'กว๋างบิ่ญ', 'クアンビン'],
  VN_GL: ['Gia Lai', 'Gia Lai', '嘉莱', 'ซาลาย', 'ザライ'],
  VN_NT: ['Ninh Thuận', 'Ninh Thuan', '宁顺', 'นิญถ่วน', 'ニントゥアン'],
  VN_QNG: ['Quảng Ngãi', 'Quang Ngai', '广义', 'กว๋างหงาย', 'クアンガイ'],
  VN_DNO: ['Đắk Nông', 'Dak Nong', '得农', 'ดั๊กนง', 'ダクノン'],
  VN_KT: ['Kon Tum', 'Kon Tum', '昆嵩', 'กอนตูม', 'コントゥム'],
  VN_HCM: ['TP. Hồ Chí Minh', 'Ho Chi Minh City', '胡志明市', 'โฮจิมินห์', 'ホーチミン'],
  VN_DT: ['Đồng Tháp', 'Dong Thap', '同塔', 'ด่งท้าป', 'ドンタップ'],
  VN_CM: ['Cà Mau', 'Ca Mau', '金瓯', 'ก่าเมา', 'カマウ'],
  VN_BTR: ['Bến Tre', 'Ben Tre', '槟椥', 'เบ๊นแจ', 'ベンチェ'],
  VN_VT: ['Vũng Tàu', 'Vung Tau', '头顿', 'หวุงเต่า', 'ブンタウ'],
  VN_BL: ['Bạc Liêu', 'Bac Lieu', '薄辽', 'บักเลียว', 'バクリエウ'],
  VN_DN: ['Đồng Nai', 'Dong Nai', '同奈', 'ด่งนาย', 'ドンナイ'],
  VN_CT: ['Cần Thơ', 'Can Tho', '芹苴', 'เกิ่นเทอ', 'カントー'],
  VN_ST: ['Sóc Trăng', 'Soc Trang', '朔庄', 'ซ้อกจัง', 'ソクチャン'],
  VN_TN: ['Tây Ninh', 'Tay Ninh', '西宁', 'เตยนิญ', 'タイニン'],
  VN_AG: ['An Giang', 'An Giang', '安江', 'อานซาง', 'アンザン'],
  VN_BTH: ['Bình Thuận', 'Binh Thuan', '平顺', 'บิ่ญถ่วน', 'ビントゥアン'],
  VN_VL: ['Vĩnh Long', 'Vinh Long', '永隆', 'หวิญล็อง', 'ビンロン'],
  VN_BD: ['Bình Dương', 'Binh Duong', '平阳', 'บิ่ญเซือง', 'ビンズオン'],
  VN_TV: ['Trà Vinh', 'Tra Vinh', '茶荣', 'จ่าวิญ', 'チャビン'],
  VN_LA: ['Long An', 'Long An', '隆安', 'ล็องอาน', 'ロンアン'],
  VN_BP: ['Bình Phước', 'Binh Phuoc', '平福', 'บิ่ญเฟื้อก', 'ビンフオック'],
  VN_HG: ['Hậu Giang', 'Hau Giang', '后江', 'เหิ่วซาง', 'ハウザン'],
  VN_TG: ['Tiền Giang', 'Tien Giang', '前江', 'เตี่ยนซาง', 'ティエンザン'],
  VN_KG: ['Kiên Giang', 'Kien Giang', '坚江', 'เกียนซาง', 'キエンザン'],
  VN_DL: ['Đà Lạt', 'Da Lat', '大叻', 'ดาลัต', 'ダラット'],
}

/** What a station of Vietnam is called; undefined for what is none. */
export function stationNames(gameCode: string): Names | undefined {
  const station = STATIONS[gameCode]
  if (!station) return undefined
  const [vi, latin, zh, th, ja] = station
  return { en: latin, vi, zh, th, ja, pt: latin, id: latin, tl: latin }
}
