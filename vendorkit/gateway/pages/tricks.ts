import { isOn, type Trick, TRICKS } from '../notices.ts'
import type { Store } from '../store.ts'
import { Html, html } from './html.ts'

const WORDS: Readonly<Record<Trick, readonly [name: string, explanation: string]>> = {
  twice: ['Send it twice', 'The site hears the same notice again.'],
  hold: ['Hold it back', 'It waits on the page of notices until somebody presses Send now.'],
  behind: ['Out of order', 'It is sent after the notice that comes after it.'],
  forge: ['Wrong signature', 'The site must refuse it, until somebody presses Send now.'],
}

/** Switches for what is to happen to the next notice; `back` is the page they stand on. */
export const tricks = (store: Store, back: string): Html =>
  html`<div class="tricks">${TRICKS.map((trick) => one(trick, isOn(store, trick), back))}</div>`

function one(trick: Trick, on: boolean, back: string): Html {
  const [name, explanation] = WORDS[trick]
  return html`<form method="post" action="/notices/tricks">
    <input type="hidden" name="trick" value="${trick}" />
    <input type="hidden" name="state" value="${on ? 'off' : 'on'}" />
    <input type="hidden" name="back" value="${back}" />
    <span><strong>${name}</strong><br /><span class="quiet">${explanation}</span></span>
    <button class="small" aria-pressed="${on ? 'true' : 'false'}" aria-label="${name}">${on ? 'On' : 'Off'}</button>
  </form>`
}

/** The switches, folded until somebody wants to try something; open once something is on. */
export const foldedTricks = (store: Store, back: string): Html =>
  html`<details class="card" ${TRICKS.some((trick) => isOn(store, trick)) && new Html('open')}>
    <summary>Try something out on the next notice</summary>
    <p class="quiet">The gateway tells the site what happened by a signed notice.</p>
    ${tricks(store, back)}
  </details>`
