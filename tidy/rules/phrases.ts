import { isCode, type Offence, type Rule, type SourceFile, visit } from '../source.ts'

/** Refused wording of screens, mails and rules by language, each with the trade's term to use instead. */
const BANNED: Readonly<Record<string, readonly (readonly [phrase: RegExp, instead: string])[]>> = {
  en: [
    [/did not arrive|has not arrived/i, 'couldn’t load, or not received'],
    [/\b(a person|somebody|people) looks?\b|is looked at|looking at it/i, 'under review'],
    [/\bin review\b/i, 'under review'],
    [/\bset aside\b|\bput aside\b|\blaid aside\b|\blay aside\b/i, 'on hold, or snoozed'],
    [/\b(money|it) leaves\b.*\b(asked|played)\b|must (still )?be (played|staked)/i, 'turnover'],
    [/\bgo on\b(?! in)|\bgoes on\b/i, 'continue'],
    [/\bby itself\b|\bby themselves\b|of its own accord/i, 'automatically'],
    [/\bfixed (before|beforehand|after)\b|how it is fixed/i, 'committed before the bet'],
    [/\bleft at \{|\bleave at\b(?! any)|\bleft by itself/i, 'cashed out at, auto cash-out'],
    [/\bcrashed at\b/i, 'bust at'],
    [/\bwaits? for the next round\b/i, 'queued for the next round'],
    [/\bbets closed\b/i, 'no more bets'],
    [/\btime for a look up\b/i, 'reality check'],
    [/\bwherever they stand\b/i, 'wins anywhere'],
    [/\bgiv(e|en) back\b|\bgives? .{0,20}\bback\b/i, 'returned, or void'],
    [/\bsettle[ds]? anew\b/i, 'resettled'],
    [/\bcould owe\b|\bmay owe\b/i, 'exposure'],
    [/\bstray\b|\bunmatched money\b|belonged to nobody/i, 'unmatched payment'],
    [/\bdeeds?\b/i, 'action'],
    [/\bway in\b/i, 'access'],
    [/\bcalled off\b|\bcall off\b/i, 'cancelled'],
    [/\btwo people[,:]|\btwo people release from\b/i, 'four eyes, four-eyes threshold'],
    [/\bwhat (games|the games) give back\b/i, 'RTP'],
    [/\btake(n)? it back\b|\btaken back\b(?! (immediately|as far))/i, 'cancelled, or undone'],
    [/\bwell done\b|\bthe house has to say\b/i, 'the plain statement'],
    [/\d %|\} %/, 'no space before the per cent sign'],
  ],
  vi: [
    [/hội viên/i, 'thành viên'],
    [/người vận hành/i, 'nhân viên'],
    [/không đến nơi|chưa đến được/i, 'không tải được'],
    [/\d %|\} %/, 'no space before the per cent sign'],
  ],
}

/** Files whose texts people read, with the language they are in. */
const languageOf = ({ path }: SourceFile): string | undefined =>
  /^(?:web\/src|backoffice\/src)\/words\/([a-z]{2})\/.*\.json$/.exec(path)?.[1] ??
  /^(?:kit|contract)\/words\/([a-z]{2})\.(?:json|ts)$/.exec(path)?.[1] ??
  /^server\/seed\/texts\/([a-z]{2})\.ts$/.exec(path)?.[1]

/** Texts that people read use the term of the trade wherever there is one. */
export const phrases: Rule = (files) =>
  files.flatMap((file) => {
    const banned = BANNED[languageOf(file) ?? ''] ?? []
    return banned.length === 0 ? [] : textsOf(file).flatMap((text) => offencesIn(file, text, banned))
  })

interface Text {
  readonly line: number
  readonly says: string
}

function offencesIn({ path }: SourceFile, { line, says }: Text, banned: (typeof BANNED)[string]): Offence[] {
  return banned
    .filter(([phrase]) => phrase.test(says))
    .map(([phrase, instead]) => ({ path, line, says: `“${phrase.exec(says)?.[0]}”: say ${instead}` }))
}

/** The values of a file of words: of JSON those after the colon, of code its literals. */
function textsOf(file: SourceFile): Text[] {
  const lineAt = (start: number) => file.text.slice(0, start).split('\n').length
  if (!isCode(file))
    return file.text.split('\n').flatMap((text, index) => {
      const says = /^\s*"(?:[^"\\]|\\.)*":\s*"((?:[^"\\]|\\.)*)",?$/.exec(text)?.[1]
      return says === undefined ? [] : [{ line: index + 1, says }]
    })
  const texts: Text[] = []
  visit(file, {
    Literal({ value, start }) {
      if (typeof value === 'string') texts.push({ line: lineAt(start), says: value })
    },
    TemplateElement({ value, start }) {
      texts.push({ line: lineAt(start), says: value.raw })
    },
  })
  return texts
}
