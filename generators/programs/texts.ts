import {
  constant,
  decorate,
  emit,
  fresh,
  global,
  type ProgramDraft,
  typeId,
  type ValueType,
  value,
} from './draft.ts'
import { indexBelow } from './vectors.ts'

const widthOf = { uint8: 8, uint16: 16, uint: 32, uint64: 64 } as const

/** The scratch buffer: sixteen words that an earlier statement of the program has written. */
function scratch(draft: ProgramDraft): string {
  typeId(draft, 'uint')
  draft.capabilities.add('UntypedPointersKHR')
  draft.extensions.add('SPV_KHR_untyped_pointers')
  return global(draft, '%untyped', 'OpTypeUntypedPointerKHR StorageBuffer')
}

/** A run-time array in a block, of elements of that type. */
function blockOf(draft: ProgramDraft, type: ValueType, size: number): string {
  const storage = { uint8: 'StorageBuffer8BitAccess', uint16: 'StorageBuffer16BitAccess' }[
    type as string
  ]
  if (storage !== undefined) draft.capabilities.add(storage)
  const id = typeId(draft, type)
  const array = `%many_${type}`
  const block = `%block_${type}`
  decorate(
    draft,
    array,
    `OpDecorate ${array} ArrayStride ${size}`,
    `OpDecorate ${block} Block`,
    `OpMemberDecorate ${block} 0 Offset 0`,
  )
  global(draft, array, `OpTypeRuntimeArray ${id}`)
  return global(draft, block, `OpTypeStruct ${array}`)
}

function place(draft: ProgramDraft, type: ValueType, size: number): string {
  const index = indexBelow(draft, 64 / size)
  const id = fresh(draft, 'untyped')
  if (draft.isSpelledOut && type === 'uint') {
    draft.body.push(`${id} = OpAccessChain %word_pointer %scratch ${constant(draft, 0)} ${index}`)
    return id
  }
  draft.body.push(
    `${id} = OpUntypedAccessChainKHR %untyped ${blockOf(draft, type, size)} %scratch ${constant(draft, 0)} ${index}`,
  )
  return id
}

const accessed: readonly (readonly [ValueType, number])[] = [
  ['uint', 4],
  ['uint8', 1],
  ['uint16', 2],
  ['uint64', 8],
  ['uint2', 8],
]

/** Writes bytes as values of one type and reads them as values of another. */
export function untypedAccess(draft: ProgramDraft): void {
  const { draw } = draft
  scratch(draft)
  const [stored, size] = draw.of(accessed)
  const [loaded, otherSize] = draw.of(accessed)
  draft.body.push(`OpStore ${place(draft, stored, size)} ${value(draft, stored)}`)
  emit(draft, loaded, `OpLoad ${place(draft, loaded, otherSize)}`)
  if (!draw.oneIn(3)) return
  const half = (first: number) => {
    const id = fresh(draft, 'half')
    const index = constant(draft, first + draw.below(5))
    draft.body.push(
      `${id} = OpUntypedAccessChainKHR %untyped ${blockOf(draft, 'uint', 4)} %scratch ${constant(draft, 0)} ${index}`,
    )
    return id
  }
  const [from, to] = draw.of([
    [0, 8],
    [8, 0],
  ] as const)
  draft.body.push(
    `OpCopyMemorySized ${half(to)} ${half(from)} ${constant(draft, 4 * (1 + draw.below(3)))}`,
  )
}

const word = (value: number): string => `0x${(value >>> 0).toString(16)}`

/** The elements that lie one after the other in words, from their low bits. */
function elementsIn(words: readonly string[], width: number): readonly bigint[] {
  const all = words.reduceRight((sum, word) => (sum << 32n) | BigInt(word), 0n)
  return Array.from({ length: (32 * words.length) / width }, (_, n) =>
    BigInt.asUintN(width, all >> BigInt(n * width)),
  )
}

