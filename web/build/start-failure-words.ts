import type { Language } from '@croupier/contract/language.ts'

/** Said when nothing else has arrived that could be said, and its button: without its scripts or its words the site is a picture. */
export const START_FAILURE_WORDS: Readonly<Record<Language, readonly [text: string, button: string]>> = {
  en: ['The site couldn’t load. Your balance and bets are not affected.', 'Reload'],
  vi: ['Không tải được trang. Số dư và vé cược của bạn không bị ảnh hưởng.', 'Tải lại'],
  zh: ['网站未能加载。您的余额和投注没有变化。', '重新加载'],
  ja: ['サイトを読み込めませんでした。残高とベットは変わっていません。', '再読み込み'],
  th: ['โหลดเว็บไซต์ไม่สำเร็จ ยอดเงินและเดิมพันของคุณยังเหมือนเดิม', 'โหลดใหม่'],
  pt: ['O site não carregou. Seu saldo e suas apostas continuam iguais.', 'Carregar de novo'],
  id: ['Situs gagal dimuat. Saldo dan taruhan Anda tidak berubah.', 'Muat ulang'],
  tl: ['Hindi na-load ang site. Walang nagbago sa balanse at mga taya mo.', 'I-load muli'],
}
