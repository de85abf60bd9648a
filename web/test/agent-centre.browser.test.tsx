import '@croupier/kit/theme/base.css'
import { agentBets, agentTeam, agentOverview, findInTeam } from '@croupier/contract/agent.ts'
import {
  agentLinks,
  makeAgentLink,
  openTeamAccount,
  raiseRebates,
  setAgentLinkState,
} from '@croupier/contract/agent-links.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { lineTransfers } from '@croupier/contract/downline-transfers.ts'
import { answerCalls, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Modals } from '../src/shell/modals.tsx'
import { agentInfo, answerAgent, linkOf, pageOf, treeOf, wholeTree } from './agent-answers.ts'
import { idOf, overview } from './agent-overview-answer.ts'
import { showPart } from './show-part.tsx'

const GROUPS = ['shell', 'agent', 'centre', 'identity', 'betting', 'content', 'wallet']

interface CentreOptions {
  /** Of the address, behind the page's name. */
  readonly search?: string
  readonly agentType?: number
  readonly isGuest?: boolean
  readonly tree?: ReturnType<typeof treeOf>
  readonly language?: 'en' | 'vi'
}

async function showCentre(centre: string, options: CentreOptions = {}): Promise<RouterHistory> {
  const { search = '', agentType = 1, isGuest = false, tree = wholeTree, language = 'en' } = options
  const history = createMemoryHistory({ initialEntries: [`/?modal=agentCentre&centre=${centre}${search}`] })
  await showPart(<Modals />, language, GROUPS, { agentType, isGuest, tree, history })
  return history
}