/** Elements of constant data of all widths, read at places that are known and that are computed. */
export function constantData(draft: ProgramDraft): void {
  const { draw } = draft
  draft.capabilities.add('ConstantDataKHR')
  draft.extensions.add('SPV_KHR_constant_data')
  const type = draw.of(['uint', 'uint8', 'uint16', 'uint', 'uint64'] as const)
  const count = 8
  const array = global(
    draft,
    `%data_${type}`,
    `OpTypeArray ${typeId(draft, type)} ${constant(draft, count)}`,
  )
  const data = fresh(draft, 'data')
  const words = Array.from({ length: (widthOf[type] * count) / 32 }, (_, n) =>
    word(Math.imul(draw.below(256) + 0x1234_5600 + n, 0x9e37_79b1)),
  )
  const name = draw.oneIn(4) ? 'OpSpecConstantDataKHR' : 'OpConstantDataKHR'
  if (draft.isSpelledOut) {
    const parts = elementsIn(words, widthOf[type]).map((part) => constant(draft, part, type))
    draft.globals.push(`${data} = OpConstantComposite ${array} ${parts.join(' ')}`)
  } else draft.globals.push(`${data} = ${name} ${array} ${words.join(' ')}`)
  emit(draft, type, `OpCompositeExtract ${data} ${draw.below(count)}`)
  if (draw.oneIn(2)) return
  global(draft, `%data_pointer_${type}`, `OpTypePointer Function ${array}`)
  global(draft, `%element_pointer_${type}`, `OpTypePointer Function ${typeId(draft, type)}`)
  const variable = fresh(draft, 'table')
  draft.locals.push(`${variable} = OpVariable %data_pointer_${type} Function`)
  draft.body.push(`OpStore ${variable} ${data}`)
  const chain = fresh(draft, 'entry')
  draft.body.push(
    `${chain} = OpAccessChain %element_pointer_${type} ${variable} ${indexBelow(draft, count)}`,
  )
  emit(draft, type, `OpLoad ${chain}`)
}

/** Composites of the same value many times. */
export function replicatedComposites(draft: ProgramDraft): void {
  const { draw } = draft
  draft.capabilities.add('ReplicatedCompositesEXT')
  draft.extensions.add('SPV_EXT_replicated_composites')
  if (draw.oneIn(2)) {
    const same = value(draft, 'uint')
    const spelled = `OpCompositeConstruct ${new Array(4).fill(same).join(' ')}`
    emit(draft, 'uint4', draft.isSpelledOut ? spelled : `OpCompositeConstructReplicateEXT ${same}`)
    return
  }
  const id = fresh(draft, 'same')
  const name = draw.of(['OpConstantCompositeReplicateEXT', 'OpSpecConstantCompositeReplicateEXT'])
  const type = typeId(draft, 'uint4')
  const same = constant(draft, draw.below(200))
  draft.globals.push(
    draft.isSpelledOut
      ? `${id} = OpConstantComposite ${type} ${new Array(4).fill(same).join(' ')}`
      : `${id} = ${name} ${type} ${same}`,
  )
  emit(draft, 'uint4', `OpIAdd ${id} ${value(draft, 'uint4')}`)
}

/** Specialization constants and the values computed from them. */
export function specialization(draft: ProgramDraft): void {
  const { draw } = draft
  const id = fresh(draft, 'spec')
  const number = draft.next
  if (!draft.isSpelledOut) draft.decorations.push(`OpDecorate ${id} SpecId ${number}`)
  const keyword = draft.isSpelledOut ? 'OpConstant' : 'OpSpecConstant'
  draft.globals.push(`${id} = ${keyword} ${typeId(draft, 'uint')} ${draw.below(200)}`)
  const made = fresh(draft, 'made')
  const name = draw.of(['IAdd', 'ISub', 'IMul', 'BitwiseXor'])
  draft.globals.push(
    `${made} = OpSpecConstantOp %uint ${name} ${id} ${constant(draft, draw.below(9))}`,
  )
  emit(draft, 'uint', `${draw.of(['OpISub', 'OpBitwiseXor'])} ${value(draft, 'uint')} ${made}`)
}
