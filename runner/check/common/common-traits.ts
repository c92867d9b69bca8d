import { counted } from '../../counted.ts'
import type { Answer, Result } from '../../log/run-log.ts'
import { groupBy } from '../../report/group-by.ts'
import type { Subject } from '../subject.ts'
import { commonTrait } from './common-trait.ts'
import { traitsOf } from './module-traits.ts'

/** Answers of each kind whose modules are read, spread evenly. */
const mostRead = 2500
/** Wrong answers about fewer rules are about those rules. */
const leastRules = 3

/** Those of faults, and what a tool says that it does not know: a reader asks both times what it is. */
const outcomes = ['false-accept', 'false-reject', 'crash', 'timeout', 'unsupported'] as const

interface AskedAnswer {
  readonly result: Result
  readonly answer: Answer
}

function spread<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, items.length / mostRead)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/**
 * One line for each tool and kind of wrong or missing answers that nothing explains, about at least three rules: what the modules
 * have in common. Without evidence there is no line; nor is there about answers of a tool that it does not know something, where it answers more than one in twenty of the others about it.
 */
export function commonTraits(
  results: readonly Result[],
  subjects: Pick<ReadonlyMap<string, Pick<Subject, 'case' | 'words'>>, 'get'>,
): readonly string[] {
  const traits = ({ result, answer: { environment } }: AskedAnswer): ReadonlySet<string> => {
    const subject = subjects.get(result.case)
    const control = subjects.get(subject?.case.control ?? '')?.words ?? null
    const words = subject?.words ?? new Uint32Array()
    return traitsOf({ words, control, environment, rule: result.rule })
  }
  const lines: string[] = []
  for (const [oracle, given] of groupBy(results, (result) => result.oracle)) {
    const isUnexplained = ({ explained, outcome }: Answer) =>
      explained === undefined && outcomes.some((name) => name === outcome)
    // Most runs have no such answer.
    if (!given.some((result) => result.answers.some(isUnexplained))) continue
    const answers = given.flatMap((result) =>
      result.answers.map((answer): AskedAnswer => ({ result, answer })),
    )
    for (const outcome of outcomes) {
      const wrong = answers.filter(
        ({ answer }) => answer.outcome === outcome && answer.explained === undefined,
      )
      const rules = new Set(wrong.map(({ result: { rule } }) => rule)).size
      if (rules < leastRules) continue
      const expected = new Set(wrong.map(({ result: { expect } }) => expect))
      const right = answers.filter(
        ({ result: { expect }, answer }) => expected.has(expect) && answer.outcome === 'agree',
      )
      const found = commonTrait(spread(wrong).map(traits), spread(right).map(traits), rules)
      if (found === undefined) continue
      const { trait, alike, wrongWith, rightWith } = found
      // What a tool does not know it answers nowhere, but for some by chance.
      if (outcome === 'unsupported' && rightWith * 20 > found.right) continue
      const which =
        wrongWith === found.wrong ? `all ${wrongWith}` : `${wrongWith} of ${found.wrong}`
      const others = alike.length === 0 ? '' : ` (or ${alike.join(', or ')})`
      lines.push(
        `${oracle}: ${which} modules of ${outcome} answers, about ${counted(rules, 'rule')}, ${trait}${others}; so do ${rightWith} of ${found.right} answered rightly`,
      )
    }
  }
  return lines
}
