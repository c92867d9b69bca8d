import { constant, emit, type ProgramDraft, typeId, type ValueType, value } from './draft.ts'

const widths: readonly ValueType[] = ['uint', 'uint', 'uint64', 'uint16', 'uint8']
const bitsOf: Readonly<Record<string, number>> = { uint: 32, uint64: 64, uint16: 16, uint8: 8 }
const plain = ['OpIAdd', 'OpISub', 'OpIMul', 'OpBitwiseAnd', 'OpBitwiseOr', 'OpBitwiseXor']
const shifts = ['OpShiftLeftLogical', 'OpShiftRightLogical', 'OpShiftRightArithmetic']
const divisions = ['OpUDiv', 'OpUMod']
const comparisons = [
  'OpIEqual',
  'OpINotEqual',
  'OpULessThan',
  'OpUGreaterThanEqual',
  'OpSLessThan',
  'OpSGreaterThan',
  'OpSLessThanEqual',
  'OpULessThanEqual',
]

/** Two operands of any width, or of a vector. */
export function arithmetic(draft: ProgramDraft): void {
  const { draw } = draft
  const type = draw.oneIn(4) ? draw.of(['uint2', 'uint4'] as const) : draw.of(widths)
  emit(draft, type, `${draw.of(plain)} ${value(draft, type)} ${value(draft, type)}`)
}

/** Shifts by fewer bits than the value has. */
export function shift(draft: ProgramDraft): void {
  const type = draft.draw.of(widths)
  const most = constant(draft, (bitsOf[type] ?? 32) - 1, type)
  const distance = emit(draft, type, `OpBitwiseAnd ${value(draft, type)} ${most}`)
  emit(draft, type, `${draft.draw.of(shifts)} ${value(draft, type)} ${distance}`)
}

/** Divides by odd numbers, which are not 0; signed only by small ones, which are not -1. */
export function division(draft: ProgramDraft): void {
  const { draw } = draft
  const type = draw.of(widths)
  const unit = constant(draft, 1, type)
  if (draw.oneIn(2)) {
    const odd = emit(draft, type, `OpBitwiseOr ${value(draft, type)} ${unit}`)
    emit(draft, type, `${draw.of(divisions)} ${value(draft, type)} ${odd}`)
    return
  }
  const few = emit(draft, type, `OpBitwiseAnd ${value(draft, type)} ${constant(draft, 63, type)}`)
  const odd = emit(draft, type, `OpBitwiseOr ${few} ${unit}`)
  emit(draft, type, `${draw.of(['OpSDiv', 'OpSRem', 'OpSMod'])} ${value(draft, type)} ${odd}`)
}

/** A comparison and the value that it selects. */
export function comparison(draft: ProgramDraft): void {
  const { draw } = draft
  const type = draw.of(widths)
  const chosen = emit(
    draft,
    'bool',
    `${draw.of(comparisons)} ${value(draft, type)} ${value(draft, type)}`,
  )
  const other = draw.oneIn(3)
    ? emit(
        draft,
        'bool',
        `${draw.of(['OpLogicalAnd', 'OpLogicalOr', 'OpLogicalNotEqual'])} ${chosen} ${value(draft, 'bool')}`,
      )
    : chosen
  emit(draft, type, `OpSelect ${other} ${value(draft, type)} ${value(draft, type)}`)
}

/** From one width to another. */
export function conversion(draft: ProgramDraft): void {
  const { draw } = draft
  const from = draw.of(widths)
  const to = draw.of(widths.filter((type) => type !== from))
  emit(draft, to, `${draw.of(['OpUConvert', 'OpSConvert'])} ${value(draft, from)}`)
}

/** Bits of 32-bit integers. */
export function bits(draft: ProgramDraft): void {
  const { draw } = draft
  const offset = draw.below(24)
  const [from, count] = [constant(draft, offset), constant(draft, draw.below(32 - offset) + 1)]
  const [x, y] = [value(draft, 'uint'), value(draft, 'uint')]
  const operation = draw.of([
    `OpBitFieldInsert ${x} ${y} ${from} ${count}`,
    `OpBitFieldSExtract ${x} ${from} ${count}`,
    `OpBitFieldUExtract ${x} ${from} ${count}`,
    `OpBitReverse ${x}`,
    `OpBitCount ${x}`,
    `OpNot ${x}`,
    `OpSNegate ${x}`,
    `OpExtInst %glsl UMin ${x} ${y}`,
    `OpExtInst %glsl SMax ${x} ${y}`,
    `OpExtInst %glsl FindUMsb ${x}`,
  ])
  emit(draft, 'uint', operation)
}

/** Two results in one. */
export function extendedArithmetic(draft: ProgramDraft): void {
  const { draw } = draft
  typeId(draft, 'uint')
  if (!draft.declared.has('%uint_pair')) {
    draft.declared.add('%uint_pair')
    draft.globals.push('%uint_pair = OpTypeStruct %uint %uint')
  }
  const name = draw.of(['OpUMulExtended', 'OpSMulExtended', 'OpIAddCarry', 'OpISubBorrow'])
  draft.next++
  const pair = `%p_${draft.next}`
  draft.body.push(`${pair} = ${name} %uint_pair ${value(draft, 'uint')} ${value(draft, 'uint')}`)
  emit(draft, 'uint', `OpCompositeExtract ${pair} 0`)
  emit(draft, 'uint', `OpCompositeExtract ${pair} 1`)
}

/** Small whole numbers as floats, whose sums and products are exact. */
export function floats(draft: ProgramDraft): void {
  const { draw } = draft
  if (!draft.declared.has('%float')) {
    draft.declared.add('%float')
    draft.globals.push('%float = OpTypeFloat 32')
  }
  const [x, y] = [0xfff, 0x3ff].map((mask) => {
    const few = emit(draft, 'uint', `OpBitwiseAnd ${value(draft, 'uint')} ${constant(draft, mask)}`)
    draft.next++
    draft.body.push(`%f_${draft.next} = OpConvertUToF %float ${few}`)
    return `%f_${draft.next}`
  })
  const name = draw.of(['OpFAdd', 'OpFMul', 'OpFSub'])
  draft.next++
  const sum = `%f_${draft.next}`
  draft.body.push(`${sum} = ${name} %float ${x} ${y}`)
  if (name === 'OpFSub') {
    const less = draft.next + 1
    draft.next++
    draft.body.push(`%b_${less} = OpFOrdLessThan ${typeId(draft, 'bool')} ${x} ${y}`)
    emit(draft, 'uint', `OpSelect %b_${less} ${value(draft, 'uint')} ${constant(draft, 1)}`)
    return
  }
  emit(draft, 'uint', `OpConvertFToU ${sum}`)
}
