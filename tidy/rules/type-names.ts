import { isCode, type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Participles that do not end in `ed` or `ing`. */
const IRREGULAR = wordsOf(`
  Begun Bought Bound Broken Brought Built Caught Chosen Dealt Done Drawn Driven Fallen Fed Felt Flown Forgotten
  Fought Found Frozen Given Gone Grown Heard Held Hidden Kept Known Laid Left Lent Lit Lost Made Meant Met Outrun
  Paid Ran Risen Said Seen Sent Shown Shut Sold Spent Spoken Spun Stolen Stood Struck Sunk Taken Taught Thought
  Thrown Told Torn Understood Withdrawn Won Worn Written`)

/** Adverbs, prepositions, conjunctions, pronouns and verbs: each of them alone leaves open of what. */
const FUNCTION_WORDS = wordsOf(`
  About Above After Again Ahead All Alone Along Already Also Always Among Anew Any Apart Around Aside At Auto Away
  Because Before Behind Below Beneath Beside Besides Between Beyond Both But By Deeper Does During Each Either Else
  Elsewhere Enough Every Few For From Further Has Have Here How If In Inside Into Is Its Last Later Least Less Like
  Many Mine More Most Much Near Neither Never Not Now Of Off Often On Once Only Or Other Otherwise Our Out Outside
  Over Own Past Per Same Several Should Since So Some Soon Such Than That Their Them Then There These They This Those
  Through Thus To Together Too Toward Under Unless Until Up Upon Very Was What When Where Whether Which While Who
  Whom Whose Why Will With Within Without Your`)

/** Adjectives: a type is named after what has the quality. */
const ADJECTIVES = wordsOf(`
  Bare Big Empty Final Fresh Idle Large Late Long Loose New Old Open Personal Plain Quick Quiet Raw Ready Short Small
  Usual Wrong`)

/** Words that a phrase cannot end in: `PayTo`, `LoginBy`, `VendorSaid`. */
const NO_LAST_WORD = wordsOf('At By Done For From Given Here Said There To Told Where Within')
/** Words that a phrase cannot begin with: `InRound`, `OrNone`. */
const NO_FIRST_WORD = wordsOf('At By For How If In On Or Per To What When Where Who Why With Within')

/** Nouns that end like participles, adverbs or adjectives. */
const NOUNS = wordsOf(`
  Bed Breed Deed Feed Need Seed Shed Speed Backing Betting Building Drawing Encoding Finding Funding Heading King
  Lettering Listing Meaning Nothing Opening Paging Posting Reading Ring Setting Something Standing String Thing
  Wording Assembly Family Reply Supply Cable Paytable Table Variable Union`)

/** Nouns that alone leave open of what: `Kind`, where `BetType` or `AttemptKind` says it. */
const VAGUE_NOUNS = wordsOf('Data Info Item Items Kind Kinds Part Parts Piece Place Stuff Thing Things Way')

const isParticiple = (word: string): boolean => /(ed|ing)$/.test(word) || IRREGULAR.has(word)
/** `Freshly`, `Openable`, `Unready`. */
const isQuality = (word: string): boolean => /ly$|[ai]ble$|^Un[a-z]{3}/.test(word) || ADJECTIVES.has(word)

/** Whether a name is no noun phrase, as far as its words show. */
function isNoNoun(name: string): boolean {
  // A component is named after what it shows, and its properties after the component.
  if (name.endsWith('Props')) return false
  const words = name.match(/[A-Z][a-z\d]*/g) ?? []
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 1)
    return NO_FIRST_WORD.has(first) || NO_LAST_WORD.has(last) || /^(?:[A-Z][a-z]*ed|Set|Left)(?:In|Out)$/.test(name)
  return !NOUNS.has(first) && (isParticiple(first) || isQuality(first) || FUNCTION_WORDS.has(first))
}

/**
 * A type says what a thing is, in a noun phrase: `Asked` says what was done to it, and `Within` where it is. `Kind` or `Place` alone is
 * a noun of everything.
 */
export const typeNames: Rule = (files) => files.filter((file) => isCode(file) && !isGenerated(file)).flatMap(offencesIn)

const isGenerated = ({ path }: SourceFile): boolean => path.includes('.gen.')

function offencesIn(file: SourceFile): Offence[] {
  const offences: Offence[] = []
  const judge = ({ name, start }: { readonly name: string; readonly start: number }) => {
    if (isNoNoun(name)) offences.push(offence(file, start, `calls a type ${name}, which is no noun phrase`))
    if (VAGUE_NOUNS.has(name)) offences.push(offence(file, start, `calls a type ${name}, which leaves open of what`))
  }
  visit(file, {
    TSInterfaceDeclaration: ({ id }) => judge(id),
    TSTypeAliasDeclaration: ({ id }) => judge(id),
    ClassDeclaration({ id }) {
      if (id) judge(id)
    },
  })
  return offences
}