const centre = () => page.getByRole('dialog', { name: 'Agent centre' })
const menu = () => centre().getByRole('navigation', { name: 'Agent centre' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const textOf = (element: { readonly element: () => Element }) => () => element.element().textContent

test('the menu has what the brand has, in the specification’s order, and begins with the overview', async () => {
  answerAgent()
  await showCentre('')
  await expect
    .poll(() =>
      menu()
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'Announcement',
      'Team overview',
      'Account registration',
      'Team management',
      'Team betting',
      'User profit and loss',
      'Transaction details',
    ])
  await expect.element(menu().getByRole('button', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(textOf(menu())).toContain('18 agents, 412 members')
})

test('a page that the brand is without does not exist, and the first that it has takes its place', async () => {
  answerAgent()
  await showCentre('team', { tree: treeOf('agent_registration', 'agent_profit') })
  await expect
    .element(menu().getByRole('button', { name: 'Account registration' }))
    .toHaveAttribute('aria-current', 'page')
  expect(menu().getByRole('button').elements()).toHaveLength(2)
})

test('a guest finds the login in its place', async () => {
  answerCalls()
  await showCentre('', { isGuest: true })
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test.each([
  [4, 'You are playing with play money. Register to play for real.'],
  [0, 'The agent centre is for agent accounts.'],
])('an account of type %i is told that it needs another one', async (type, text) => {
  answerAgent().to(memberInfo, { ...agentInfo, type, isAgent: type })
  await showCentre('', { agentType: type })
  await expect.element(page.getByText('A real account is required')).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  expect(centre().elements()).toHaveLength(0)
})

test.each([1, 2, 41, 42])('an account of type %i is let in', async (type) => {
  answerAgent().to(memberInfo, { ...agentInfo, type, isAgent: type })
  await showCentre('', { agentType: type })
  await expect.element(centre().getByText(type % 40 === 1 ? 'General agent' : 'Agent', { exact: true })).toBeVisible()
})

test('the overview asks for fourteen days, then for those that are chosen, and steps back by as many', async () => {
  const server = answerAgent()
  await showCentre('overview')
  await expect.poll(textOf(centre())).toContain('2,914,300')
  const spanOf = ({ query }: { query: Readonly<Record<string, string>> }) =>
    (Date.parse(query['to'] ?? '') - Date.parse(query['from'] ?? '')) / 86_400_000 + 1
  expect(server.asked(agentOverview).map(spanOf)).toEqual([14])
  await button('7 days').click()
  await expect.poll(() => server.asked(agentOverview).map(spanOf)).toEqual([14, 7])
  await button('Earlier').click()
  await expect.poll(() => server.asked(agentOverview)).toHaveLength(3)
  const [, week, before] = server.asked(agentOverview)
  expect(server.asked(agentOverview).map(spanOf)).toEqual([14, 7, 7])
  expect(Date.parse(before?.query['to'] ?? '')).toBeLessThan(Date.parse(week?.query['from'] ?? ''))
})

test('each figure stands against the days before, and the members’ loss is said', async () => {
  answerAgent()
  await showCentre('overview')
  await expect.poll(textOf(centre())).toContain('9.2% more than before')
  expect(centre().element().textContent).toContain('4.0% less than before')
  expect(centre().element().textContent).toContain('−612,480members lost')
  await button('Show as a table').click()
  await expect.element(centre().getByRole('table', { name: 'Deposits and withdrawals' })).toBeVisible()
})

test('an agent with nobody below is led to registration', async () => {
  answerAgent().to(agentOverview, { ...overview, size: { agents: 0, members: 0 } })
  const history = await showCentre('overview')
  await centre().getByRole('button', { name: 'Account registration' }).last().click()
  await expect.poll(() => history.location.search).toContain('centre=registerCenter')
})

test('what did not come is asked for again', async () => {
  const server = answerAgent().to(agentOverview, refusalAnswer('invalid_request'))
  await showCentre('overview')
  await expect.element(button('Try again')).toBeVisible()
  server.to(agentOverview, overview)
  await button('Try again').click()
  await expect.poll(textOf(centre())).toContain('2,914,300')
})

/** Moves a slider as its keys do. */
async function slide(name: string | RegExp, value: number) {
  await page.getByRole('slider', { name }).fill(String(value))
}

test('a link is made of what was chosen, after it was said what it means on 1,000.00', async () => {
  const server = answerAgent()
  server.to(makeAgentLink, linkOf(310, { name: 'Friends', code: 'K9D5VL' }))
  await showCentre('registerCenter')
  await button('Create the link').click()
  await expect.element(page.getByText('Enter a name')).toBeVisible()
  expect(server.asked(makeAgentLink)).toEqual([])
  await page.getByRole('textbox', { name: 'Name, only you see it' }).fill('Friends')
  await slide('Lottery rebate', 50)
  await slide('Rebate, other games', 25)
  await page.getByRole('textbox', { name: 'Accounts at most' }).fill('200')
  await expect.poll(textOf(centre())).toContain('prize mode 1900')
  expect(centre().element().textContent).toContain('They get ₱50.00You keep ₱30.00 of ₱80.00')
  expect(centre().element().textContent).toContain('They get ₱2.50You keep ₱2.50 of ₱5.00')
  const before = server.asked(agentLinks).length
  await button('Create the link').click()
  await expect
    .poll(() => server.asked(makeAgentLink).map(({ body }) => body))
    .toEqual([
      {
        id: expect.any(String),
        name: 'Friends',
        type: 'player',
        rebates: { lottery: 5, casino: 0.25 },
        endsOn: null,
        quota: 200,
      },
    ])
  await expect.poll(() => server.asked(agentLinks).length).toBeGreaterThan(before)
})

test('a link whose answer is lost is made again under its own id', async () => {
  const server = answerAgent().to(makeAgentLink, () => Promise.reject(new TypeError('lost')))
  await showCentre('registerCenter')
  await page.getByRole('textbox', { name: 'Name, only you see it' }).fill('Friends')
  await button('Create the link').click()
  await expect.element(centre().getByRole('alert')).toBeVisible()
  await button('Create the link').click()
  await expect.poll(() => server.asked(makeAgentLink).length).toBe(2)
  const [first, second] = server.asked(makeAgentLink)
  expect(second?.body).toEqual(first?.body)
})

test('a link is closed after a question', async () => {
  const server = answerAgent().to(setAgentLinkState, linkOf(301, { state: 'closed' }))
  await showCentre('registerCenter')
  await button('Close Weekend group').first().click()
  const sure = page.getByRole('dialog', { name: 'Close “Weekend group”?' })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  expect(server.asked(setAgentLinkState)).toEqual([])
  await button('Close Weekend group').first().click()
  await sure.getByRole('button', { name: 'Close the link' }).click()
  await expect
    .poll(() => server.asked(setAgentLinkState).map(({ params, body }) => [params['linkId'], body]))
    .toEqual([[idOf(301), { state: 'closed' }]])
})

test('the first password of an account is shown once, and that it has to be changed', async () => {
  const server = answerAgent().to(openTeamAccount, {
    memberId: idOf(900),
    account: 'marisol',
    firstPassword: 'k7Fq-93Lw',
  })
  await showCentre('registerCenter.direct')
  await page.getByRole('textbox', { name: 'Account name' }).fill('marisol')
  await button('Agent').click()
  await button('Open the account').click()
  await expect.element(page.getByText('k7Fq-93Lw')).toBeVisible()
  await expect.element(page.getByText(/must be changed at the first login/)).toBeVisible()
  expect(server.asked(openTeamAccount).map(({ body }) => body)).toEqual([
    { id: expect.any(String), username: 'marisol', type: 'agent', rebates: { lottery: 0, casino: 0 } },
  ])
  await button('Open another account').click()
  expect(page.getByText('k7Fq-93Lw').elements()).toHaveLength(0)
})

test('the tree is opened by levels, a page at a time', async () => {
  const server = answerAgent()
  await showCentre('team')
  await button('Show who is under agent02').click()
  await expect.element(button('134 more under agent02')).toBeVisible()
  await button('134 more under agent02').click()
  await expect
    .poll(() => server.asked(agentTeam).map(({ query }) => [query['memberId'], query['reach'], query['pageNo']]))
    .toEqual([
      [undefined, 'children', '1'],
      [idOf(102), 'children', '1'],
      [idOf(102), 'children', '2'],
    ])
  await button('Hide who is under agent02').click()
  await expect.poll(() => page.getByRole('row', { name: /agent03/ }).elements()).toHaveLength(0)
})

test('the team is filtered, sorted and listed by the server', async () => {
  const server = answerAgent()
  await showCentre('team')
  await button('Result').click()
  await button('List').click()
  await page.getByRole('combobox', { name: 'Filter' }).selectOptions('Silent for 7 days')
  await expect
    .poll(() => {
      const query = server.asked(agentTeam).at(-1)?.query ?? {}
      return [query['reach'], query['sort'], query['ascending'], query['filter']]
    })
    .toEqual(['all', 'result', 'false', 'silent_7'])
})

test('somebody is opened at the right, with what the agent may do about them', async () => {
  const server = answerAgent().to(raiseRebates, { rebates: { lottery: 7, casino: 0.3 } })
  const history = await showCentre('team')
  await button('Agent agent02').click()
  await expect.poll(() => history.location.search).toContain(`team.${idOf(102)}`)
  await expect.element(button('Transfer to agent02')).toBeVisible()
  await button('Raise the rebate').click()
  const dialog = page.getByRole('dialog', { name: 'Raise the rebate of agent02' })
  await expect.element(dialog.getByRole('slider', { name: 'Lottery rebate' })).toHaveAttribute('min', '60')
  await dialog.getByRole('slider', { name: 'Lottery rebate' }).fill('70')
  await expect.element(dialog.getByText('6.0% → 7.0%')).toBeVisible()
  await dialog.getByRole('button', { name: 'Raise the rebate' }).click()
  await expect
    .poll(() => server.asked(raiseRebates).map(({ params, body }) => [params['memberId'], body]))
    .toEqual([[idOf(102), { rebates: { lottery: 7, casino: 0.3 } }]])
})

test('money goes to those right below alone', async () => {
  answerAgent()
  const history = await showCentre(`team.${idOf(103)}`)
  await expect.element(button('Bets of this line')).toBeVisible()
  expect(button(/^Transfer to/).elements()).toHaveLength(0)
  expect(button('Raise the rebate').elements()).toHaveLength(0)
  await button('Bets of this line').click()
  await expect.poll(() => history.location.search).toContain(`betting.${idOf(103)}`)
})

test('the way to a transfer carries the account', async () => {
  answerAgent()
  const history = await showCentre(`team.${idOf(102)}`)
  await button('Transfer to agent02').click()
  await expect.poll(() => history.location.search).toContain('transferTo=agent02')
  expect(history.location.search).toContain('centre=transferUpline')
})

test('an account is found where it is typed in full, and a stranger is nobody', async () => {
  const server = answerAgent().to(findInTeam, refusalAnswer('not_found'))
  const history = await showCentre('team')
  const search = page.getByRole('searchbox', { name: 'Account in my line' })
  await search.fill('stranger')
  search.element().closest('form')?.requestSubmit()
  await expect.element(page.getByText('No such account in your line')).toBeVisible()
  server.to(findInTeam, { memberId: idOf(109), account: 'agent09', isAgent: true, path: [] })
  await search.fill('agent09')
  search.element().closest('form')?.requestSubmit()
  await expect.poll(() => history.location.search).toContain(`team.${idOf(109)}`)
  expect(server.asked(findInTeam).map(({ query }) => query)).toEqual([{ account: 'stranger' }, { account: 'agent09' }])
})

test('bets are asked for as they are filtered, of somebody with all below', async () => {
  const server = answerAgent()
  await showCentre(`betting.${idOf(102)}`, { search: '&betCategory=LIVE&fromDay=2026-11-01&toDay=2026-11-07' })
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Won')
  await expect
    .poll(() => server.asked(agentBets).at(-1)?.query)
    .toEqual({
      from: '2026-11-01',
      to: '2026-11-07',
      category: 'LIVE',
      status: 'won',
      memberId: idOf(102),
      pageNo: '1',
    })
  await expect.poll(textOf(centre())).toContain('−₱2,530.00')
})

test('profit and loss is shown by time and by branch', async () => {
  const server = answerAgent()
  await showCentre('profit')
  await expect.element(centre().getByRole('table', { name: 'User profit and loss' })).toBeVisible()
  await button('Branch').click()
  await expect.poll(() => server.asked(agentTeam).at(-1)?.query['sort']).toBe('result')
  await expect.element(centre().getByRole('row', { name: /agent09/ })).toBeVisible()
})

test('transfers of the days are summed by what is chosen', async () => {
  answerAgent()
  await showCentre('transactions')
  await expect.poll(textOf(centre())).toContain('−₱3,749.50')
  await page.getByRole('combobox', { name: 'Direction' }).selectOptions('Received')
  await expect.poll(() => centre().getByRole('row').elements()).toHaveLength(2)
  expect(centre().element().textContent).toContain('+₱1,250.50')
})

test('days without a transfer are said to be so', async () => {
  answerAgent().to(lineTransfers, pageOf([]))
  await showCentre('transactions')
  await expect.element(page.getByText('No transfers in these days')).toBeVisible()
})
