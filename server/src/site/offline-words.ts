import type { Language } from '@croupier/contract/language.ts'

interface OfflineWords {
  readonly title: string
  readonly text: string
  readonly again: string
}

/** Said where no page can come from the network; kept in the browser in every language that the brand speaks. */
export const OFFLINE_WORDS: Readonly<Record<Language, OfflineWords>> = {
  en: {
    title: 'You are offline',
    text: 'This page couldn’t load. Your balance and bets are safe and unchanged. It reloads by itself once you are back online.',
    again: 'Try again',
  },
  vi: {
    title: 'Bạn đang ngoại tuyến',
    text: 'Hiện không thể tải trang nào. Số dư và vé cược của bạn vẫn an toàn và không thay đổi. Trang sẽ tự trở lại khi có mạng.',
    again: 'Thử lại',
  },
  tl: {
    title: 'Offline ka',
    text: 'Walang pahinang makukuha sa ngayon. Ligtas sa amin at walang nagbago sa balanse at mga taya mo. Kusang babalik ang pahina kapag may koneksyon na.',
    again: 'Subukan muli',
  },
  zh: {
    title: '您已离线',
    text: '目前无法获取任何页面。您的余额和投注在我们这里安全无恙，没有变化。恢复连接后页面会自动返回。',
    again: '重试',
  },
  ja: {
    title: 'オフラインです',
    text: '現在ページを取得できません。残高とベットは安全に保たれ、変わっていません。接続が戻るとページは自動的に再開します。',
    again: 'もう一度試す',
  },
  th: {
    title: 'คุณออฟไลน์อยู่',
    text: 'ขณะนี้ไม่สามารถโหลดหน้าใดได้ ยอดเงินและการเดิมพันของคุณปลอดภัยและไม่เปลี่ยนแปลง หน้าจะกลับมาเองเมื่อเชื่อมต่อได้อีกครั้ง',
    again: 'ลองอีกครั้ง',
  },
  pt: {
    title: 'Você está offline',
    text: 'Nenhuma página pode ser carregada agora. Seu saldo e suas apostas estão seguros conosco e não mudaram. A página volta sozinha quando a conexão voltar.',
    again: 'Tentar de novo',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Saat ini tidak ada halaman yang dapat dimuat. Saldo dan taruhan Anda aman dan tidak berubah. Halaman akan kembali sendiri saat koneksi pulih.',
    again: 'Coba lagi',
  },
}
