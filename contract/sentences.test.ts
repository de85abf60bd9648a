import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['Register with a name. The credit follows.', 'Register with a name.', 'The credit follows.'],
  ['Đăng ký ngay! Tiền có sau một giây.', 'Đăng ký ngay!', 'Tiền có sau một giây.'],
  ['注册即可。奖金随后到账。', '注册即可。', '奖金随后到账。'],
  ['「登録」するだけ！すぐに届きます。', '「登録」するだけ！', 'すぐに届きます。'],
  ['สมัครด้วยชื่อและรหัสผ่าน', 'สมัครด้วยชื่อและรหัสผ่าน', ''],
  ['Up to 0.5% of every bet', 'Up to 0.5% of every bet', ''],
  ['', '', ''],
])('the first sentence of “%s” stands apart', (text, first, rest) => {
  expect(sentencesOf(text)).toEqual([first, rest])
})
