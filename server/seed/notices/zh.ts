import type { Words } from '../../src/modules/content/store.ts'

/** Chinese words of the demo brands’ notices and promotions, by key. */
export const zh: Readonly<Record<string, Words>> = {
  'welcome-sen': {
    title: '注册即送 58,000₫。',
    body: '<p>只需用户名和密码即可注册，礼金一秒后到账。</p>',
    linkLabel: '立即注册',
  },
  vietqr: {
    title: 'VietQR 存款，支持所有银行。',
    body: '<p>用银行应用扫一个码：金额与附言已自动填好，通常一分钟内到账。</p>',
    linkLabel: '存款说明',
  },
  'promotion-welcome-sen': {
    title: '新会员专享 58,000₫',
    body: '<p>开户后一秒，58,000 VND 即可到账。</p><ul><li>每人一次，注册时发放。</li><li>这是真实余额：无需代码，无需领取。</li></ul>',
    linkLabel: '立即注册',
  },
  'welcome-credit': {
    title: '注册即送 ₱1,000。',
    body: '<p>只需用户名和密码即可注册，礼金一秒后到账。</p>',
    linkLabel: '立即注册',
  },
  'lucky-twenty': {
    title: '二十条线，一个不断增长的奖池。',
    body: '<p>幸运二十的每次旋转都会注入奖池，每次付费旋转都有机会赢走。</p>',
    linkLabel: '玩幸运二十',
  },
  'provably-fair': {
    title: '不必相信我们，请验证我们。',
    body: '<p>服务器种子在游戏前已承诺，更换时公开。每一局都可亲自验证。</p>',
    linkLabel: '验证一局',
  },
  'dice-99': {
    title: '返还 99% 的骰子。',
    body: '<p>胜率可选 1% 至 98%。无论如何设置，回报率都一样。</p>',
    linkLabel: '开始掷骰',
  },
  'marquee-pot': { title: '幸运二十：每笔投注的 0.5% 注入神秘奖池', body: '', linkLabel: null },
  'marquee-dice': { title: '骰子：无论选择何种胜率，回报率都是 99%', body: '', linkLabel: null },
  'marquee-verify': { title: '每一局都有凭证：可在投注记录或验证页查看', body: '', linkLabel: null },
  'player-record': {
    title: '回放您玩过的每一局',
    body: '<p>点开投注记录中的任意一笔，即可还原当时的一局：过程、前后余额以及凭证。</p>',
    linkLabel: null,
  },
  'promotion-welcome': {
    title: '新会员专享 ₱1,000.00',
    body: '<p>开户后一秒，1,000.00 PHP 即可到账。</p><h3>活动说明</h3><ul><li>每人一次，注册时发放。</li><li>由优惠账户转入您的余额，并记录在账户明细中。</li><li>这是真实余额：无需代码，没有流水要求，无需领取。</li></ul>',
    linkLabel: '立即注册',
  },
  'promotion-pot': {
    title: '幸运二十神秘奖池',
    body: '<p>每笔投注的 0.5% 注入奖池，每次付费旋转都有机会赢走。投注越大，机会越大，严格按比例。</p><ul><li>奖池记在账上：进多少，出多少。</li><li>开出后从储备金重新开始累积。</li></ul>',
    linkLabel: '玩幸运二十',
  },
  'promotion-dice': {
    title: '骰子 99% 回报，任选胜率',
    body: '<p>无论您以 2% 还是 98% 的胜率掷骰，玩家回报率都是 99%。游戏规则说明了它如何由所选胜率得出。</p>',
    linkLabel: '玩骰子',
  },
  'promotion-check-week': {
    title: '验证周',
    body: '<p>七天里，我们一起验证：更换您的种子，打开验证页面，重新计算自己玩过的每一局。</p><ul><li>没有奖品，也不收费：只有确定。</li><li>对不上的一局会交给游戏工作室，您会得到答复。</li></ul>',
    linkLabel: '验证一局',
  },
  'promotion-opening-week': {
    title: '开业周',
    body: '<p>本站以两款自研游戏开业。第一周的每一局仍在您的投注记录中，并附有凭证。</p>',
    linkLabel: '自研游戏',
  },
  'popup-fair-play': {
    title: '随时欢迎验证我们',
    body: '<p>您的每一局都有凭证。请不时更换种子：旧的服务器种子会公开，用它玩过的每一局都可在浏览器中重新计算。</p>',
    linkLabel: '原理说明',
  },
}
