import { expect, type Page } from '@playwright/test'
import { openGame, rollButton, ROUNDS } from './games.ts'
import { headerBalance, PASSWORD, tryLogin } from './member.ts'

export interface Screen {
  readonly name: string
  /** Where it is; `round` is one that the member played. */
  readonly path: (round: string) => string
  readonly who: 'guest' | 'member' | 'agent'
  /** It is a modal; what lies below it is another screen. */
  readonly modal?: true
}

/** What opens from the overview of one's account. */
const PARTS = [
  'profile',
  'email',
  'mobile',
  'payment_password',
  'payout',
  'documents',
  'authenticator',
  'history',
  'limits',
]

/** Pages of the agent centre. */
const AGENT_PAGES = [
  'announcement',
  'overview',
  'registerCenter',
  'registerCenter.direct',
  'team',
  'betting',
  'profit',
  'transactions',
]

/** Every screen there is, by address. */
export const SCREENS: readonly Screen[] = [
  { name: 'home for a guest', path: () => '/', who: 'guest' },
  { name: 'home for a member', path: () => '/', who: 'member' },
  { name: 'a lobby', path: () => '/inhouse', who: 'member' },
  { name: 'the login', path: () => '/login', who: 'guest', modal: true },
  { name: 'the registration', path: () => '/register', who: 'guest', modal: true },
  { name: 'the lost password', path: () => '/?modal=forgetPassModal', who: 'guest', modal: true },
  { name: 'my account', path: () => '/?modal=memberCentre&centre=securityCenter', who: 'member', modal: true },
  { name: 'the wallet', path: () => '/?modal=memberCentre&centre=transferFund', who: 'member', modal: true },
  { name: 'the deposit page', path: () => '/?modal=memberCentre&centre=depositv2', who: 'member', modal: true },
  { name: 'the withdrawal page', path: () => '/?modal=memberCentre&centre=withdraw', who: 'member', modal: true },
  { name: 'the transfer page', path: () => '/?modal=memberCentre&centre=transferUpline', who: 'member', modal: true },
  {
    name: 'the betting record',
    path: () => '/?modal=memberCentre&centre=personalHistoryCopy',
    who: 'member',
    modal: true,
  },
  {
    name: 'the account record',
    path: () => '/?modal=memberCentre&centre=transactionHistory',
    who: 'member',
    modal: true,
  },
  { name: 'profit and loss', path: () => '/?modal=memberCentre&centre=personalProfit', who: 'member', modal: true },
  ...PARTS.map((part): Screen => ({
    name: `my account, ${part}`,
    path: () => `/?modal=memberCentre&centre=securityCenter.${part}`,
    who: 'member',
    modal: true,
  })),
  { name: 'Dice', path: () => '/game?gameCode=DICE', who: 'member' },
  { name: 'Lucky Twenty', path: () => '/game?gameCode=LUCKY_TWENTY', who: 'member' },
  { name: 'a round', path: (round) => `/rounds/${round}`, who: 'member' },
  { name: 'the verify page', path: () => '/verify', who: 'guest' },
  { name: 'the verify page of a draw', path: () => '/lottery/verify', who: 'guest' },
  { name: 'the search', path: () => '/verify?modal=search', who: 'member', modal: true },
  { name: 'the menu of a phone', path: () => '/verify?modal=menu', who: 'member', modal: true },
  { name: 'customer service', path: () => '/support', who: 'guest' },
  { name: 'the live lobby', path: () => '/live', who: 'member' },
  { name: 'a lottery', path: () => '/lottery', who: 'guest' },
  { name: 'the notices', path: () => '/noticePage', who: 'member' },
  { name: 'the notice window', path: () => '/verify?modal=notice', who: 'member', modal: true },
  { name: 'the games of a vendor', path: () => '/verify?modal=gamePopup&vendor=CROUPIER', who: 'guest', modal: true },
  { name: 'the VIP club', path: () => '/vip', who: 'member' },
  { name: 'the points mall', path: () => '/pointMall', who: 'member' },
  { name: 'the promotions', path: () => '/promotions', who: 'guest' },
  { name: 'the help centre', path: () => '/help', who: 'member' },
  { name: 'the app page', path: () => '/down', who: 'guest' },
  { name: 'the page for partners', path: () => '/join', who: 'guest' },
  { name: 'the page about responsible gaming', path: () => '/responsible-gaming', who: 'guest' },
  { name: 'the winners', path: () => '/winners', who: 'member' },
  { name: 'the not-found page', path: () => '/nowhere', who: 'guest' },
  ...AGENT_PAGES.map((one): Screen => ({
    name: `the agent centre, ${one}`,
    path: () => `/verify?modal=agentCentre&centre=${one}`,
    who: 'agent',
    modal: true,
  })),
]

/** Log in on a brand's site and win a round, so that every screen has something to show. Answers the round's id. */
export async function settleIn(page: Page, site: string, account: string): Promise<string> {
  await page.goto(`${site}/login`)
  await tryLogin(page, account, PASSWORD)
  await expect(headerBalance(page)).toBeVisible()
  await openGame(page, 'DICE', site)
  await page.getByRole('textbox', { name: 'Win chance' }).fill('98')
  await page.keyboard.press('Enter')
  for (;;) {
    await expect(rollButton(page)).toBeEnabled()
    const answered = page.waitForResponse(ROUNDS)
    await rollButton(page).click()
    const { value } = await (await answered).json()
    if (Number(value.payout) > 0) return value.roundId
  }
}

/** Go to another address of the site as its own links do, with nothing loaded anew, and wait until it is shown. */
export async function turnTo(page: Page, address: string) {
  // The router puts itself on `window` for its developer tools once the site has started.
  await page.waitForFunction(() => '__TSR_ROUTER__' in globalThis)
  await page.evaluate(async (href) => {
    const site = globalThis as typeof globalThis & {
      readonly __TSR_ROUTER__: { navigate(to: { readonly href: string }): Promise<void> }
    }
    await site.__TSR_ROUTER__.navigate({ href })
  }, address)
}

/** Wait until nothing of a screen is on its way. */
export async function settled(page: Page, { modal }: Pick<Screen, 'modal'>) {
  const place = modal ? page.getByRole('dialog') : page
  await expect(place.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(changing)).toBe(0)
}

/** How much is still fading or sliding into its place; what runs for ever does not count. */
const changing = () =>
  document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity
  }).length
