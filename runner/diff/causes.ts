import type { FiledCase } from '../corpus/manifest.ts'
import { groupBy } from '../report/group-by.ts'
import { answerLine } from './answer-line.ts'
import { attributes } from './attributes.ts'
import type { AnswerChange } from './change.ts'
import { changeClasses } from './change-class.ts'
import type { Comparison, Unchanged } from './comparison.ts'
import type { DiffCause } from './diff-schema.ts'
import { addTraits, narrowed, type TraitCounts } from './narrowed.ts'
import { plainMessage } from './plain-message.ts'

/** The versions of a text that explain a change, where one of its answers has the outcome `other-revision`. */
function revisionOf({ before, after }: AnswerChange): DiffCause['revision'] {
  if (before.revision === undefined && after.revision === undefined) return undefined
  return {
    ...(before.revision === undefined ? {} : { before: before.revision }),
    ...(after.revision === undefined ? {} : { after: after.revision }),
  }
}

const distinct = (names: readonly string[]) => [...new Set(names)]

/** The key of a cause. All new answers of a tool that learns a text share one cause. */
function group(change: AnswerChange): string {
  const { class: changeClass, before, after, follows } = change
  const explained = after.explained ?? before.explained ?? ''
  // The recorded cause distinguishes an error from others better than words that name instructions, and consequences of
  // controls are attributed to them.
  const words =
    explained !== '' || follows !== undefined
      ? []
      : [before, ...(before.outcome === 'unsupported' ? [] : [after])].map((answer) =>
          plainMessage(answerLine(answer)),
        )
  return JSON.stringify([
    changeClass,
    before.outcome,
    after.outcome,
    words,
    explained,
    revisionOf(change) ?? null,
    follows !== undefined,
    change.wrongReason ?? false,
  ])
}

/**
 * The changes of a comparison by probable cause: the most severe class first, and in a class the cause with most answers
 * first.
 *
 * @param caseOf the case with that id, where the corpus is at hand.
 */
export function causes(
  { changes, unchanged }: Comparison,
  caseOf: (id: string) => FiledCase | undefined,
): readonly DiffCause[] {
  const kindOf = ({ rule, expect }: Unchanged) => `${rule} ${expect}`
  const traits = ({ case: id, environment }: Unchanged) => attributes(caseOf(id), environment)
  const still = new Map<string, TraitCounts>(
    changes.map((change) => [kindOf(change), { answers: 0, counts: new Map() }]),
  )
  if (still.size > 0)
    for (const answer of unchanged) {
      const peers = still.get(kindOf(answer))
      if (peers !== undefined) addTraits(peers, traits(answer))
    }
  const found = [...groupBy(changes, group).values()].flatMap((changes): DiffCause[] => {
    const [first] = changes
    if (first === undefined) return []
    const revision = revisionOf(first)
    const peers = distinct(changes.map(kindOf)).flatMap((kind) => still.get(kind) ?? [])
    return [
      {
        class: first.class,
        from: first.before.outcome,
        to: first.after.outcome,
        before: answerLine(first.before),
        after: answerLine(first.after),
        rules: distinct(changes.map(({ rule }) => rule)),
        cases: distinct(changes.map(({ case: id }) => id)),
        environments: distinct(changes.map(({ environment }) => environment)),
        answers: changes.length,
        where: narrowed(changes.map(traits), peers),
        ...(first.after.explained === undefined ? {} : { explained: first.after.explained }),
        ...(first.after.outcome !== 'agree' || first.before.explained === undefined
          ? {}
          : { mended: first.before.explained }),
        ...(revision === undefined ? {} : { revision }),
        ...(first.wrongReason === undefined ? {} : { wrongReason: first.wrongReason }),
        follows: first.follows !== undefined,
      },
    ]
  })
  return found.sort(
    (a, b) =>
      changeClasses.indexOf(a.class) - changeClasses.indexOf(b.class) || b.answers - a.answers,
  )
}
