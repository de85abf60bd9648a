import type { Language } from '@croupier/contract/language.ts'
import type { MoneyTemplate } from '../money-notices/money-notices.ts'
import type { Text } from './words.ts'

/** What a member is told of their money in each language, with brand, amount and reference filled in: no account, name or reason. */
export const MONEY_TEXTS: Readonly<Record<Language, Readonly<Record<MoneyTemplate, Text>>>> = {
  en: {
    deposit_credited: {
      subject: '{brand}: {amount} credited to your balance',
      text: 'Your {brand} deposit {reference} has been credited: {amount} is in your balance.',
    },
    deposit_refused: {
      subject: '{brand}: your deposit {reference} was declined',
      text: 'Your {brand} deposit {reference} of {amount} was declined. The reason is shown in your account.',
    },
    withdrawal_requested: {
      subject: '{brand}: a withdrawal of {amount} was requested',
      text: 'A withdrawal of {amount} ({reference}) was requested from your {brand} account. If this was not you, contact customer service immediately.',
    },
    withdrawal_paid: {
      subject: '{brand}: {amount} has been paid',
      text: 'Your {brand} withdrawal {reference} of {amount} has been paid. If you did not request it, contact customer service immediately.',
    },
    withdrawal_refused: {
      subject: '{brand}: your withdrawal {reference} was declined',
      text: 'Your {brand} withdrawal {reference} was declined and {amount} has been returned to your balance. The reason is shown in your account.',
    },
  },
  vi: {
    deposit_credited: {
      subject: '{brand}: {amount} đã vào số dư của bạn',
      text: 'Khoản nạp {reference} tại {brand} đã đến: {amount} đã vào số dư của bạn.',
    },
    deposit_refused: {
      subject: '{brand}: khoản nạp {reference} bị từ chối',
      text: 'Khoản nạp {reference} trị giá {amount} tại {brand} đã bị từ chối. Lý do có trong tài khoản của bạn.',
    },
    withdrawal_requested: {
      subject: '{brand}: có yêu cầu rút {amount}',
      text: 'Có yêu cầu rút {amount} ({reference}) từ tài khoản {brand} của bạn. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    withdrawal_paid: {
      subject: '{brand}: đã chi trả {amount}',
      text: 'Yêu cầu rút {reference} trị giá {amount} tại {brand} đã được chi trả. Nếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    withdrawal_refused: {
      subject: '{brand}: yêu cầu rút {reference} bị từ chối',
      text: 'Yêu cầu rút {reference} tại {brand} đã bị từ chối và {amount} đã trở lại số dư của bạn. Lý do có trong tài khoản của bạn.',
    },
  },
  tl: {
    deposit_credited: {
      subject: '{brand}: nasa balanse mo na ang {amount}',
      text: 'Dumating na ang {brand} deposit mong {reference}: nasa balanse mo na ang {amount}.',
    },
    deposit_refused: {
      subject: '{brand}: hindi tinanggap ang deposit mong {reference}',
      text: 'Hindi tinanggap ang {brand} deposit mong {reference} na {amount}. Nasa account mo ang dahilan.',
    },
    withdrawal_requested: {
      subject: '{brand}: may humiling ng withdrawal na {amount}',
      text: 'May humiling ng withdrawal na {amount} ({reference}) mula sa iyong {brand} account. Kung hindi ikaw iyon, tawagan agad ang customer service.',
    },
    withdrawal_paid: {
      subject: '{brand}: naibayad na ang {amount}',
      text: 'Naibayad na ang {brand} withdrawal mong {reference} na {amount}. Kung hindi mo ito hiniling, tawagan agad ang customer service.',
    },
    withdrawal_refused: {
      subject: '{brand}: hindi tinanggap ang withdrawal mong {reference}',
      text: 'Hindi tinanggap ang {brand} withdrawal mong {reference} at bumalik sa balanse mo ang {amount}. Nasa account mo ang dahilan.',
    },
  },
  zh: {
    deposit_credited: {
      subject: '{brand}：{amount} 已存入您的余额',
      text: '您在 {brand} 的存款 {reference} 已到账：{amount} 已存入您的余额。',
    },
    deposit_refused: {
      subject: '{brand}：存款 {reference} 已被拒绝',
      text: '您在 {brand} 的存款 {reference}（{amount}）已被拒绝，原因请见您的账户。',
    },
    withdrawal_requested: {
      subject: '{brand}：有一笔 {amount} 的提款申请',
      text: '您的 {brand} 账户申请提款 {amount}（{reference}）。如非本人操作，请立即联系客服。',
    },
    withdrawal_paid: {
      subject: '{brand}：{amount} 已付款',
      text: '您在 {brand} 的提款 {reference}（{amount}）已付款。如非本人申请，请立即联系客服。',
    },
    withdrawal_refused: {
      subject: '{brand}：提款 {reference} 已被拒绝',
      text: '您在 {brand} 的提款 {reference} 已被拒绝，{amount} 已退回您的余额，原因请见您的账户。',
    },
  },
  ja: {
    deposit_credited: {
      subject: '{brand}：{amount} が残高に入りました',
      text: '{brand} への入金 {reference} が届きました。{amount} が残高に入っています。',
    },
    deposit_refused: {
      subject: '{brand}：入金 {reference} は受け付けられませんでした',
      text: '{brand} への入金 {reference}（{amount}）は受け付けられませんでした。理由はアカウントでご確認ください。',
    },
    withdrawal_requested: {
      subject: '{brand}：{amount} の出金が申請されました',
      text: '{brand} のアカウントから {amount} の出金（{reference}）が申請されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
    },
    withdrawal_paid: {
      subject: '{brand}：{amount} を送金しました',
      text: '{brand} の出金 {reference}（{amount}）を送金しました。申請した覚えがない場合は、すぐにカスタマーサービスへご連絡ください。',
    },
    withdrawal_refused: {
      subject: '{brand}：出金 {reference} は受け付けられませんでした',
      text: '{brand} の出金 {reference} は受け付けられず、{amount} は残高に戻りました。理由はアカウントでご確認ください。',
    },
  },
  th: {
    deposit_credited: {
      subject: '{brand}: {amount} เข้ายอดเงินของคุณแล้ว',
      text: 'เงินฝาก {reference} ที่ {brand} มาถึงแล้ว: {amount} อยู่ในยอดเงินของคุณ',
    },
    deposit_refused: {
      subject: '{brand}: เงินฝาก {reference} ถูกปฏิเสธ',
      text: 'เงินฝาก {reference} จำนวน {amount} ที่ {brand} ถูกปฏิเสธ ดูเหตุผลได้ในบัญชีของคุณ',
    },
    withdrawal_requested: {
      subject: '{brand}: มีคำขอถอน {amount}',
      text: 'มีคำขอถอน {amount} ({reference}) จากบัญชี {brand} ของคุณ หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
    },
    withdrawal_paid: {
      subject: '{brand}: จ่ายเงิน {amount} แล้ว',
      text: 'จ่ายเงินถอน {reference} จำนวน {amount} จาก {brand} แล้ว หากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
    },
    withdrawal_refused: {
      subject: '{brand}: การถอน {reference} ถูกปฏิเสธ',
      text: 'การถอน {reference} ที่ {brand} ถูกปฏิเสธ และ {amount} กลับเข้ายอดเงินของคุณแล้ว ดูเหตุผลได้ในบัญชีของคุณ',
    },
  },
  pt: {
    deposit_credited: {
      subject: '{brand}: {amount} já está no seu saldo',
      text: 'Seu depósito {reference} na {brand} chegou: {amount} já está no seu saldo.',
    },
    deposit_refused: {
      subject: '{brand}: seu depósito {reference} foi recusado',
      text: 'Seu depósito {reference} de {amount} na {brand} foi recusado. O motivo está na sua conta.',
    },
    withdrawal_requested: {
      subject: '{brand}: foi pedido um saque de {amount}',
      text: 'Foi pedido um saque de {amount} ({reference}) da sua conta {brand}. Se não foi você, fale com o atendimento imediatamente.',
    },
    withdrawal_paid: {
      subject: '{brand}: {amount} foi pago',
      text: 'Seu saque {reference} de {amount} na {brand} foi pago. Se você não o pediu, fale com o atendimento imediatamente.',
    },
    withdrawal_refused: {
      subject: '{brand}: seu saque {reference} foi recusado',
      text: 'Seu saque {reference} na {brand} foi recusado e {amount} voltou ao seu saldo. O motivo está na sua conta.',
    },
  },
  id: {
    deposit_credited: {
      subject: '{brand}: {amount} sudah masuk ke saldo Anda',
      text: 'Deposit {brand} Anda {reference} sudah tiba: {amount} sudah masuk ke saldo Anda.',
    },
    deposit_refused: {
      subject: '{brand}: deposit Anda {reference} ditolak',
      text: 'Deposit {brand} Anda {reference} sebesar {amount} ditolak. Alasannya ada di akun Anda.',
    },
    withdrawal_requested: {
      subject: '{brand}: ada permintaan penarikan {amount}',
      text: 'Ada permintaan penarikan {amount} ({reference}) dari akun {brand} Anda. Jika itu bukan Anda, segera hubungi layanan pelanggan.',
    },
    withdrawal_paid: {
      subject: '{brand}: {amount} telah dibayarkan',
      text: 'Penarikan {brand} Anda {reference} sebesar {amount} telah dibayarkan. Jika Anda tidak memintanya, segera hubungi layanan pelanggan.',
    },
    withdrawal_refused: {
      subject: '{brand}: penarikan Anda {reference} ditolak',
      text: 'Penarikan {brand} Anda {reference} ditolak dan {amount} kembali ke saldo Anda. Alasannya ada di akun Anda.',
    },
  },
}
