import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Machine } from './machine.ts'
import { type Figure, isReached, type Measurement, type Pace } from './result.ts'

interface BenchResult extends Measurement {
  readonly name: string
  readonly at: string
  readonly pace: Pace
  readonly machine: Machine
}

const BENCHES = {
  ledger: `## Ledger

Random members pay one hot house account; 512 callers through group commit and the wallet's door. In the same
run, on the same database and one after the other: the usual way (a PL/pgSQL function a transfer that locks
both rows in id order, checks the floor, updates both balances and writes the transfer; 32 connections, a
transaction each), and a bare \`insert … select\` of the rows that the ledger has just written, in batches of
the same sizes, into a table with the same columns, checks and indexes, and nothing else.`,
  record: `## Account record

Pages of a member’s record, a tenth of a ledger that grows to ten million transfers over thirty days: any range, kind and page, with exact
totals. Then \`npm run ledger:verify\` over the whole of it in a process of its own, and over its last hour alone.`,
  endings: `## Ends of bets

A round with a million open bets of twenty thousand members, a tenth of them paid: from the result, which is a table of what is paid, to
the last payout, part by part, each a transaction. Beside it a bare update of the same rows in one statement that pays nobody and is taken
back; and dice rounds over HTTP by the same members, before and while another such round ends. Then the round is settled anew by another
result: what that comes to is said beforehand, and then it is done, part by part.`,
  'correction-kills': `## Kills in corrections

A settled round of a live table with twenty thousand bets is settled anew by another outcome, again and again; each time the process that
works or the database is killed somewhere in it. \`npm run bench -- correction-kills\`, some five minutes.`,
  'recount-kills': `## Kills in re-counts

Figures are counted anew from nothing while bets go on, and the process that counts, the site or the database is killed somewhere in it.
\`npm run bench -- recount-kills\`, some ten minutes.`,
  'move-kills': `## Kills in moves

A branch moves in the tree and its day comes while bets go on, and the process that moves it, the site or the database is killed somewhere
in it. \`npm run bench -- move-kills\`, some ten minutes.`,
  model: `## Model

Random commands of members in parties of three, each sent twice at once and some once more long after: place, hold, accept, refuse, cash out
a part, settle, void, correct, reopen, end a round in parts, lay slips and decide their legs, collect and write off what is owed, bring and
take money. Connections are cut all the time, and whoever gets no
answer asks again. A plain book in memory must have an order of all that was sent at once in which it answers and stands as the product
does, after every step.`,
  legs: `## Legs of slips

Two hundred thousand open slips of three legs, one leg of each on the same selection: from its result, by which all of them are lost, to
the last end, part by part, each a transaction in which the legs are decided, the slips end and their rounds are closed.`,
  history: `## History

The past of the demo brands, 120 days of eighty members, written behind an open site at which sixteen others play dice: how long it takes,
how much room, and how much longer they wait than before it.`,
  hierarchy: `## Lines

Lines of a million members, ten levels deep, by the day: who of a hundred others stands above or below a member. Ten thousand of them
play on each of ninety days, which is counted for everybody above them; then what all below somebody played is asked for, by day and
category and in windows, half of the time of whoever stands above the whole million, while some settlements wait to be counted. Then a
branch of ten thousand moves to another agent while a member pays the house one transfer after the other.`,
  figures: `## Figures

What members played by hour and game: two million bets of twenty days counted from nothing, and what that takes beside the bets themselves;
then dice rounds over HTTP, 64 connections, beside the same rounds with the triggers of the figures taken off, and how long after the last
round everything is counted. Afterwards every figure is proved against the bets and the ledger.`,
  members: `## Console list

The console's list of members over a million of them: pages by any filters, sort, search and page, asked of the read behind the
call. Each answer says how many fit, up to the ten thousand that pages reach, and what those have together. Rows are generated in
the bench's own database; every page must have the rows that its count promises.`,
  live: `## Live channel

Three hundred boards, each as much as a market of an event, of which five hundred a second move in one price, and five thousand sockets that
each watch one of them and understand what has changed. In the end every page must have the state that its board has.`,
  rounds: `## Rounds

Complete rounds over HTTP (\`POST /wps/studio/rounds\`): session, validation, limits, bet, transfers, outcome
from the member's seeds, proof. The server is \`server/src/main.ts\` in its own process; 64, 256 and 512 connections of a
lean load generator run on the same cores. Beside it empty answers of the same process by the same generator, and the same server
with a group commit of one: a transaction for every round, as many at once as batches have lanes, and once more with twelve at once.
Processor is what the server and the database took for one round; it says more than rates where others use the machine. After each run every
acknowledged id must be there once, with its bet, its round and its transfer.`,
  fuzz: `## Fuzz

Requests of every call by guests, members, agents, players for play money, every operator and the other brand: as the contract asks for
them, with one thing wrong, or broken as a whole. None may be answered with a 5xx that the call does not declare, take more than five
seconds, tell of the inside of the server in its answer or its log, or be refused with what the call does not declare.`,
  vendor: `## Vendor wallet

A vendor's players bet and settle over the signed HTTP API (\`POST /vendor/v1/bet\`, then \`settle\`), each caller the next pair as
soon as the last is answered; 64 callers of a lean load generator that signs every call, on the same cores. Beside it the same
server with a transaction for every call, two and twelve at once. Every acknowledged pair must be a bet that was settled and paid.`,
  logins: `## Logins

Logins by password over HTTP, encrypted as a browser does it, beside the bare argon2id checks (19 MiB, two passes, one
lane: the setting that OWASP recommends first) that one process does on the same cores, as many at once as the server
lets run: all cores but one; and against what the hashing of the server itself allows in the same run, by what
\`/metrics\` says that its hashes took there. Then dice rounds by members who are in, first alone and then while logins
storm.`,
  flood: `## Floods

Dice rounds by members, first alone and then while strangers flood the site from fifty connections (twenty sockets on the live channel)
with each of: the API's document, the live lobby, invented topics, captchas and challenges, the home page, searches, pictures of
themselves, and guesses at passwords. The limits are those of a brand that says nothing of them, and everybody calls from one address.
What counts is the rate and the p99 of the rounds beside those of the same run without a flood. \`npm run bench -- flood --runs=3
--seconds=10\`.`,
  enumeration: `## Enumeration

Whether the time of an answer tells that somebody has an account: calls for a name, a number or an e-mail that a member has
and for one that nobody has, in pairs over HTTP by one caller, the order of the two drawn anew for each. For each call the
median of what the unknown one took over what the known one of its pair took; the answers are compared too. What the calls
do is counted, statement by statement, in \`server/src/modules/identity/enumeration.db.test.ts\`.`,
  kills: `## Kills

\`kill -9\` of the server while callers play, then a plain start on the same folder.`,
  outage: `## Outages

\`kill -9\` of the database or of the server under callers who ask again with the same id, as the page does. What keeps them alive starts
them again: ready is when a round that was asked for after the kill is acknowledged and \`/readyz\` says yes. Ten times each.`,
  crash: `## Crash rounds

Two thousand players in one shared flight leave it by hand over HTTP: how soon each is answered.`,
  'crash-kills': `## Kills in crash rounds

\`kill -9\` of the server in any phase of a shared round, some for so long that the flight cannot go on.`,
  'multi-step-kills': `## Kills in multi-step rounds

\`kill -9\` of server, database and worker in turn while members are in the middle of mines, hi-lo and spins. A call without an
answer is made again, and an open round goes on where it was.`,
  'table-kills': `## Kills at live tables

\`kill -9\` of dealers, of the process that answers members and of the database, in every phase of shared rounds, while members bet,
take back and answer over HTTP. A call without an answer is made again. \`npm run bench -- table-kills\`, some ten minutes.`,
  tables: `## Live tables

Sixty tables of all games dealt by one process, and five thousand sockets at another that watch them: how soon a page is shown what
has changed at its table, and whether it is shown every phase of every round. \`npm run bench -- tables --runs=5 --seconds=30\`.`,
  'table-round': `## A shared round

Twenty thousand bets on one round, settled as the dealer does it, from when the outcome stands until everybody is paid. In the same
run and on the same database a transaction for every bet, twelve at once, with everything else the same.
\`npm run bench -- table-round --runs=5\`.`,
  'lottery-issue': `## Issues of lotteries

An issue with a million open lines of twenty thousand members, a tenth of them paid: from the result to the last payout, beside a bare
update of the same rows in one statement that is taken back. Then it has other numbers, by which a tenth of the lines move: what that comes
to is said beforehand, and then it is done. \`BENCH_LINES=100000\` measures fewer.`,
  'lottery-kills': `## Kills in lotteries

\`kill -9\` of the process that answers, draws and pays, and of the database, in every phase of an issue while members order and chase
over HTTP. A call without an answer is made again. \`npm run bench -- lottery-kills\`, some ten minutes.`,
  'vendor-kills': `## Kills in a vendor's storm

\`kill -9\` of the server while a vendor's players bet and settle over the signed HTTP API.`,
  engine: `## Slot engine

Lucky Twenty from a plain stream of random words, as the measurements of its return use it.`,
  'ticket-counts': `## Lines of lotteries

What the page and the server do with a line before it is bet, on every method of every family: the largest one that may be bet, up to a
hundred thousand tickets, is read and counted, with what it covers and could win; and twenty thousand typed tickets are read, for the
page and as an order has them.`,
  returns: `## Returns

What every bet of every game gives back when it is played from the product's own generator (HMAC-SHA256 of a fresh
server seed), beside its exact return. Of 100 measurements 99 lie within the interval; where a bet wins so rarely that a
bell curve does not describe it, the number of its wins is judged instead. Lucky Twenty is measured without its pot.`,
  'table-returns': `## Returns of the live tables

The same for every bet of the live tables, by each table of pays: a round answers all of them. Where nobody is asked, cards come
from shoes that are dealt to the cut card; where players decide, they play the way for which the exact figure is counted.`,
  'lottery-returns': `## Returns of the lotteries

The same for a bet on every method of every family of lotteries, at the top mode and on numbers by chance: each family is drawn as the
product draws it, and a draw answers all of its methods. \`npm run bench -- lottery-returns\`, some fifty minutes.`,
  randomness: `## Random numbers

A hundred megabytes of the same generator as they come, and scaled to 37, 52 and 1,000,003 as the games scale them: chi-square, runs, serial
correlation, coupon collector and duplicates, each at 99 %, two-sided.`,
  webhooks: `## Webhooks

What a payment company says, over HTTP, each notice ten times and all of it at once. After each run every payment that
was spoken of must have been credited once, and the books must be exact.`,
  lobby: `## Lobby

A catalogue of five thousand games: lists by category in pages, filters, and search by name, also past slips of the finger, over
HTTP. Then the page of the slots on Lighthouse's mobile preset, with as many games.`,
  site: `## Home page

Lighthouse's mobile preset against the built site; bytes as they came over the wire.`,
  'live-lobby': `## Live lobby

The lobby of the live tables on a phone: how soon the first table can be pressed.`,
  games: `## Game screens

A slot, Plinko, Crash and two live tables on a mid-range phone: how soon after its tile was pressed a game can be played, or a running
round is joined, how soon from an address with nothing of the site at hand, and how evenly the page moves, with its processor slowed down
four times.`,
  crowd: `## Demo players

Two dozen demo players at three brands with all that they cause, at the pace of people; then a week of the site's clock, in which each hour
is played at fifty times that pace. Queues, memory, bets that outlive their rounds, figures and the ledger are looked at all the time and
in the end. \`npm run bench -- crowd\`, some four hours.`,
  'crowd-kills': `## Kills while demo players play

Site, database and the crowd's own process are killed by turns at any moment, and the clock is moved by a day and by a month.
\`npm run bench -- crowd-kills\`, some minutes.`,
  start: `## Start

From nothing to the first page, and again.`,
}

