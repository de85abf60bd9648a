/** Said when not even the words have arrived. */
const WORDS: Readonly<Record<string, readonly [says: string, button: string]>> = {
  en: ['The site did not arrive. Your balance and bets are unchanged.', 'Load again'],
  vi: ['Trang chưa tải được. Số dư và vé cược của bạn không thay đổi.', 'Tải lại'],
  zh: ['网站未能加载。您的余额和投注没有变化。', '重新加载'],
  ja: ['サイトを読み込めませんでした。残高とベットは変わっていません。', '再読み込み'],
  th: ['โหลดเว็บไซต์ไม่สำเร็จ ยอดเงินและเดิมพันของคุณยังเหมือนเดิม', 'โหลดใหม่'],
  pt: ['O site não carregou. Seu saldo e suas apostas continuam iguais.', 'Carregar de novo'],
  id: ['Situs gagal dimuat. Saldo dan taruhan Anda tidak berubah.', 'Muat ulang'],
  tl: ['Hindi dumating ang site. Walang nagbago sa balanse at mga taya mo.', 'I-load muli'],
}

/** Show, without anything that might also be missing, that the site could not start, and how to try again. */
export function sayItFailed(error: unknown) {
  const [says, button] = WORDS[document.documentElement.lang] ?? WORDS['en'] ?? ['', '']
  const text = Object.assign(document.createElement('p'), { textContent: says })
  const again = Object.assign(document.createElement('button'), { textContent: button, type: 'button' })
  again.addEventListener('click', () => location.reload())
  const place = Object.assign(document.createElement('main'), { id: 'start-failure' })
  place.append(text, again)
  document.getElementById('root')?.replaceChildren(place)
  reportError(error)
}
