import { type Html, html } from '../../gateway/pages/html.ts'
import { CORRECT_MINUTES, EARLY_MINUTES, LATE_MINUTES } from '../publish.ts'
import type { Store } from '../store.ts'
import { type Switch, SWITCH_STATES, SWITCHES, type SwitchState, switchState } from '../switches.ts'

const WORDS: Readonly<Record<Switch, readonly [name: string, explanation: string]>> = {
  early: ['Early', `It comes ${EARLY_MINUTES} minutes before its draw, while bets may still be taken.`],
  late: ['Late', `It comes ${LATE_MINUTES} minutes after its draw.`],
  wrong: ['Wrong', 'The last digit of the first prize is another one, until somebody presses Correct.'],
  corrected: ['Corrected', `It is wrong first, and corrected after ${CORRECT_MINUTES} minutes.`],
  doubled: ['Doubled', 'Its notice is sent twice.'],
  silent: ['Silent', 'No notice is sent: it stands in the results of its day alone.'],
  forged: ['Wrong signature', 'The site must refuse its notice, until somebody presses Send now.'],
}
const STATES: Readonly<Record<SwitchState, string>> = { off: 'Off', next: 'Next one', always: 'Every one' }

/** Switches for what is to happen to the next result, or to all of them. */
export const switches = (store: Store): Html =>
  html`<div class="tricks">${SWITCHES.map((name) => one(name, switchState(store, name)))}</div>`

function one(name: Switch, now: SwitchState): Html {
  const [title, explanation] = WORDS[name]
  return html`<form class="choices" method="post" action="/switches">
    <input type="hidden" name="name" value="${name}" />
    <span class="what"><strong>${title}</strong><br /><span class="quiet">${explanation}</span></span>
    <span class="beside" role="group" aria-label="${title}">
      ${SWITCH_STATES.map(
        (state) =>
          html`<button
            class="small"
            name="state"
            value="${state}"
            aria-pressed="${state === now ? 'true' : 'false'}"
            aria-label="${title}: ${STATES[state]}"
          >
            ${STATES[state]}
          </button>`,
      )}
    </span>
  </form>`
}
