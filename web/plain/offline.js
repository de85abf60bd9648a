// The offline page speaks the visitor's language, wears the chosen theme and goes away by itself when the line is back.
const { localStorage: kept, document: page } = window
const language = page.documentElement.getAttribute(`data-tag-${(kept.getItem('hisLang') ?? '').toLowerCase()}`)
const words = [...page.querySelectorAll('section[lang]')]
const spoken = words.find(({ lang }) => lang === language)
if (spoken) for (const section of words) section.hidden = section !== spoken
if (spoken) page.documentElement.lang = spoken.lang

const theme = kept.getItem('theme')
if (theme === 'dark' || theme === 'light') page.documentElement.dataset.theme = theme

window.addEventListener('online', () => location.reload())
