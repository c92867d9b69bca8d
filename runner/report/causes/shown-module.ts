import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { FiledCase } from '../../corpus/manifest.ts'
import type { Corpus } from '../../corpus/read-corpus.ts'
import { isProblem } from '../../is-problem.ts'
import { limitsOf } from '../../limits/limits-of.ts'
import type { FoundCause } from './found-cause.ts'
import { foldedLines, type ModulePart, moduleLines } from './module-lines.ts'

/** The module that the page of a cause shows, as its difference from its valid twin. */
export interface ShownModule {
  /** The case that it is; absent for a module of a kit. */
  readonly case?: string
  readonly environment: string
  readonly parts: readonly ModulePart[]
  readonly hasTwin: boolean
}

/** Cases of a cause among which the smallest is looked for, spread evenly. */
const looked = 12

/** The cases of the version that shows a cause last, a few of many. */
function someCases({ cases }: FoundCause): readonly string[] {
  const all = [...cases.values()].at(-1) ?? []
  const step = Math.max(1, all.length / looked)
  return Array.from(
    { length: Math.min(looked, all.length) },
    (_, place) => all[Math.floor(place * step)] ?? '',
  )
}

function wordsOf(corpus: Corpus, filed: FiledCase | undefined): Uint32Array | null {
  const read = filed === undefined ? undefined : corpus.read(filed)
  return read === undefined || isProblem(read) ? null : read.words
}

/**
 * A module beside its twin. Its fault is in the words of the judge, or else only that it differs.
 *
 * @param marked what is wrong where the judge blames nothing.
 */
export function shownModule(
  words: Uint32Array,
  twin: Uint32Array | null,
  environment: string,
  { limits, marked }: { readonly limits?: Limits | undefined; readonly marked?: string } = {},
): ShownModule {
  const known = environmentByName(environment)
  const judge = known && validate(words, known, limits && { limits })
  const [blame] = judge?.kind === 'invalid' ? judge.blames : []
  const message = blame?.message ?? marked ?? (twin === null ? '' : 'differs here')
  const fault = { message, ...(blame === undefined ? {} : { word: blame.word }) }
  const parts = foldedLines(moduleLines(words, twin, fault))
  return { environment, parts, hasTwin: twin !== null }
}

/** The smallest of the cases that show a cause in its newest version; `undefined` if the corpus has none. */
export function moduleOfCase(
  cause: FoundCause,
  corpus: Corpus,
  filed: ReadonlyMap<string, FiledCase>,
): ShownModule | undefined {
  const sized = someCases(cause).flatMap((id) => {
    const filedCase = filed.get(id)
    const words = wordsOf(corpus, filedCase)
    return filedCase === undefined || words === null ? [] : [{ filedCase, words }]
  })
  const [smallest] = sized.sort(
    (a, b) => a.words.length - b.words.length || (a.filedCase.id < b.filedCase.id ? -1 : 1),
  )
  if (smallest === undefined) return undefined
  const { filedCase, words } = smallest
  const twin = wordsOf(corpus, filed.get(filedCase.control ?? ''))
  const [environment = ''] = filedCase.environments
  return {
    case: filedCase.id,
    ...shownModule(words, twin, environment, { limits: limitsOf(filedCase) }),
  }
}
