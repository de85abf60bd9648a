import { createRequire } from 'node:module'

/** What the houses of this trade meet beside the large list: local words, in lower case. */
const LOCAL: readonly string[] = `
  password1 password12 password123 password1234 password12345 password123456 password2 password01 password0 password00 password99
  passw0rd passw0rd1 p4ssw0rd pa55word pa55w0rd pass1234 pass12345 pass123456 pass1word 1password 123password 1234password
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwertyu1 qwertyuiop1 qwertyuiop123 123qwerty 1234qwer 12345qwert
  qwer1234 qwer12345 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx zaq1zaq1
  1qazxsw2 1qaz1qaz qazwsx12 qazwsx123 qazwsxedc1 asdf1234 asdf12345 asdfgh12 asdfgh123 asdfghjkl1 asd12345 asd123456 asdasd123
  zxcv1234 zxcvbnm1 zxcvbnm123 zxc12345 zxc123456 zxc123123 qwe12345 qwe123456 qwe123qwe qwe123123 123qweasd 123qweasdzxc 123qwe123
  abc12345 abc123456 abc1234567 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdef123 abcdefg1 abc123abc abc123123
  a1234567 a12345678 a123456789 a1234567890 aa123456 aa12345678 aaa12345 aaa123456 aaaa1111 aaaaaa11 a1b2c3d4 a1b2c3d4e5 a11111111
  12345abc 123456ab 123456abc 1234567a 12345678a 123456789a 1234567890a 12345678q 123456789q 1234567q 123456qw 12345qwe 123456aa 1234abcd
  123abc123 11111111a 111111aa 00000000a 1a2b3c4d 1a2b3c4d5e 123123abc 123123aa 123123qwe a123123123 0123456789a q1234567 q12345678
  q123456789 w1234567 z1234567 z123456789 x1234567 s1234567 m1234567 n1234567 t1234567 k1234567 h1234567 d1234567 l1234567 j1234567
  admin123 admin1234 admin12345 admin123456 administrator1 root1234 user1234 test1234 test12345 test123456 testtest1 guest123 guest1234
  welcome1 welcome12 welcome123 welcome1234 letmein1 letmein12 letmein123 changeme1 changeme123 default1 default123 secret123 secret1234
  login123 login1234 master123 master1234 hello123 hello1234 hello12345 hellohello1 iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveu123
  monkey12 monkey123 dragon12 dragon123 dragon1234 shadow12 shadow123 sunshine1 sunshine123 princess1 princess12 princess123 football1
  football12 football123 baseball1 baseball123 basketball1 superman1 superman123 batman123 pokemon1 pokemon123 starwars1 michael1 michael123
  jordan23 jessica1 jessica123 charlie1 charlie123 daniel123 andrew123 thomas123 ashley123 jennifer1 joshua123 matthew1 robert123 maria123
  freedom1 whatever1 trustno1 liverpool1 liverpool123 chelsea123 arsenal123 barcelona1 realmadrid1 manchester1 computer1 computer123
  internet1 internet123 samsung1 samsung123 google123 google1234 facebook1 facebook123 minecraft1 blink182 soccer123 summer123 winter123
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 january2026 manila123 manila2026 vietnam1
  vietnam123 vietnam2026 saigon123 hanoi123 pilipinas1 pilipinas123 philippines1 mahalkita1 mahalko123 anhyeuem1 anhyeuem123
  emyeuanh1 matkhau1
  matkhau123
  lucky123 lucky777 lucky888 lucky1234 lucky7777 lucky8888 casino123 casino777 casino888 jackpot1 jackpot123 jackpot777 poker123 slots777
  winner123 winner777 money123 money888 player123 player01 gambler1 bettor123 dragon888 tiger888 gold8888 888888aa 88888888a 777777aa
  77777777a
  `
  .trim()
  .split(/\s+/)

interface Dictionaries {
  readonly dictionary: Readonly<Record<'passwords-common', readonly string[]>>
}

const load = createRequire(import.meta.url)
let known: ReadonlySet<string> | undefined

/** Read when a password is first chosen: who only answers bets has no use for fifty thousand words. */
function common(): ReadonlySet<string> {
  // The package says the same of itself, for those who import it at once.
  const { dictionary } = load('@zxcvbn-ts/language-common') as Dictionaries
  return (known ??= new Set([...LOCAL, ...dictionary['passwords-common']]))
}

/** Letters that people write as figures. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const spelled = (text: string) => text.replaceAll(/[013457@$]/g, (figure) => FIGURES[figure] ?? figure)

/** A word with figures and signs put before or behind it is that word. */
const bare = (text: string) => text.replace(/^[\d\W_]+/, '').replace(/[\d\W_]+$/, '')

const BARE_MIN = 4

/** Whether everybody guesses this password: one of the common ones, or the account's or the house's name, however it is dressed up. */
export function isCommon(password: string, names: readonly (string | null | undefined)[]): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const own = names.flatMap((name) => (name ? [name.toLowerCase()] : []))
  const words = new Set([bare(typed), bare(spelled(typed)), spelled(typed)])
  return (
    own.includes(typed) ||
    common().has(typed) ||
    [...words].some((word) => word.length >= BARE_MIN && (common().has(word) || own.includes(word)))
  )
}

/** Whether everybody guesses these figures: common ones, one group again and again, pairs, or a year twice. */
export const isCommonPin = (typed: string): boolean =>
  common().has(typed.toLowerCase()) || /^(.{1,3})\1+$/.test(typed) || /^(?:(\d)\1)+$/.test(typed)
