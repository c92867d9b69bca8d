import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { twinListing } from '../bugs/twin-listing.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { marked } from '../fuzz/finding/marked.ts'
import { isProblem } from '../is-problem.ts'
import { limitsOf } from '../limits/limits-of.ts'
import type { FoundCause } from '../report/causes/found-cause.ts'
import type { SiteKit } from './kit.ts'

/** The module that the page of a cause shows, with its valid twin. */
export interface ShownModule {
  /** The case that it is; absent for a module of a kit. */
  readonly case?: string
  readonly environment: string
  readonly listing: string
  /** Empty where there is none. */
  readonly control: string
}

const names = { ids: 'names', header: false } as const

function wordsOf(corpus: Corpus, filed: FiledCase | undefined): Uint32Array | null {
  const read = filed === undefined ? undefined : corpus.read(filed)
  return read === undefined || isProblem(read) ? null : read.words
}

/** The module of a kit, which is smaller than those of cases. */
export function moduleOfKit({ files, environment }: SiteKit): ShownModule {
  const text = (name: string) => new TextDecoder().decode(files.get(name)).trimEnd()
  return { environment, listing: text('module.spvasm'), control: text('control.spvasm') }
}

/** The smallest case of the corpus that shows a cause in its newest version; `undefined` if the corpus has none. */
export function moduleOfCase(
  cause: FoundCause,
  corpus: Corpus,
  filed: ReadonlyMap<string, FiledCase>,
): ShownModule | undefined {
  const cases = [...cause.cases.values()].at(-1) ?? []
  const sized = cases.flatMap((id) => {
    const filedCase = filed.get(id)
    const size = wordsOf(corpus, filedCase)?.length
    return filedCase === undefined || size === undefined ? [] : [{ of: filedCase, size }]
  })
  const [smallest] = sized.sort((a, b) => a.size - b.size || (a.of.id < b.of.id ? -1 : 1))
  const words = wordsOf(corpus, smallest?.of)
  const environment = environmentByName(smallest?.of.environments[0] ?? '')
  if (smallest === undefined || words === null || environment === undefined) return undefined
  const twin = wordsOf(corpus, filed.get(smallest.of.control ?? ''))
  const limits = limitsOf(smallest.of)
  const judge = validate(words, environment, limits && { limits })
  const [blame] = judge.kind === 'invalid' ? judge.blames : []
  return {
    case: smallest.of.id,
    environment: environment.name,
    listing: marked(words, twin, blame?.word, blame?.message ?? 'differs here', names).trimEnd(),
    control: twin === null ? '' : twinListing(twin, words),
  }
}
