import { type Language, writtenFor } from '@croupier/contract/language.ts'
import type { MoneyTemplate } from '../money-notices/money-notices.ts'
import { MONEY_TEXTS } from './money-words.ts'

/** What a message is about. */
export type Template = AccountTemplate | MoneyTemplate
type AccountTemplate = 'code' | 'already_member' | 'password_changed' | 'security_changed' | 'second_step_locked'

export interface Text {
  /** Mail only; a short message has none. */
  readonly subject: string
  readonly text: string
}

/** Every message that goes out, by language. `{brand}`, `{code}`, `{minutes}` and what the notice is given are filled in. */
const TEXTS: Readonly<Record<Language, Readonly<Record<AccountTemplate, Text>>>> = {
  en: {
    code: {
      subject: 'Your {brand} code',
      text: '{code} is your {brand} code. It is valid for {minutes} minutes. {brand} will never ask you for it.',
    },
    already_member: {
      subject: 'You already have a {brand} account',
      text: 'Someone tried to register at {brand} with this address, which already has an account. If this was you, please log in instead.',
    },
    password_changed: {
      subject: 'Your {brand} password was changed',
      text: 'Your {brand} password was changed and all other devices were logged out. If this was not you, contact customer service.',
    },
    security_changed: {
      subject: 'Your {brand} security settings were changed',
      text: 'The security settings of your {brand} account were changed. If this was not you, contact customer service.',
    },
    second_step_locked: {
      subject: 'Login attempt on your {brand} account',
      text: 'Someone who knows your {brand} password entered wrong codes at the second step of the login. The second step is locked there for now. If this was not you, change your password.',
    },
  },
  vi: {
    code: {
      subject: 'Mã {brand} của bạn',
      text: '{code} là mã {brand} của bạn, có hiệu lực trong {minutes} phút. Không ai của {brand} hỏi bạn mã này.',
    },
    already_member: {
      subject: 'Bạn đã có tài khoản {brand}',
      text: 'Có người vừa thử đăng ký {brand} bằng địa chỉ này, vốn đã có tài khoản. Nếu là bạn, hãy đăng nhập.',
    },
    password_changed: {
      subject: 'Mật khẩu {brand} của bạn đã được đổi',
      text: 'Mật khẩu {brand} của bạn đã được đổi và mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng.',
    },
    security_changed: {
      subject: 'Thiết lập bảo mật {brand} của bạn đã thay đổi',
      text: 'Thiết lập bảo mật của tài khoản {brand} của bạn đã thay đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng.',
    },
    second_step_locked: {
      subject: 'Có người đã thử vào tài khoản {brand} của bạn',
      text: 'Có người biết mật khẩu {brand} của bạn đã nhập sai mã ở bước thứ hai khi đăng nhập. Bước này tạm bị khóa ở nơi đó. Nếu không phải bạn, hãy đổi mật khẩu.',
    },
  },
  tl: {
    code: {
      subject: 'Ang iyong {brand} code',
      text: '{code} ang iyong {brand} code. May bisa ito sa loob ng {minutes} minuto. Walang taga-{brand} ang hihingi nito sa iyo.',
    },
    already_member: {
      subject: 'Mayroon ka nang {brand} account',
      text: 'May sumubok magparehistro sa {brand} gamit ang address na ito, na mayroon nang account. Kung ikaw iyon, mag-log in na lang.',
    },
    password_changed: {
      subject: 'Napalitan ang iyong {brand} password',
      text: 'Napalitan ang iyong {brand} password at na-log out ang lahat ng ibang device. Kung hindi ikaw iyon, tawagan ang customer service.',
    },
    security_changed: {
      subject: 'Nabago ang seguridad ng iyong {brand} account',
      text: 'Nabago ang mga setting ng seguridad ng iyong {brand} account. Kung hindi ikaw iyon, tawagan ang customer service.',
    },
    second_step_locked: {
      subject: 'May sumubok pumasok sa iyong {brand} account',
      text: 'May nakakaalam ng iyong {brand} password at nagbigay ng maling code sa ikalawang hakbang ng pag-log in. Sarado muna roon ang hakbang na iyon. Kung hindi ikaw iyon, palitan ang iyong password.',
    },
  },
  zh: {
    code: {
      subject: '您的 {brand} 验证码',
      text: '{code} 是您的 {brand} 验证码，{minutes} 分钟内有效。{brand} 的工作人员绝不会向您索要此验证码。',
    },
    already_member: {
      subject: '您已有 {brand} 账户',
      text: '有人尝试用此地址注册 {brand}，但该地址已有账户。如果是您本人，请直接登录。',
    },
    password_changed: {
      subject: '您的 {brand} 密码已更改',
      text: '您的 {brand} 密码已更改，其他设备均已退出登录。如非本人操作，请联系客服。',
    },
    security_changed: {
      subject: '您的 {brand} 安全设置已更改',
      text: '您的 {brand} 账户的安全设置已更改。如非本人操作，请联系客服。',
    },
    second_step_locked: {
      subject: '有人尝试进入您的 {brand} 账户',
      text: '有人知道您的 {brand} 密码，并在登录的第二步输入了错误的验证码。该处的第二步已暂时关闭。如果不是您本人，请更改密码。',
    },
  },
  ja: {
    code: {
      subject: '{brand} の認証コード',
      text: '{brand} の認証コードは {code} です。{minutes} 分間有効です。{brand} の担当者がお尋ねすることはありません。',
    },
    already_member: {
      subject: '{brand} のアカウントはすでにあります',
      text: 'このアドレスで {brand} への登録が試みられましたが、すでにアカウントがあります。ご本人の場合はログインしてください。',
    },
    password_changed: {
      subject: '{brand} のパスワードが変更されました',
      text: '{brand} のパスワードが変更され、他の端末はすべてログアウトされました。お心当たりがない場合はカスタマーサービスへご連絡ください。',
    },
    security_changed: {
      subject: '{brand} のセキュリティ設定が変更されました',
      text: '{brand} アカウントのセキュリティ設定が変更されました。お心当たりがない場合はカスタマーサービスへご連絡ください。',
    },
    second_step_locked: {
      subject: '{brand} のアカウントに入ろうとした人がいます',
      text: '{brand} のパスワードを知っている人が、ログインの二段階目で誤ったコードを入力しました。その場所では二段階目を一時的に停止しています。お心当たりがない場合は、パスワードを変更してください。',
    },
  },
  th: {
    code: {
      subject: 'รหัส {brand} ของคุณ',
      text: '{code} คือรหัส {brand} ของคุณ ใช้ได้ภายใน {minutes} นาที เจ้าหน้าที่ {brand} จะไม่ขอรหัสนี้จากคุณ',
    },
    already_member: {
      subject: 'คุณมีบัญชี {brand} อยู่แล้ว',
      text: 'มีผู้พยายามสมัคร {brand} ด้วยที่อยู่นี้ซึ่งมีบัญชีอยู่แล้ว หากเป็นคุณ โปรดเข้าสู่ระบบแทน',
    },
    password_changed: {
      subject: 'รหัสผ่าน {brand} ของคุณถูกเปลี่ยนแล้ว',
      text: 'รหัสผ่าน {brand} ของคุณถูกเปลี่ยนและอุปกรณ์อื่นทั้งหมดถูกออกจากระบบแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้า',
    },
    security_changed: {
      subject: 'การตั้งค่าความปลอดภัย {brand} ของคุณเปลี่ยนแล้ว',
      text: 'การตั้งค่าความปลอดภัยของบัญชี {brand} ของคุณเปลี่ยนแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้า',
    },
    second_step_locked: {
      subject: 'มีผู้พยายามเข้าบัญชี {brand} ของคุณ',
      text: 'มีผู้รู้รหัสผ่าน {brand} ของคุณและกรอกรหัสผิดในขั้นตอนที่สองของการเข้าสู่ระบบ ขั้นตอนนั้นถูกปิดไว้ชั่วคราว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่าน',
    },
  },
  pt: {
    code: {
      subject: 'Seu código {brand}',
      text: '{code} é o seu código {brand}. Vale por {minutes} minutos. Ninguém da {brand} vai pedi-lo a você.',
    },
    already_member: {
      subject: 'Você já tem uma conta {brand}',
      text: 'Alguém tentou se cadastrar na {brand} com este endereço, que já tem uma conta. Se foi você, entre na sua conta.',
    },
    password_changed: {
      subject: 'Sua senha {brand} foi alterada',
      text: 'Sua senha {brand} foi alterada e todos os outros aparelhos foram desconectados. Se não foi você, fale com o atendimento.',
    },
    security_changed: {
      subject: 'A segurança da sua conta {brand} foi alterada',
      text: 'As configurações de segurança da sua conta {brand} foram alteradas. Se não foi você, fale com o atendimento.',
    },
    second_step_locked: {
      subject: 'Alguém tentou entrar na sua conta {brand}',
      text: 'Alguém que sabe a sua senha da {brand} digitou códigos errados na segunda etapa do login. Essa etapa está fechada ali por enquanto. Se não foi você, troque a senha.',
    },
  },
  id: {
    code: {
      subject: 'Kode {brand} Anda',
      text: '{code} adalah kode {brand} Anda. Berlaku selama {minutes} menit. Tidak ada petugas {brand} yang akan memintanya.',
    },
    already_member: {
      subject: 'Anda sudah memiliki akun {brand}',
      text: 'Seseorang mencoba mendaftar di {brand} dengan alamat ini, yang sudah memiliki akun. Jika itu Anda, silakan masuk.',
    },
    password_changed: {
      subject: 'Kata sandi {brand} Anda telah diubah',
      text: 'Kata sandi {brand} Anda telah diubah dan semua perangkat lain telah keluar. Jika bukan Anda, hubungi layanan pelanggan.',
    },
    security_changed: {
      subject: 'Keamanan akun {brand} Anda telah diubah',
      text: 'Setelan keamanan akun {brand} Anda telah diubah. Jika bukan Anda, hubungi layanan pelanggan.',
    },
    second_step_locked: {
      subject: 'Seseorang mencoba masuk ke akun {brand} Anda',
      text: 'Seseorang yang mengetahui kata sandi {brand} Anda memasukkan kode salah pada langkah kedua login. Langkah itu ditutup sementara di sana. Jika bukan Anda, ganti kata sandi Anda.',
    },
  },
}

export type FillValues = Readonly<Record<string, string | number>>

/** The words of a message in a language; English stands in for one that is not written. */
export function textOf(template: Template, language: string, fill: FillValues): Text {
  const written = writtenFor(language)
  const { subject, text } = { ...TEXTS[written], ...MONEY_TEXTS[written] }[template]
  return { subject: filled(subject, fill), text: filled(text, fill) }
}

const filled = (text: string, fill: FillValues) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole))
