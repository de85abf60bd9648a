import type { Announcement } from '@croupier/contract/content.ts'
import type { Words } from '../src/modules/content/store.ts'

/** An announcement of the demo brands; `key` names it for good. */
export interface Notice {
  readonly key: string
  readonly merchants: readonly string[]
  readonly type: Announcement['type']
  /** The shelf of a promotion. */
  readonly category?: string
  readonly execution: 'A' | 'B' | null
  /** From when until when it holds, counted from each start of the demo, so that something is always to come and something over. */
  readonly days?: { readonly from: number; readonly until: number }
  readonly art: string | null
  readonly link: string | null
  readonly words: Readonly<Record<'en' | 'vi' | 'tl', Words>>
}

const all = ['LUCKY', 'SAMPA', 'SEN']

export const notices: readonly Notice[] = [
  {
    key: 'welcome-sen',
    merchants: ['SEN'],
    type: 'B',
    execution: 'B',
    art: 'lotus',
    link: '/register',
    words: {
      en: {
        title: '58,000₫ to start with.',
        body: '<p>Register with a username and a password. The credit is in your balance a second later.</p>',
        linkLabel: 'Create your account',
      },
      vi: {
        title: 'Tặng ngay 58.000₫ khi đăng ký.',
        body: '<p>Đăng ký bằng tên đăng nhập và mật khẩu. Tiền thưởng vào số dư chỉ sau một giây.</p>',
        linkLabel: 'Đăng ký ngay',
      },
      tl: {
        title: '58,000₫ pangsimula.',
        body: '<p>Magrehistro gamit ang username at password. Nasa balanse mo na ang kredito makalipas ang isang segundo.</p>',
        linkLabel: 'Gumawa ng account',
      },
    },
  },
  {
    key: 'vietqr',
    merchants: ['SEN'],
    type: 'B',
    execution: null,
    art: 'vietqr',
    link: '/help#money',
    words: {
      en: {
        title: 'Deposit by VietQR, from any bank.',
        body: '<p>Scan one code with your bank’s app: amount and reference are filled in, and the money is usually here within a minute.</p>',
        linkLabel: 'How deposits work',
      },
      vi: {
        title: 'Nạp bằng VietQR, ngân hàng nào cũng được.',
        body: '<p>Quét một mã bằng ứng dụng ngân hàng: số tiền và nội dung đã điền sẵn, tiền thường vào trong một phút.</p>',
        linkLabel: 'Cách nạp tiền',
      },
      tl: {
        title: 'Magdeposito gamit ang VietQR, mula sa alinmang bangko.',
        body: '<p>I-scan ang isang code gamit ang app ng bangko mo: nakalagay na ang halaga at reperensiya, at karaniwang dumarating ang pera sa loob ng isang minuto.</p>',
        linkLabel: 'Paano magdeposito',
      },
    },
  },
  {
    key: 'welcome-credit',
    merchants: ['LUCKY'],
    type: 'B',
    execution: 'B',
    art: 'welcome',
    link: '/register',
    words: {
      en: {
        title: '₱1,000 to start with.',
        body: '<p>Register with a username and a password. The credit is in your balance a second later.</p>',
        linkLabel: 'Create your account',
      },
      vi: {
        title: 'Bắt đầu với ₱1.000.',
        body: '<p>Đăng ký bằng tên đăng nhập và mật khẩu. Tiền thưởng có trong số dư của bạn chỉ một giây sau.</p>',
        linkLabel: 'Tạo tài khoản',
      },
      tl: {
        title: '₱1,000 pangsimula.',
        body: '<p>Magrehistro gamit ang username at password. Nasa balanse mo na ang kredito makalipas ang isang segundo.</p>',
        linkLabel: 'Gumawa ng account',
      },
    },
  },
  {
    key: 'lucky-twenty',
    merchants: all,
    type: 'B',
    execution: null,
    art: 'lucky-twenty',
    link: '/game?gameCode=LUCKY_TWENTY',
    words: {
      en: {
        title: 'Twenty lines. One growing pot.',
        body: '<p>Every spin of Lucky Twenty feeds the pot, and any paid spin can take it.</p>',
        linkLabel: 'Play Lucky Twenty',
      },
      vi: {
        title: 'Hai mươi dòng. Một hũ đang lớn dần.',
        body: '<p>Mỗi vòng quay Vận May 20 đều góp vào hũ, và bất kỳ vòng quay trả tiền nào cũng có thể trúng hũ.</p>',
        linkLabel: 'Chơi Vận May 20',
      },
      tl: {
        title: 'Dalawampung linya. Isang lumalaking pot.',
        body: '<p>Dinadagdagan ng bawat spin ng Swerteng Bente ang pot, at maaari itong makuha ng kahit anong bayad na spin.</p>',
        linkLabel: 'Laruin ang Swerteng Bente',
      },
    },
  },
  {
    key: 'provably-fair',
    merchants: all,
    type: 'B',
    execution: null,
    art: 'provably-fair',
    link: '/verify',
    words: {
      en: {
        title: 'Don’t trust us. Verify us.',
        body: '<p>The server seed is committed before you play and revealed when you rotate it. Check any round yourself.</p>',
        linkLabel: 'Verify a round',
      },
      vi: {
        title: 'Đừng chỉ tin. Hãy kiểm chứng.',
        body: '<p>Seed máy chủ được cam kết trước khi bạn chơi và công khai khi bạn đổi seed. Hãy tự kiểm tra bất kỳ ván nào.</p>',
        linkLabel: 'Kiểm chứng một ván',
      },
      tl: {
        title: 'Huwag basta magtiwala. Beripikahin.',
        body: '<p>Nakatakda na ang server seed bago ka maglaro at inilalantad kapag pinalitan mo ito. Suriin mismo ang alinmang round.</p>',
        linkLabel: 'Beripikahin ang round',
      },
    },
  },
  {
    key: 'dice-99',
    merchants: ['LUCKY'],
    type: 'B',
    execution: null,
    art: 'dice',
    link: '/game?gameCode=DICE',
    words: {
      en: {
        title: 'Dice with an RTP of 99%.',
        body: '<p>Choose your win chance from 1% to 98%. The RTP is the same at every chance.</p>',
        linkLabel: 'Roll the dice',
      },
      vi: {
        title: 'Xúc xắc với RTP 99%.',
        body: '<p>Chọn cơ hội thắng từ 1% đến 98%. RTP như nhau ở mọi mức.</p>',
        linkLabel: 'Đổ xúc xắc',
      },
      tl: {
        title: 'Dice na nagbabalik ng 99%.',
        body: '<p>Piliin ang tsansa mo mula 1 hanggang 98 porsiyento. Pareho ang balik saan mo man ito itakda.</p>',
        linkLabel: 'I-roll ang dice',
      },
    },
  },
  {
    key: 'marquee-pot',
    merchants: all,
    type: 'H',
    execution: null,
    art: null,
    link: '/game?gameCode=LUCKY_TWENTY',
    words: {
      en: {
        title: 'Lucky Twenty: 0.5% of every bet goes to the mystery pot',
        body: '<p>Any paid spin can take it. The larger the bet, the larger the chance, in exact proportion.</p>',
        linkLabel: null,
      },
      vi: {
        title: 'Vận May 20: 0,5% mỗi lượt cược góp vào hũ bí ẩn',
        body: '<p>Bất kỳ vòng quay trả tiền nào cũng có thể trúng. Cược càng lớn, cơ hội càng lớn, đúng theo tỷ lệ.</p>',
        linkLabel: null,
      },
      tl: {
        title: 'Swerteng Bente: 0.5% ng bawat taya ay napupunta sa mystery pot',
        body: '<p>Maaari itong makuha ng anumang bayad na spin. Mas malaki ang taya, mas malaki ang tsansa, ayon sa eksaktong proporsyon.</p>',
        linkLabel: null,
      },
    },
  },
  {
    key: 'marquee-dice',
    merchants: ['LUCKY'],
    type: 'H',
    execution: null,
    art: null,
    link: '/game?gameCode=DICE',
    words: {
      en: {
        title: 'Dice returns 99% at every chance you choose',
        body: '<p>Between 1.00% and 98.00%: the multiplier follows from the chance, and the return stays the same.</p>',
        linkLabel: null,
      },
      vi: {
        title: 'Xúc xắc hoàn trả 99% ở mọi mức cơ hội bạn chọn',
        body: '<p>Từ 1,00% đến 98,00%: hệ số suy ra từ cơ hội, còn tỷ lệ hoàn trả không đổi.</p>',
        linkLabel: null,
      },
      tl: {
        title: '99% ang balik ng Dice sa anumang tsansang piliin mo',
        body: '<p>Mula 1.00% hanggang 98.00%: sumusunod ang multiplier sa tsansa, at nananatili ang balik.</p>',
        linkLabel: null,
      },
    },
  },
  {
    key: 'marquee-verify',
    merchants: all,
    type: 'H',
    execution: null,
    art: null,
    link: '/verify',
    words: {
      en: {
        title: 'Every round has a proof: open it in your betting record or on the verify page',
        body: '<p>The proof holds the seeds, their fingerprint and the round’s number. The page works the result out again in your browser.</p>',
        linkLabel: null,
      },
      vi: {
        title: 'Mỗi ván đều có bằng chứng: xem trong lịch sử cược hoặc trang kiểm chứng',
        body: '<p>Bằng chứng gồm các seed, dấu vân và số của ván. Trang sẽ tính lại kết quả ngay trong trình duyệt của bạn.</p>',
        linkLabel: null,
      },
      tl: {
        title: 'May patunay ang bawat round: buksan ito sa tala ng taya o sa pahina ng beripikasyon',
        body: '<p>Nasa patunay ang mga seed, ang bakas nito at ang numero ng round. Kinakalkula muli ng pahina ang resulta sa browser mo.</p>',
        linkLabel: null,
      },
    },
  },
  {
    key: 'player-record',
    merchants: all,
    type: 'PL',
    execution: 'A',
    art: null,
    link: null,
    words: {
      en: {
        title: 'Replay what you have played',
        body: '<p>Each bet in your betting record opens into the round as it was: the events, the money before and after, and its proof.</p>',
        linkLabel: null,
      },
      vi: {
        title: 'Xem lại những ván bạn đã chơi',
        body: '<p>Mỗi lượt cược trong lịch sử mở ra đúng ván đã chơi: diễn biến, số tiền trước và sau, cùng bằng chứng của ván đó.</p>',
        linkLabel: null,
      },
      tl: {
        title: 'Ulitin ang mga nalaro mo',
        body: '<p>Bumubukas ang bawat taya sa iyong tala bilang mismong round: ang mga nangyari, ang pera bago at pagkatapos, at ang patunay nito.</p>',
        linkLabel: null,
      },
    },
  },
]
