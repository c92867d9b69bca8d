import type { RecordedTool } from '../causes/recorded.ts'
import { recordedAnswers } from '../causes/recorded.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import { groupBy } from '../report/group-by.ts'
import type { ChosenExample } from './page-data.ts'

/** The judging program whose newest answers a reader is most likely to know. */
const best = 'spirv-val'

/** Modules of more characters do not fit a screen. */
const longest = 2600

/** A tool that is wrong about a case. */
interface WrongAnswer {
  readonly tool: string
  readonly outcome: string
}

function textOf({ rule }: FiledCase): string {
  return rule.slice(0, rule.indexOf('/'))
}

function nameList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const twoReadings = 'Whether it is valid can be read two ways.'

/** What a wrong answer to an invalid module is, for one tool and for several. */
const verbs: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'false-accept': ['accepts it', 'accept it'],
  crash: ['crashes', 'crash'],
}

/** A sentence that says which tools answer wrongly, and how. */
function surprise(wrong: readonly WrongAnswer[]): string {
  if (wrong.length === 0) return 'No released tool is known to be wrong about it.'
  const parts = [...groupBy(wrong, ({ outcome }) => outcome)].map(([outcome, answers]) => {
    const [verb, verbOfSeveral] = verbs[outcome] ?? ['answers wrongly', 'answer wrongly']
    const names = answers.map(({ tool }) => tool).sort()
    return `${nameList(names)} ${names.length === 1 ? verb : verbOfSeveral}`
  })
  return `${parts.join('; ')}.`
}

/**
 * One case for each text, chosen to surprise: the invalid module of a size that fits a screen about which the newest spirv-val
 * is wrong, or the most other tools are. A text whose rules can all be read two ways has a module that is invalid by one reading.
 *
 * @param sizeOf the length of a module's text.
 */
export function examplesOf(
  cases: readonly FiledCase[],
  recorded: readonly RecordedTool[],
  sizeOf: (filed: FiledCase) => number,
): readonly ChosenExample[] {
  const wrong = new Map<string, Map<string, WrongAnswer>>()
  for (const recordedTool of recorded) {
    const newest = recordedTool.measured.at(-1)
    const tool = `${recordedTool.tool} ${newest}`
    for (const answer of recordedAnswers(recordedTool, cases)) {
      if (answer.version !== newest) continue
      const answers = wrong.get(answer.case) ?? new Map<string, WrongAnswer>()
      wrong.set(answer.case, answers.set(tool, { tool, outcome: answer.entry.outcome }))
    }
  }
  const answersTo = ({ id }: FiledCase) => [...(wrong.get(id)?.values() ?? [])]
  const rankOf = (filed: FiledCase) => {
    const answers = answersTo(filed)
    const isCertain = filed.expect === 'invalid'
    const isOfBest = answers.some(({ tool }) => tool.startsWith(`${best} `))
    return (isCertain ? 1000 : 0) + (isOfBest ? 100 : 0) + answers.length
  }
  return [
    ...groupBy(
      cases.filter(({ expect, limits }) => expect !== 'valid' && !limits),
      textOf,
    ),
  ]
    .flatMap(([text, ofText]): ChosenExample[] => {
      const [chosen] = ofText
        .map((filed) => ({ filed, rank: rankOf(filed) }))
        .sort((a, b) => b.rank - a.rank || (a.filed.id < b.filed.id ? -1 : 1))
        .filter(({ filed }) => sizeOf(filed) <= longest)
      if (chosen === undefined) return []
      const { filed } = chosen
      const why = filed.expect === 'invalid' ? surprise(answersTo(filed)) : twoReadings
      return [{ text, case: filed.id, title: filed.summary, why }]
    })
    .sort((a, b) => (a.text < b.text ? -1 : 1))
}
