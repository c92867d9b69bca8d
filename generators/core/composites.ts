import { componentsLike, componentTypeOf, like, scalar, vectorOf } from '../signatures/facts.ts'
import { countOf } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  type Form,
  type Signature,
  type Slot,
  signaturesOf,
  slot,
} from '../signatures/signature.ts'

const index = slot('vector-dynamic-index', scalar('integer'))

/** Components of both vectors together. */
function total(form: Form): number | undefined {
  const counts = [form.shape(1), form.shape(2)].map((shape) =>
    shape?.kind === 'vector' ? countOf(shape) : undefined,
  )
  const [left, right] = counts
  return left === undefined || right === undefined ? undefined : left + right
}

const noSource = 0xffff_ffff

const oneForEach: Fact = {
  reads: ['result'],
  must: (form) =>
    `be as many as Result Type has components (${form.shape('result')?.kind === 'vector' ? countOf(form.shape('result') ?? { kind: 'void' }) : 'none'})`,
  holds(content, form) {
    const result = form.shape('result')
    return content.kind === 'literals' && result?.kind === 'vector'
      ? content.numbers.length === result.count
      : undefined
  },
}

const inRange: Fact = {
  reads: [1, 2],
  must: (form) =>
    `be less than the components of both vectors together (${total(form)}), or 0xFFFFFFFF`,
  holds(content, form) {
    const limit = total(form)
    if (content.kind !== 'literals' || limit === undefined) return undefined
    return content.numbers.every((number) => number < limit || number === noSource)
  },
}

/** Valid literals: from the last component backwards, and in one more form the first and none at all. */
function shuffles(form: Form): readonly Content[] {
  const [count, limit] = [form.shape('result'), total(form)]
  if (count?.kind !== 'vector' || limit === undefined) return []
  const backwards = Array.from(
    { length: count.count },
    (_, place) => (limit - 1 - place + limit) % limit,
  )
  return [backwards, [...backwards.slice(0, -1), noSource]].map((numbers) => ({
    kind: 'literals',
    numbers,
  }))
}

const components: Slot = {
  kind: 'literals',
  facts: [
    { rule: 'vector-shuffle-count', fact: oneForEach },
    { rule: 'vector-shuffle-literal', fact: inRange },
  ],
  candidates: shuffles,
  ways(content, form) {
    if (content?.kind !== 'literals') return {}
    const { numbers } = content
    const limit = total(form) ?? 0
    const withLast = (last: number): Content => ({
      kind: 'literals',
      numbers: [...numbers.slice(0, -1), last],
    })
    const withFirst = (first: number): Content => ({
      kind: 'literals',
      numbers: [first, ...numbers.slice(1)],
    })
    return {
      'one-more': { kind: 'literals', numbers: [...numbers, 0] },
      'one-more-without-source': { kind: 'literals', numbers: [...numbers, noSource] },
      'one-less': { kind: 'literals', numbers: numbers.slice(1) },
      none: { kind: 'literals', numbers: [] },
      'first-past-the-end': withFirst(limit),
      'last-past-the-end': withLast(limit),
      'twice-as-far': withFirst(2 * limit),
      'last-but-one': withLast(0xffff_fffe),
      'sign-bit': withFirst(0x8000_0000),
      'all-ones-of-sixteen-bits': withLast(0xffff),
    }
  },
}

const shuffled = slot('vector-shuffle-operands', vectorOf(), componentsLike('result'))

/** Instructions on components of vectors (3.3.12). */
export const signatures: readonly Signature[] = [
  ...signaturesOf()`
vector-extraction: OpVectorExtractDynamic ${slot('vector-extract-dynamic', componentTypeOf(1))}
  ${slot('vector-extract-dynamic', vectorOf())} ${index}
vector-insertion: OpVectorInsertDynamic ${slot('vector-insert-dynamic-result', vectorOf())}
  ${slot('vector-insert-dynamic-vector', like('result'))}
  ${slot('vector-insert-dynamic-component', componentTypeOf('result'))} ${index}`,
  ...signaturesOf({ constant: 'always' })`
vector-shuffle: OpVectorShuffle ${slot('vector-shuffle-result', vectorOf())} ${shuffled} ${shuffled}
  ${components}`,
]
