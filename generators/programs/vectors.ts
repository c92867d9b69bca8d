import { constant, emit, type ProgramDraft, type ValueType, value } from './draft.ts'

const componentsOf = { uint2: 2, uint4: 4 } as const

/** Parts of vectors, and vectors of parts. */
export function vectors(draft: ProgramDraft): void {
  const { draw } = draft
  const type = draw.of(['uint2', 'uint4'] as const)
  const count = componentsOf[type]
  const vector = value(draft, type)
  const part = draw.below(count)
  switch (draw.below(6)) {
    case 0:
      emit(draft, 'uint', `OpCompositeExtract ${vector} ${part}`)
      return
    case 1:
      emit(draft, type, `OpCompositeInsert ${value(draft, 'uint')} ${vector} ${part}`)
      return
    case 2: {
      const to = draw.of(['uint2', 'uint4'] as const)
      const chosen = Array.from({ length: componentsOf[to] }, () => draw.below(2 * count))
      emit(draft, to, `OpVectorShuffle ${vector} ${value(draft, type)} ${chosen.join(' ')}`)
      return
    }
    case 3:
      emit(draft, 'uint', `OpVectorExtractDynamic ${vector} ${indexBelow(draft, count)}`)
      return
    case 4:
      emit(
        draft,
        type,
        `OpVectorInsertDynamic ${vector} ${value(draft, 'uint')} ${indexBelow(draft, count)}`,
      )
      return
    default:
      bitcasts(draft)
  }
}

/** An index below a power of 2. */
export function indexBelow(draft: ProgramDraft, count: number): string {
  return emit(draft, 'uint', `OpBitwiseAnd ${value(draft, 'uint')} ${constant(draft, count - 1)}`)
}

function bitcasts(draft: ProgramDraft): void {
  const [to, from] = draft.draw.of<readonly [ValueType, ValueType]>([
    ['uint64', 'uint2'],
    ['uint2', 'uint64'],
  ])
  emit(draft, to, `OpBitcast ${value(draft, from)}`)
}
