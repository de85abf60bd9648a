import { moduleOf, UNSORTED_MODULES } from '../layout.ts'
import { isCode, type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

/** Participles that do not end in `ed` or `ing`. */
const IRREGULAR: ReadonlySet<string> = new Set(
  `Begun Bought Bound Broken Brought Built Caught Chosen Dealt Done Drawn Driven Fallen Fed Felt Flown Forgotten Fought Found Frozen Given
  Gone Grown Heard Held Hidden Kept Known Laid Left Lent Lit Lost Made Meant Met Paid Ran Risen Said Seen Sent Shown Shut Sold Spent Spoken
  Spun Stolen Stood Struck Sunk Taken Taught Thought Thrown Told Torn Understood Withdrawn Won Worn Written`.split(
    /\s+/,
  ),
)

/** Nouns that end like participles. */
const NOUNS: ReadonlySet<string> = new Set(
  `Bed Breed Deed Feed Need Seed Shed Speed Backing Betting Building Drawing Encoding Finding Funding Heading King Listing Meaning Nothing
  Opening Paging Posting Reading Ring Setting Something Standing String Thing Wording`.split(/\s+/),
)

const isParticiple = (name: string): boolean =>
  /^[A-Z][a-z]+$/.test(name) && !NOUNS.has(name) && (/(ed|ing)$/.test(name) || IRREGULAR.has(name))

/** A type says what a thing is, in a noun phrase: `Asked` says what was done to it. */
export const typeNames: Rule = (files) => files.filter((file) => isCode(file) && !isUnsorted(file)).flatMap(participles)

/** Modules that wait for their doors wait for their names as well. */
const isUnsorted = ({ path }: SourceFile): boolean => UNSORTED_MODULES.has(moduleOf(path) ?? '')

function participles(file: SourceFile): Offence[] {
  const offences: Offence[] = []
  const judge = ({ name, start }: { readonly name: string; readonly start: number }) => {
    if (isParticiple(name)) offences.push(offence(file, start, `calls a type ${name}, which is no noun`))
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
