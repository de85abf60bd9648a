// The page of a game: asks its own vendor alone, and tells the page around it that money has moved.

const byId = (id) => document.getElementById(id)
const game = JSON.parse(byId('game').textContent)
const [stage, said, desk, stake, balance] = ['stage', 'said', 'desk', 'stake', 'balance'].map(byId)
const still = matchMedia('(prefers-reduced-motion: reduce)').matches

/** Who shows us: known by the address it came from, never by what an address says of it. */
const around = document.referrer === '' ? undefined : new URL(document.referrer).origin
const tell = (type) => {
  if (around !== undefined && window.parent !== window) window.parent.postMessage({ type }, around)
}

const words = game.words
/** A text with what stands in its braces. */
const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name])

const example = () => (decimals === 0 ? '1000' : '1.00')
const wordsOf = (status) =>
  status === 'NOT_ENOUGH_MONEY' && game.wallet !== undefined
    ? fill(words.wallet_short, { wallet: game.wallet })
    : fill(words.statuses[status] ?? words.retry, { example: example() })

const NAMES = {
  reels: { line: words.line },
  cards: { 0: game.marks[0], 1: game.marks[1], tie: words.tie },
  duel: { 0: words.draw_card },
  match: { 0: game.marks[0], draw: words.draw, 1: game.marks[1] },
  bingo: { ticket: words.ticket },
  // A shot is chosen by what it pays, and stands in the order of the fish.
  fish: Object.fromEntries(game.choices.map(({ choice }, at) => [choice, game.marks[at]])),
}[game.play]
const nameOf = (choice) => NAMES?.[choice] ?? game.marks[Number(choice)] ?? choice

let seat
let decimals = 2
let chosen = game.choices[0].choice
let busy = false

function addChoices() {
  byId('choices').hidden = game.choices.length === 1
  for (const { choice, most } of game.choices) {
    const button = document.createElement('button')
    button.type = 'button'
    button.role = 'radio'
    button.dataset.choice = choice
    button.append(Object.assign(document.createElement('b'), { textContent: nameOf(choice) }))
    button.append(Object.assign(document.createElement('span'), { textContent: `${most / 100}×` }))
    button.addEventListener('click', () => choose(choice))
    byId('choices').append(button)
  }
  for (const name of document.querySelectorAll('#odds [data-choice]')) name.textContent = nameOf(name.dataset.choice)
  choose(chosen)
}

function choose(choice) {
  chosen = choice
  if (game.play === 'fish') draw()
  for (const button of byId('choices').children) button.ariaChecked = String(button.dataset.choice === choice)
}

/** Six shapes, from the rarest to the commonest, in the colours of the title. */
const SHAPES = [
  'M50 6 62 36 94 38 69 58 78 90 50 72 22 90 31 58 6 38 38 36Z',
  'M50 5 92 50 50 95 8 50Z',
  'M12 70V28l20 20L50 12l18 36 20-20v42zM12 78h76v12H12z',
  'M50 6c24 30 32 42 32 56a32 32 0 0 1-64 0c0-14 8-26 32-56z',
  'M10 86C10 36 36 10 90 10c0 52-26 78-66 72z',
  'M50 10a40 40 0 1 0 .1 0z',
]
const TINTS = ['#d90429', '#6a4cf0', '#e09f00', '#0077b6', '#2a9134', '#e76f51']
const FISH = 'M8 50C28 18 62 18 78 44L96 26v48L78 56C62 82 28 82 8 50zM28 44a5 5 0 1 0 .1 0z'
const BIRD = 'M30 90 38 62C18 54 16 30 30 18l-8-2 12-8 8 6c10 4 10 14 6 22 14 8 30 2 44-12-2 34-20 44-44 42l-4 24z'

/** A drawing beside its name, which is what is read out. */
function drawing(path, kind, tint) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 100 100')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  shape.setAttribute('fill', tint)
  shape.setAttribute('fill-rule', 'evenodd')
  svg.append(shape)
  const box = piece('', kind)
  box.append(svg)
  return box
}

const piece = (text, kind = '') =>
  Object.assign(document.createElement('div'), { className: `piece ${kind}`, textContent: text })
const RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')
const SUITS = ['♠', '♥', '♦', '♣']
const cardOf = (card) =>
  piece(RANKS[card % 13] + SUITS[Math.floor(card / 13)], Math.floor(card / 13) % 3 === 0 ? 'card' : 'card red')

/** What there is to see of an outcome; without one, how the table stands before. */
function draw(shown) {
  const scenes = {
    reels: () => (shown ?? [0, 1, 2]).map((symbol) => drawing(SHAPES[symbol], 'reel', TINTS[symbol])),
    cards: () => (shown ? shown.map(cardOf) : [piece('?', 'card'), piece('?', 'card')]),
    duel: () => (shown ? shown.map(cardOf) : [piece('?', 'card'), piece('?', 'card')]),
    dice: () => (shown ?? [1, 2, 3]).map((face) => piece(String(face), 'die')),
    wheel: () => [piece(shown ? game.marks[shown[0]] : '', 'wheel')],
    fish: () => {
      const size = game.choices.findIndex(({ choice }) => choice === chosen)
      return [drawing(FISH, `${shown?.[0] === 1 ? 'fish caught' : 'fish'} size${size}`, TINTS[size])]
    },
    match: () => [
      piece(game.marks[0], shown?.[0] === 0 ? 'side wins' : 'side'),
      piece('–', 'versus'),
      piece(game.marks[1], shown?.[0] === 1 ? 'side wins' : 'side'),
    ],
    bout: () => [
      piece(game.marks[0], shown?.[0] === 0 ? 'side wins' : 'side'),
      drawing(BIRD, 'versus', 'var(--ink)'),
      piece(game.marks[1], shown?.[0] === 1 ? 'side wins' : 'side'),
    ],
    bingo: () => {
      const [ticket, called] = shown ? [shown.slice(0, 5), shown.slice(5)] : [['·', '·', '·', '·', '·'], []]
      return [
        ...ticket.map((number) => piece(number, called.includes(number) ? 'ball hit' : 'ball')),
        ...called.map((number) => piece(number, 'ball small')),
      ]
    },
  }
  stage.replaceChildren(...scenes[game.play]())
}

