import type { Words } from '../../src/modules/content/store.ts'

/** Japanese words of the demo brands’ notices and promotions, by key. */
export const ja: Readonly<Record<string, Words>> = {
  'welcome-sen': {
    title: '新規登録で58,000₫。',
    body: '<p>ユーザー名とパスワードで登録すると、1秒後に残高へ反映されます。</p>',
    linkLabel: 'アカウントを作成',
  },
  vietqr: {
    title: 'VietQRで、どの銀行からでも入金。',
    body: '<p>銀行アプリでコードを読み取るだけ。金額と参照番号は入力済みで、通常1分以内に反映されます。</p>',
    linkLabel: '入金方法',
  },
  'promotion-welcome-sen': {
    title: '新規会員全員に58,000₫',
    body: '<p>口座を開設すると、1秒後に58,000 VNDが残高に入ります。</p><ul><li>登録時に、お一人様1回限り。</li><li>実際の残高です。コードも申請も不要です。</li></ul>',
    linkLabel: 'アカウントを作成',
  },
  'welcome-credit': {
    title: '₱1,000からスタート。',
    body: '<p>ユーザー名とパスワードで登録するだけ。ボーナスは1秒後に残高へ入ります。</p>',
    linkLabel: 'アカウント作成',
  },
  'lucky-twenty': {
    title: '20ライン。増え続けるポット。',
    body: '<p>ラッキー20はスピンのたびにポットが増え、有料スピンなら誰でも獲得のチャンスがあります。</p>',
    linkLabel: 'ラッキー20をプレイ',
  },
  'provably-fair': {
    title: '信じるより、検証を。',
    body: '<p>サーバーシードはプレイ前に確定し、更新時に公開されます。どのラウンドもご自身で検証できます。</p>',
    linkLabel: 'ラウンドを検証',
  },
  'dice-99': {
    title: '還元率99%のダイス。',
    body: '<p>勝率は1%から98%まで自由に選べます。どこに設定しても還元率は同じです。</p>',
    linkLabel: 'ダイスをロール',
  },
  'marquee-pot': { title: 'ラッキー20：各ベットの0.5%がミステリーポットへ', body: '', linkLabel: null },
  'marquee-dice': { title: 'ダイスはどの勝率でも還元率99%', body: '', linkLabel: null },
  'marquee-verify': {
    title: '全ラウンドに証明付き：ベット履歴または検証ページで確認できます',
    body: '',
    linkLabel: null,
  },
  'player-record': {
    title: 'プレイしたラウンドをリプレイ',
    body: '<p>ベット履歴の各ベットから、当時のラウンドをそのまま開けます。経過、前後の残高、証明まで確認できます。</p>',
    linkLabel: null,
  },
  'promotion-welcome': {
    title: '新規会員全員に₱1,000.00',
    body: '<p>アカウントを作成すると、1秒後に1,000.00 PHPが残高に入ります。</p><h3>しくみ</h3><ul><li>お一人様1回、登録時に付与されます。</li><li>プロモーション口座から残高に振り替えられ、取引履歴に記録されます。</li><li>そのまま使える残高です。コード、ベット条件、受け取り手続きはありません。</li></ul>',
    linkLabel: 'アカウント作成',
  },
  'promotion-pot': {
    title: 'ラッキー20のミステリーポット',
    body: '<p>各ベットの0.5%がポットに入り、有料スピンなら誰でも獲得のチャンスがあります。ベットが大きいほど、確率は正確に比例して高くなります。</p><ul><li>ポットは帳簿に記録され、入った分だけ払い出されます。</li><li>獲得後は準備金から再び始まります。</li></ul>',
    linkLabel: 'ラッキー20をプレイ',
  },
  'promotion-dice': {
    title: 'どの勝率でも99%のダイス',
    body: '<p>勝率2%でも98%でも、還元率は99%です。選んだ勝率からどう決まるかはゲームのルールで確認できます。</p>',
    linkLabel: 'ダイスをプレイ',
  },
  'promotion-check-week': {
    title: '検証ウィーク',
    body: '<p>7日間、一緒にラウンドを検証します。シードを更新し、検証ページを開いて、ご自身のラウンドを計算し直してください。</p><ul><li>賞品も費用もありません。得られるのは確信だけです。</li><li>計算の合わないラウンドはスタジオが調べ、お答えします。</li></ul>',
    linkLabel: 'ラウンドを検証',
  },
  'promotion-opening-week': {
    title: 'オープニングウィーク',
    body: '<p>2つのオリジナルゲームでオープンしました。最初の1週間のラウンドは、証明とともに今もベット履歴に残っています。</p>',
    linkLabel: 'オリジナルゲーム',
  },
  'popup-fair-play': {
    title: 'いつでも検証してください',
    body: '<p>すべてのラウンドに証明があります。ときどきシードを更新してください。古いサーバーシードが公開され、それを使ったラウンドをブラウザで再計算できます。</p>',
    linkLabel: 'しくみ',
  },
}
