import { enumerantByName, instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import { definitionsIn } from './constituents.ts'
import type { Transformation } from './transformation.ts'

const [opDecorate, opSpecConstant, opTrue, opFalse, opTypeInt] = [
  'OpDecorate',
  'OpSpecConstant',
  'OpSpecConstantTrue',
  'OpSpecConstantFalse',
  'OpTypeInt',
].map(opcodeOf) as [number, number, number, number, number]
const specId = enumerantByName('Decoration', 'SpecId')?.value
const [fixedTrue, fixedFalse] = ['OpConstantTrue', 'OpConstantFalse'].map(opcodeOf) as [
  number,
  number,
]
const fixed: ReadonlyMap<number, number> = new Map([
  [opSpecConstant, opcodeOf('OpConstant')],
  [opTrue, fixedTrue],
  [opFalse, fixedFalse],
])

/** The words of an integer literal of that type, as it is specialized. */
function literal(type: Instruction | undefined, value: bigint): readonly number[] | undefined {
  if (type?.opcode !== opTypeInt) return undefined
  const [, width = 32, signedness] = type.words
  const bits = signedness === 1 ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value)
  const words = BigInt.asUintN(width > 32 ? 64 : 32, bits)
  return width > 32
    ? [Number(words & 0xffff_ffffn), Number(words >> 32n)]
    : [Number(words & 0xffff_ffffn)]
}

/** The constant that a specialization constant is, with that value of the client or else its own. */
function constantOf(
  each: Instruction,
  type: Instruction | undefined,
  value: bigint | undefined,
): Instruction | undefined {
  const opcode = fixed.get(each.opcode)
  if (opcode === undefined) return undefined
  if (value === undefined) return { ...each, opcode }
  if (each.opcode !== opSpecConstant)
    return { ...each, opcode: value === 0n ? fixedFalse : fixedTrue }
  const words = literal(type, value)
  return words && { opcode, words: [...each.words.slice(0, 2), ...words] }
}

const lengths: ReadonlySet<number> = new Set(
  ['OpTypeArray', 'OpTypeVectorIdEXT', 'OpTypeCooperativeMatrixKHR', 'OpTypeTensorARM'].map(
    opcodeOf,
  ),
)

/** Whether an instruction takes a length, a scope or semantics, about whose value a constant is held to more rules. */
function isHeldToValues({ opcode }: Instruction): boolean {
  if (lengths.has(opcode)) return true
  const operands = instructionByOpcode(opcode)?.operands ?? []
  return operands.some(({ kind }) => kind === 'IdScope' || kind === 'IdMemorySemantics')
}

/** Ids that instructions use whose rules depend on the value of a constant, and not of a specialization constant. */
function valuesThatCount({ instructions }: Module): ReadonlySet<number> {
  return new Set(instructions.filter(isHeldToValues).flatMap(({ words }) => words))
}

/** @param specialization values by SpecId; of the others the defaults count. */
function fix(
  words: Uint32Array,
  specialization: ReadonlyMap<number, bigint>,
): Uint32Array | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const definitions = definitionsIn(module)
  const counted = valuesThatCount(module)
  const constants = new Map<number, Instruction>()
  for (const { opcode, words: operands } of module.instructions) {
    const [target = 0, decoration, number = 0] = operands
    const each = definitions.get(target)
    if (opcode !== opDecorate || decoration !== specId || each === undefined) continue
    if (counted.has(target)) continue
    const type = definitions.get(each.words[0] ?? 0)
    const constant = constantOf(each, type, specialization.get(number))
    if (constant !== undefined) constants.set(target, constant)
  }
  if (constants.size === 0) return undefined
  const instructions = module.instructions.flatMap((each) => {
    const { opcode, words: operands } = each
    if (opcode === opDecorate && operands[1] === specId && constants.has(operands[0] ?? 0))
      return []
    return [(fixed.has(opcode) ? constants.get(operands[1] ?? 0) : undefined) ?? each]
  })
  return encode({ ...module, instructions })
}

export const transformation: Transformation = {
  name: 'fix-specializations',
  summary: 'specialization constants are constants',
  preserves: 'valid',
  apply: (words) => fix(words, new Map()),
  twin: fix,
}