export type BenchName = keyof typeof BENCHES

const HEAD = `# Measurements

\`npm run bench\` measures everything, \`npm run bench -- ledger rounds\` only these, \`--quick\` tries a
bench out without noting its result, \`--runs=5 --seconds=20\` is how long it takes otherwise. Figures are
medians of the runs; ratios are taken within a run and then their median. What is measured is also checked: a
bench fails when a book does not add up or an acknowledged round is missing. Results as data: \`results/\`.
`

/** Write the page from the results that are there. */
export function writePage(folder: URL): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const results = new Map(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as BenchResult,
    ]),
  )
  const parts = Object.entries(BENCHES).map(([name, words]) => `${words}\n\n${sectionOf(results.get(name))}`)
  writeFileSync(new URL('../README.md', folder), `${HEAD}\n${parts.join('\n\n')}\n`)
}

function sectionOf(result: BenchResult | undefined): string {
  if (!result) return 'Not measured yet.'
  const { machine, pace, at, figures, notes = [] } = result
  const lines = figures.map(
    (figure) =>
      `| ${figure.measure} | ${shown(figure.value)}${unitOf(figure)} | ${boundOf(figure)} | ${runsOf(figure)} |`,
  )
  return [
    '| measure | median | asked for | runs |\n|---|---|---|---|',
    ...lines,
    '',
    ...notes.map((note) => `- ${note}`),
    `- ${at.slice(0, 10)}, ${pace.runs} × ${pace.seconds} s; ${machineIn(machine)}`,
  ].join('\n')
}

const machineIn = ({ processor, cores, memoryGb, system, node, fsyncMs, load }: Machine) =>
  `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}; a page reaches the disk in ${fsyncMs.p50} ms ` +
  `(p99 ${fsyncMs.p99} ms); load of the last minute before it began ${load}`

const unitOf = ({ unit }: Figure) => (unit === '' ? '' : ` ${unit}`)

const runsOf = ({ runs = [] }: Figure) => runs.map(shown).join(' · ')

function boundOf(figure: Figure): string {
  const { atLeast, atMost, aim } = figure
  const reached = isReached(figure)
  if (reached === undefined) return ''
  const bounds = [atLeast === undefined ? [] : `≥ ${shown(atLeast)}`, atMost === undefined ? [] : `≤ ${shown(atMost)}`]
  const bound = bounds.flat().join(', ')
  return `${bound}${aim === undefined ? '' : ` (aim ${shown(aim)})`} ${reached ? '✓' : '✗'}`
}

function shown(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
