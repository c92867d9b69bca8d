import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { magicNumber } from '#generators/words/header'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import { marked, withMarks } from '../fuzz/finding/marked.ts'
import { blamed } from './blamed.ts'
import { differenceText, differingLines } from './differing-lines.ts'
import type { Evidence } from './evidence.ts'
import { differingHeaderWords, headerLines, isInHeader } from './header-words.ts'
import type { Kit } from './kit.ts'
import { namesIn } from './named.ts'
import { refusedWord } from './title.ts'
import { twinListing } from './twin-listing.ts'

const options = { ids: 'names', header: false } as const

function blamedWord({ shown: { asked } }: Kit): number | undefined {
  return asked.judge.kind === 'invalid' ? asked.judge.blames[0]?.word : undefined
}

/** The module of a kit with a mark at its subject; a fault in the header is shown in its words. */
export function moduleListing(kit: Kit): string {
  const { shown, finding } = kit
  const { asked, control } = shown
  if (asked.judge.kind !== 'invalid') {
    const word = refusedWord(asked.words, finding.said)
    return marked(asked.words, null, word, 'the tool refuses this', options).trimEnd()
  }
  const word = blamedWord(kit)
  const message = blamed(asked)
  if (isInHeader(asked.words, control, word))
    return `${headerLines(asked.words, control, word, message)}${
      control === null
        ? disassemble(asked.words, options).trimEnd()
        : brokenListing(asked.words, control, undefined, 'differs here')
    }`
  if (control === null) return marked(asked.words, null, word, message, options).trimEnd()
  return brokenListing(asked.words, control, word, message)
}

/** A module beside its twin: every line that the twin lacks is marked, and the fault is explained once. */
export function brokenListing(
  words: Uint32Array,
  control: Uint32Array,
  word: number | undefined,
  message: string,
): string {
  const ordinal = word === undefined ? -1 : ordinalAt(extentsOf(words), word)
  const ordinals = [...differingLines(words, control).module]
  const blamedOrdinal = ordinal >= 0 ? ordinal : ordinals[0]
  const marks = new Map(ordinals.map((differing) => [differing, 'differs here']))
  if (blamedOrdinal !== undefined) marks.set(blamedOrdinal, message)
  return withMarks(words, marks, options).trimEnd()
}

/** How the twin of a kit differs from its module, as the predicate of a sentence. */
export function twinDifference(kit: Kit, control: Uint32Array): string {
  const { words } = kit.shown.asked
  return differenceText(differingLines(words, control), differingHeaderWords(words, control))
}

/** The valid module beside it, with a mark where the other one differs. */
export function controlListing(kit: Kit, control: Uint32Array): string {
  const { words } = kit.shown.asked
  return isInHeader(words, control, blamedWord(kit))
    ? `${headerLines(control, words, undefined, 'differs here')}${twinListing(control, words)}`
    : twinListing(control, words)
}

/** Lines of an output that a report still shows. */
const most = 80

/** An output with a mark at its fault, if our own decoder finds it. */
function markedOutput(words: Uint32Array, environment: Environment): string {
  const verdict = validate(words, environment)
  const [blame] = verdict.kind === 'invalid' ? verdict.blames : []
  return blame === undefined
    ? disassemble(words, options)
    : marked(words, null, blame.word, namesIn(words)(blame.message), options)
}

/** The tool's output, as far as a report shows it; empty if it is too long or not readable. */
export function outputListing(evidence: Evidence | undefined, environment: Environment): string {
  if (evidence === undefined || evidence.kind === 'again') return ''
  const { output } = evidence
  const words =
    output.length % 4 === 0
      ? new Uint32Array(output.slice().buffer, 0, output.length / 4)
      : undefined
  const isModule = words?.[0] === magicNumber
  const text = isModule ? markedOutput(words, environment) : new TextDecoder().decode(output)
  return text.split('\n').length > most ? '' : text.trimEnd()
}
