import { verdictText } from '../report/verdict-text.ts'
import type { MakerDisagreement } from './disagreement.ts'
import { hexText } from './hex-text.ts'

/** A disagreement of maker and judge as people and programs read it. */
export interface DisagreementLine extends Omit<MakerDisagreement, 'words' | 'judge'> {
  /** How the module came about, in one line. */
  readonly made: string
  /** The judge's verdict, or the maker's other claim; every blame by name. */
  readonly judge: string
  /** The module, as a `.spvhex` file holds it. */
  readonly spvhex: string
}

function judgeText(judge: MakerDisagreement['judge']): string {
  if (typeof judge === 'string') return judge
  const blames = judge.kind === 'invalid' ? judge.blames : []
  const others = blames.slice(1).map(({ rule, word, message }) => `${rule} at ${word}: ${message}`)
  return [verdictText(judge), ...others].join('; ')
}

/** A full description of a disagreement, with the words in hex. */
export function disagreementLine({ words, judge, ...rest }: MakerDisagreement): DisagreementLine {
  const { generator, choices, mutator, site } = rest.origin
  const answers = Object.entries(choices).map(([label, value]) => `${label}=${value}`)
  const fault = mutator === undefined ? [] : [`then ${mutator}: ${site}`]
  return {
    ...rest,
    made: [generator, ...answers, ...fault].join(' '),
    judge: judgeText(judge),
    spvhex: hexText(words),
  }
}
