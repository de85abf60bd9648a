import type { Notice } from './announcements.ts'

const all = ['LUCKY', 'SAMPA', 'SEN']

/** Promotions and notices of the demo brands beside the banners; only what the brands really do. */
export const promotions: readonly Notice[] = [
  {
    key: 'promotion-welcome-sen',
    merchants: ['SEN'],
    type: 'PR',
    category: 'newcomer',
    execution: 'B',
    art: 'lotus',
    link: '/register',
    words: {
      en: {
        title: '58,000₫ for every new member',
        body: '<p>Open an account and 58,000 VND is in your balance a second later.</p><ul><li>Once for every person, at registration.</li><li>It is real balance: no code and nothing to claim.</li></ul>',
        linkLabel: 'Create your account',
      },
      vi: {
        title: '58.000₫ cho mỗi thành viên mới',
        body: '<p>Mở tài khoản và 58.000 VND vào số dư chỉ sau một giây.</p><ul><li>Mỗi người một lần, khi đăng ký.</li><li>Là số dư thật: không cần mã, không cần nhận.</li></ul>',
        linkLabel: 'Đăng ký ngay',
      },
      tl: {
        title: '58,000₫ para sa bawat bagong miyembro',
        body: '<p>Magbukas ng account at nasa balanse mo na ang 58,000 VND makalipas ang isang segundo.</p><ul><li>Isang beses sa bawat tao, sa pagrehistro.</li><li>Totoong balanse: walang code at walang kukunin.</li></ul>',
        linkLabel: 'Gumawa ng account',
      },
    },
  },
  {
    key: 'promotion-welcome',
    merchants: ['LUCKY'],
    type: 'PR',
    category: 'newcomer',
    execution: 'B',
    art: 'welcome',
    link: '/register',
    words: {
      en: {
        title: '₱1,000.00 for every new member',
        body: '<p>Open an account and 1,000.00 PHP is in your balance a second later.</p><h3>How it works</h3><ul><li>Once for every person, at registration.</li><li>It is booked from the promotion account into your balance and stands in your account record.</li><li>It is real balance: no code, no wagering, nothing to claim.</li></ul>',
        linkLabel: 'Create your account',
      },
      vi: {
        title: '₱1.000,00 cho mỗi thành viên mới',
        body: '<p>Mở tài khoản và 1.000,00 PHP có trong số dư của bạn một giây sau.</p><h3>Cách hoạt động</h3><ul><li>Mỗi người một lần, khi đăng ký.</li><li>Được chuyển từ tài khoản khuyến mãi vào số dư và có trong lịch sử tài khoản.</li><li>Là số dư thật: không mã, không yêu cầu vòng cược, không cần nhận.</li></ul>',
        linkLabel: 'Tạo tài khoản',
      },
      tl: {
        title: '₱1,000.00 para sa bawat bagong miyembro',
        body: '<p>Magbukas ng account at nasa balanse mo na ang 1,000.00 PHP makalipas ang isang segundo.</p><h3>Paano ito gumagana</h3><ul><li>Isang beses sa bawat tao, sa pagrehistro.</li><li>Inililipat mula sa account ng promosyon papunta sa balanse mo at nasa tala ng account.</li><li>Totoong balanse: walang code, walang kailangang itaya, walang kukunin.</li></ul>',
        linkLabel: 'Gumawa ng account',
      },
    },
  },
  {
    key: 'promotion-pot',
    merchants: all,
    type: 'PR',
    category: 'games',
    execution: null,
    art: 'lucky-twenty',
    link: '/game?gameCode=LUCKY_TWENTY',
    words: {
      en: {
        title: 'The mystery pot of Lucky Twenty',
        body: '<p>0.5% of every bet goes into the pot, and any paid spin can take it. The larger the bet, the larger the chance, in exact proportion.</p><ul><li>The pot is in the books: what went in comes out.</li><li>After it falls it starts anew from its reserve.</li></ul>',
        linkLabel: 'Play Lucky Twenty',
      },
      vi: {
        title: 'Hũ bí ẩn của Vận May 20',
        body: '<p>0,5% mỗi lượt cược góp vào hũ, và bất kỳ vòng quay trả tiền nào cũng có thể trúng. Cược càng lớn, cơ hội càng lớn, đúng theo tỷ lệ.</p><ul><li>Hũ nằm trong sổ cái: góp vào bao nhiêu, trả ra bấy nhiêu.</li><li>Sau khi nổ, hũ bắt đầu lại từ quỹ dự trữ.</li></ul>',
        linkLabel: 'Chơi Vận May 20',
      },
      tl: {
        title: 'Ang mystery pot ng Swerteng Bente',
        body: '<p>0.5% ng bawat taya ay napupunta sa pot, at maaari itong makuha ng anumang bayad na spin. Mas malaki ang taya, mas malaki ang tsansa, ayon sa eksaktong proporsyon.</p><ul><li>Nasa libro ang pot: lumalabas ang pumasok.</li><li>Pagkatapos makuha, nagsisimula itong muli mula sa reserba.</li></ul>',
        linkLabel: 'Laruin ang Swerteng Bente',
      },
    },
  },
  {
    key: 'promotion-dice',
    merchants: ['LUCKY'],
    type: 'PR',
    category: 'games',
    execution: null,
    art: 'dice',
    link: '/game?gameCode=DICE',
    words: {
      en: {
        title: 'Dice at 99%, at every chance',
        body: '<p>Whether you roll for 2% or for 98%, the return to player is 99%. The rules of the game show how it follows from the chance you choose.</p>',
        linkLabel: 'Play Dice',
      },
      vi: {
        title: 'Xúc xắc 99%, ở mọi mức cơ hội',
        body: '<p>Dù bạn chọn cơ hội 2% hay 98%, tỷ lệ hoàn trả vẫn là 99%. Luật chơi cho thấy điều đó suy ra từ cơ hội bạn chọn thế nào.</p>',
        linkLabel: 'Chơi Xúc xắc',
      },
      tl: {
        title: 'Dice sa 99%, sa anumang tsansa',
        body: '<p>Mag-roll ka man para sa 2% o 98%, 99% ang balik sa manlalaro. Ipinapakita ng mga tuntunin kung paano ito nagmumula sa tsansang piliin mo.</p>',
        linkLabel: 'Laruin ang Dice',
      },
    },
  },
  {
    key: 'promotion-check-week',
    merchants: all,
    type: 'PR',
    category: 'event',
    execution: null,
    days: { from: 7, until: 14 },
    art: 'provably-fair',
    link: '/verify',
    words: {
      en: {
        title: 'A week of checking',
        body: '<p>For seven days we check rounds together: change your seeds, open the verify page and work your own rounds out again.</p><ul><li>Nothing to win and nothing to pay: only certainty.</li><li>A round that does not add up goes to the studio, and you get an answer.</li></ul>',
        linkLabel: 'Check a round',
      },
      vi: {
        title: 'Tuần kiểm chứng',
        body: '<p>Trong bảy ngày, chúng ta cùng kiểm tra các ván: đổi seed, mở trang kiểm chứng và tự tính lại các ván của bạn.</p><ul><li>Không có giải thưởng, không mất phí: chỉ có sự chắc chắn.</li><li>Ván nào không khớp sẽ được chuyển đến studio, và bạn sẽ nhận được câu trả lời.</li></ul>',
        linkLabel: 'Kiểm tra một ván',
      },
      tl: {
        title: 'Isang linggo ng pagsusuri',
        body: '<p>Pitong araw tayong magsusuri ng mga round nang magkasama: palitan ang mga seed mo, buksan ang pahina ng beripikasyon at kalkulahin muli ang sarili mong mga round.</p><ul><li>Walang mapapanalunan at walang babayaran: katiyakan lang.</li><li>Ang round na hindi tumutugma ay ipapadala sa studio, at may sagot kang matatanggap.</li></ul>',
        linkLabel: 'Magsuri ng round',
      },
    },
  },
  {
    key: 'promotion-opening-week',
    merchants: all,
    type: 'PR',
    category: 'event',
    execution: null,
    days: { from: -14, until: -7 },
    art: 'lucky-twenty',
    link: '/inhouse',
    words: {
      en: {
        title: 'The opening week',
        body: '<p>The house opened with two games of its own. Every round of the first week is still in your betting record, with its proof.</p>',
        linkLabel: 'Our games',
      },
      vi: {
        title: 'Tuần khai trương',
        body: '<p>Nhà cái mở cửa với hai trò chơi của riêng mình. Mọi ván của tuần đầu tiên vẫn nằm trong lịch sử cược của bạn, kèm bằng chứng.</p>',
        linkLabel: 'Trò chơi của chúng tôi',
      },
      tl: {
        title: 'Ang linggo ng pagbubukas',
        body: '<p>Nagbukas ang bahay na may dalawang sariling laro. Nasa tala ng taya mo pa rin ang bawat round ng unang linggo, kasama ang patunay.</p>',
        linkLabel: 'Mga laro namin',
      },
    },
  },
  {
    key: 'popup-fair-play',
    merchants: all,
    type: 'PU',
    execution: 'A',
    art: 'provably-fair',
    link: '/help#fairness',
    words: {
      en: {
        title: 'Check us whenever you like',
        body: '<p>Each of your rounds has a proof. Rotate your seeds from time to time: the old server seed is revealed, and everything played with it can be worked out again in your browser.</p>',
        linkLabel: 'How it works',
      },
      vi: {
        title: 'Hãy kiểm tra chúng tôi bất cứ lúc nào',
        body: '<p>Mỗi ván của bạn đều có bằng chứng. Thỉnh thoảng hãy đổi seed: seed cũ của máy chủ được công bố, và mọi ván đã chơi với nó có thể tính lại ngay trong trình duyệt.</p>',
        linkLabel: 'Cách hoạt động',
      },
      tl: {
        title: 'Suriin kami kahit kailan',
        body: '<p>May patunay ang bawat round mo. Palitan paminsan-minsan ang mga seed: inilalantad ang lumang server seed, at makakalkula muli sa browser mo ang lahat ng nilarong ginamitan nito.</p>',
        linkLabel: 'Paano ito gumagana',
      },
    },
  },
]