const inWords = ({ shown, said: end }) => {
  const sideOf = (at) => game.marks[Number(at)]
  const ends = {
    reels: () => `${shown.map(sideOf).join(', ')}.`,
    cards: () => (end === 'tie' ? words.same_card : fill(words.higher_card, { side: sideOf(end) })),
    duel: () => (end === 'tie' ? words.same_card : fill(words.higher_card, { side: sideOf(end) })),
    dice: () => `${shown.join(', ')}: ${sideOf(end)}.`,
    wheel: () => `${sideOf(shown[0])}.`,
    fish: () => (end === 'hit' ? words.caught : words.missed),
    match: () => (shown[0] === 2 ? words.drawn : fill(words.won, { side: sideOf(shown[0]) })),
    bout: () => (shown[0] === 2 ? words.drawn : fill(words.won, { side: sideOf(shown[0]) })),
    bingo: () => fill(words.hits, { hits: end }),
  }
  return ends[game.play]()
}

async function ask(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

function setBusy(now) {
  busy = now
  byId('play').disabled = now || seat === undefined
  document.body.classList.toggle('busy', now)
}

function showBalance(amount, currency = balance.dataset.currency) {
  if (amount === undefined) return
  balance.dataset.currency = currency
  const look = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: decimals })
  balance.textContent = `${look.format(amount)} ${currency}`
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function play(event) {
  event.preventDefault()
  if (busy || seat === undefined) return
  if (room.has('room') && kept(Number(stake.value)) !== Number(stake.value)) {
    said.textContent = fill(words.limits, { min: room.get('stakeMin'), max: room.get('stakeMax') })
    return
  }
  setBusy(true)
  said.textContent = words.placed
  try {
    const [round] = await Promise.all([
      ask('/api/play', { id: crypto.randomUUID(), seat, stake: stake.value.trim(), choice: chosen }),
      pause(still ? 0 : 700),
    ])
    tell('croupier:balance')
    showBalance(round.balance)
    if (round.status !== 'OK') {
      said.textContent = wordsOf(round.status)
      if (round.status === 'TOKEN_EXPIRED') tell('croupier:expired')
      if (round.status === 'NOT_ENOUGH_MONEY' && game.wallet !== undefined) tell('croupier:funds')
      return
    }
    draw(round.shown)
    const won = Number(round.won) > 0
    stage.classList.toggle('won', Number(round.won) > Number(stake.value))
    said.textContent = `${inWords(round)} ${won ? fill(words.paid, { amount: round.won }) : words.no_win}`
  } catch {
    said.textContent = wordsOf('RETRY')
  } finally {
    setBusy(false)
  }
}

function step(factor) {
  const next = Math.max(Number(stake.value) * factor || 1, decimals === 0 ? 1 : 0.1)
  stake.value = kept(next).toFixed(decimals === 0 ? 0 : next < 1 ? 2 : 0)
}

const room = new URL(location.href).searchParams

/** A room has a smallest and a largest stake; elsewhere any will do. */
const kept = (amount) =>
  Math.min(Math.max(amount, Number(room.get('stakeMin') ?? 0)), Number(room.get('stakeMax') ?? Infinity))

async function open() {
  const address = new URL(location.href)
  const token = address.searchParams.get('token') ?? ''
  // It opens once; what stays in the address is worth nothing to anybody.
  address.searchParams.delete('token')
  history.replaceState(null, '', address)
  const opened = await ask('/api/open', { token, game: game.code }).catch(() => ({ status: 'RETRY' }))
  if (opened.status !== 'OK') {
    said.textContent = wordsOf(opened.status)
    if (opened.status === 'TOKEN_EXPIRED') tell('croupier:expired')
    return
  }
  seat = opened.seat
  decimals = opened.balance.split('.')[1]?.length ?? 0
  // What is typed is never replaced: it is open to typing from here on.
  stake.disabled = false
  if (decimals === 0) stake.value = '1000'
  stake.value = String(kept(Number(stake.value)))
  showBalance(opened.balance, opened.currency)
  setBusy(false)
  tell('croupier:ready')
  if (game.wallet !== undefined && Number(opened.balance) === 0) {
    said.textContent = wordsOf('NOT_ENOUGH_MONEY')
    tell('croupier:funds')
  }
}

addChoices()
draw()
setBusy(false)
desk.addEventListener('submit', (event) => void play(event))
byId('less').addEventListener('click', () => step(0.5))
byId('more').addEventListener('click', () => step(2))
byId('close').addEventListener('click', () => tell('croupier:close'))
void open()
