// The top of the site came with the page: let it be painted before the scripts take the processor. A hidden page paints nothing,
// so it does not wait for that.
const WAIT_MS = 100
/** Nor for pictures that take longer than this. */
const PICTURES_MS = 1000
const AGAIN_MS = 5000
// A page that another release wrote may name no first parts.
const { main, first = '' } = document.currentScript.dataset

// A browser's first use of a language takes it up to a tenth of a second. Here nothing can be touched yet, and styles are on their way.
void new Intl.NumberFormat(document.documentElement.lang)

/* global START_FAILURE_WORDS, LANGUAGE_TAGS -- the build writes them here: see build/plain-scripts.ts */

/** The language that was chosen here, whatever the page was made in. */
const chosen = () => {
  try {
    const code = localStorage.getItem('hisLang')
    return LANGUAGE_TAGS[code] ?? code?.toLowerCase()
  } catch {
    // A browser that keeps nothing.
    return undefined
  }
}

/** Shows that the site could not start, and how to try again. */
const sayItFailed = () => {
  const [says, button] =
    START_FAILURE_WORDS[chosen()] ?? START_FAILURE_WORDS[document.documentElement.lang] ?? START_FAILURE_WORDS.en
  const text = Object.assign(document.createElement('p'), { textContent: says, role: 'alert' })
  const again = Object.assign(document.createElement('button'), { textContent: button, type: 'button' })
  again.addEventListener('click', () => location.reload())
  const place = Object.assign(document.createElement('main'), { id: 'start-failure' })
  place.append(text, again)
  document.getElementById('root')?.replaceChildren(place)
}
// The site says it when it has come this far and no further.
addEventListener('start_failed', sayItFailed)

/** Whether another load would bring more: the line is back, or there is a new release with other scripts. */
const hasCome = async () => {
  const page = await fetch(location.href, { cache: 'no-store' })
  if (!page.ok) return false
  if (!(await page.text()).includes(main)) return true
  return (await fetch(main, { method: 'HEAD', cache: 'no-store' })).ok
}
const tryAgain = () =>
  setTimeout(() => {
    void hasCome()
      .catch(() => false)
      .then((come) => (come ? location.reload() : tryAgain()))
  }, AGAIN_MS)

const waited = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const painted = () =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), waited(WAIT_MS)])

/** The pictures that came with the page are there, or given up for now. */
const pictured = () => {
  const pictures = [...document.querySelectorAll('#first-paint img[fetchpriority="high"]')]
  return Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), waited(PICTURES_MS)])
}

/** Ask for what the first paint did without; until now it would have taken the line from it. One after the other. */
const fetchLater = async () => {
  for (const link of document.getElementById('later')?.content.querySelectorAll('link') ?? []) {
    document.head.append(link)
    await waited(0)
  }
}

/** Each part takes a step of its own: on a slow phone all of them at once would leave a touch without an answer. */
const begun = async () => {
  for (const part of first.split(' ').filter(Boolean)) {
    await import(part)
    await waited(0)
  }
  return import(main)
}

painted()
  .then(pictured)
  .then(painted)
  .then(() => {
    void fetchLater()
    return begun()
  })
  .catch(() => {
    sayItFailed()
    tryAgain()
  })
