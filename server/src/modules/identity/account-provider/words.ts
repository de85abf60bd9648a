import { isWritten, type Language } from '@croupier/contract/language.ts'

/** The words of the page on which an account of the sandbox is chosen. */
export interface PageWords {
  readonly title: string
  readonly continueTo: string
  readonly sandbox: string
  readonly browser: string
  readonly another: string
  readonly email: string
  readonly emailInvalid: string
  readonly agree: string
  readonly cancel: string
  readonly ended: string
  readonly endedText: string
  readonly back: string
}

const en: PageWords = {
  title: 'Sign in with {provider}',
  continueTo: 'Choose an account to continue to {brand}',
  sandbox: 'Sandbox. This is not {provider}: no password is asked, and nothing is sent there.',
  browser: 'The accounts of this page are known to this browser only.',
  another: 'Use another account',
  email: 'E-mail',
  emailInvalid: 'Enter an e-mail address.',
  agree: 'Continue',
  cancel: 'Cancel',
  ended: 'This sign-in has ended',
  endedText: 'It took too long, was finished already or began in another browser. Go back and begin again.',
  back: 'Back to the site',
}

const vi: PageWords = {
  title: 'Đăng nhập bằng {provider}',
  continueTo: 'Chọn tài khoản để tiếp tục đến {brand}',
  sandbox: 'Môi trường thử nghiệm. Đây không phải {provider}: không hỏi mật khẩu và không gửi gì đến đó.',
  browser: 'Chỉ trình duyệt này biết các tài khoản trên trang này.',
  another: 'Dùng tài khoản khác',
  email: 'E-mail',
  emailInvalid: 'Vui lòng nhập địa chỉ e-mail.',
  agree: 'Tiếp tục',
  cancel: 'Hủy',
  ended: 'Lượt đăng nhập này đã kết thúc',
  endedText: 'Lượt này quá thời gian, đã hoàn tất hoặc bắt đầu ở trình duyệt khác. Hãy quay lại và làm lại từ đầu.',
  back: 'Về trang chính',
}

const tl: PageWords = {
  title: 'Mag-sign in gamit ang {provider}',
  continueTo: 'Pumili ng account para magpatuloy sa {brand}',
  sandbox: 'Sandbox. Hindi ito ang {provider}: walang hinihinging password at walang ipinapadala roon.',
  browser: 'Ang browser na ito lang ang nakakakilala sa mga account sa pahinang ito.',
  another: 'Gumamit ng ibang account',
  email: 'E-mail',
  emailInvalid: 'Maglagay ng e-mail address.',
  agree: 'Magpatuloy',
  cancel: 'Kanselahin',
  ended: 'Tapos na ang sign-in na ito',
  endedText: 'Lumampas ito sa oras, natapos na, o nagsimula sa ibang browser. Bumalik at magsimulang muli.',
  back: 'Bumalik sa site',
}

const zh: PageWords = {
  title: '使用 {provider} 登录',
  continueTo: '选择账户以继续前往 {brand}',
  sandbox: '沙盒环境。这不是 {provider}：不需要密码，也不会向其发送任何内容。',
  browser: '此页面的账户仅此浏览器可用。',
  another: '使用其他账户',
  email: '电子邮箱',
  emailInvalid: '请输入电子邮箱地址。',
  agree: '继续',
  cancel: '取消',
  ended: '本次登录已结束',
  endedText: '登录已超时、已完成，或是在其他浏览器中发起的。请返回重新开始。',
  back: '返回网站',
}

const ja: PageWords = {
  title: '{provider}でログイン',
  continueTo: 'アカウントを選択して{brand}へ進む',
  sandbox: 'サンドボックスです。{provider}ではありません。パスワードは求められず、情報も送信されません。',
  browser: 'このページのアカウントは、このブラウザだけで使えます。',
  another: '別のアカウントを使う',
  email: 'メールアドレス',
  emailInvalid: 'メールアドレスを入力してください。',
  agree: '続ける',
  cancel: 'キャンセル',
  ended: 'このログインは終了しました',
  endedText: '時間切れか、すでに完了したか、別のブラウザで開始されました。戻ってやり直してください。',
  back: 'サイトに戻る',
}

const th: PageWords = {
  title: 'เข้าสู่ระบบด้วย {provider}',
  continueTo: 'เลือกบัญชีเพื่อไปต่อที่ {brand}',
  sandbox: 'ระบบทดลอง นี่ไม่ใช่ {provider} จึงไม่ถามรหัสผ่านและไม่ส่งข้อมูลใด ๆ ไปที่นั่น',
  browser: 'บัญชีในหน้านี้ใช้ได้เฉพาะในเบราว์เซอร์นี้',
  another: 'ใช้บัญชีอื่น',
  email: 'อีเมล',
  emailInvalid: 'กรุณากรอกอีเมล',
  agree: 'ดำเนินการต่อ',
  cancel: 'ยกเลิก',
  ended: 'การเข้าสู่ระบบนี้สิ้นสุดแล้ว',
  endedText: 'ใช้เวลานานเกินไป เสร็จสิ้นไปแล้ว หรือเริ่มจากเบราว์เซอร์อื่น กรุณากลับไปเริ่มใหม่',
  back: 'กลับไปที่เว็บไซต์',
}

const pt: PageWords = {
  title: 'Entrar com {provider}',
  continueTo: 'Escolha uma conta para continuar em {brand}',
  sandbox: 'Ambiente de testes. Isto não é {provider}: nenhuma senha é pedida e nada é enviado para lá.',
  browser: 'As contas desta página são conhecidas apenas por este navegador.',
  another: 'Usar outra conta',
  email: 'E-mail',
  emailInvalid: 'Informe um endereço de e-mail.',
  agree: 'Continuar',
  cancel: 'Cancelar',
  ended: 'Este acesso foi encerrado',
  endedText: 'Demorou demais, já foi concluído ou começou em outro navegador. Volte e comece de novo.',
  back: 'Voltar ao site',
}

const id: PageWords = {
  title: 'Masuk dengan {provider}',
  continueTo: 'Pilih akun untuk melanjutkan ke {brand}',
  sandbox: 'Sandbox. Ini bukan {provider}: kata sandi tidak diminta dan tidak ada yang dikirim ke sana.',
  browser: 'Akun di halaman ini hanya dikenal oleh browser ini.',
  another: 'Gunakan akun lain',
  email: 'E-mail',
  emailInvalid: 'Masukkan alamat e-mail.',
  agree: 'Lanjutkan',
  cancel: 'Batal',
  ended: 'Proses masuk ini sudah berakhir',
  endedText: 'Waktunya habis, sudah selesai, atau dimulai di browser lain. Kembali dan mulai lagi.',
  back: 'Kembali ke situs',
}

const WORDS: Readonly<Record<Language, PageWords>> = { en, vi, tl, zh, ja, th, pt, id }

/** The words in the first of these languages that the page speaks, or else in English. */
export function pageWords(tags: readonly string[]): { readonly tag: Language; readonly words: PageWords } {
  const tag = tags.find(isWritten) ?? 'en'
  return { tag, words: WORDS[tag] }
}
