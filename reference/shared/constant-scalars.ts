import { isConstantInstruction } from '../core/shared/constants.ts'
import { resultType } from '../core/shared/operands.ts'
import {
  constituentCount,
  constituentType,
  isCompositeType,
  isFloatType,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

/** A scalar in a constant, with its bits; they are `undefined` where specialization may change them, or where no constant gives them. */
export interface ConstantScalar {
  readonly type: Instruction
  readonly bits: bigint | undefined
}

/** Composites in composites are followed no further. */
const deepest = 8

/** The scalars found so far, how many are asked for, and how many constituents may still be looked at: empty structures have no scalars. */
interface ScalarWalk {
  readonly module: Module
  readonly most: number
  readonly scalars: ConstantScalar[]
  left: number
}

/** The bits of a number whose low word comes first; those beyond the width are left out. */
function bitsAt({ words }: Module, first: number, count: number, width: number): bigint {
  let bits = 0n
  for (let place = count - 1; place >= 0; place--)
    bits = (bits << 32n) | BigInt(words[first + place] ?? 0)
  return BigInt.asUintN(width, bits)
}

function isDone(walk: ScalarWalk): boolean {
  return walk.scalars.length >= walk.most || walk.left-- <= 0
}

/** Adds the scalars of a type, all with the same bits. */
function addType(
  walk: ScalarWalk,
  type: Instruction | undefined,
  bits: bigint | undefined,
  depth: number,
): void {
  if (type === undefined || isDone(walk)) return
  const count = constituentCount(walk.module, type)
  if (!isCompositeType(type) || count === undefined || depth >= deepest) {
    walk.scalars.push({ type, bits })
    return
  }
  for (let index = 0; index < count && walk.left > 0 && walk.scalars.length < walk.most; index++)
    addType(walk, constituentType(walk.module, type, index), bits, depth + 1)
}

/** Adds the elements of the array that Data gives, packed without padding, the least significant bits first. */
function addData(walk: ScalarWalk, { word, wordCount }: Instruction, array: Instruction): void {
  const type = constituentType(walk.module, array, 0)
  const width = scalarWidth(type)
  const count = constituentCount(walk.module, array) ?? 0
  if (type === undefined || width === undefined) return
  for (let index = 0; index < count && !isDone(walk); index++) {
    const begin = index * width
    const first = Math.floor(begin / 32)
    const words = Math.ceil((begin + width) / 32) - first
    if (3 + first + words > wordCount) return
    const shift = begin % 32
    const bits = bitsAt(walk.module, word + 3 + first, words, shift + width) >> BigInt(shift)
    walk.scalars.push({ type, bits })
  }
}

function addReplicated(
  walk: ScalarWalk,
  constant: Instruction,
  type: Instruction,
  depth: number,
): void {
  const first = walk.scalars.length
  addConstant(walk, constant.valueAt(0) ?? 0, depth + 1)
  const constituent = walk.scalars.slice(first)
  const count = constituent.length * (constituentCount(walk.module, type) ?? 0)
  for (let index = constituent.length; index < count && !isDone(walk); index++)
    walk.scalars.push(constituent[index % constituent.length] as ConstantScalar)
}

function addConstant(walk: ScalarWalk, id: number, depth: number): void {
  const { module } = walk
  const constant = module.definition(id)
  if (!isConstantInstruction(constant) || depth > deepest || isDone(walk)) return
  const type = resultType(module, constant)
  if (type === undefined) return
  switch (constant.name) {
    case 'OpConstantComposite':
    case 'OpSpecConstantComposite':
      for (const { value } of constant.operands) {
        if (isDone(walk)) return
        addConstant(walk, value, depth + 1)
      }
      return
    case 'OpConstantCompositeReplicateEXT':
    case 'OpSpecConstantCompositeReplicateEXT':
      addReplicated(walk, constant, type, depth)
      return
    case 'OpConstantDataKHR':
      addData(walk, constant, type)
      return
    case 'OpConstantNull':
      addType(walk, type, 0n, depth)
      return
    case 'OpConstantTrue':
    case 'OpConstantFalse':
      walk.scalars.push({ type, bits: constant.name === 'OpConstantTrue' ? 1n : 0n })
      return
    case 'OpConstant': {
      const width = scalarWidth(type) ?? 0
      const count = Math.ceil(width / 32)
      const isWhole = width > 0 && constant.wordCount === 3 + count
      const bits = isWhole ? bitsAt(module, constant.word + 3, count, width) : undefined
      walk.scalars.push({ type, bits })
      return
    }
    default:
      addType(walk, type, undefined, depth)
  }
}

/**
 * The first scalars of a constant, in order, whatever form declares it: scalar constants, `OpConstantNull` (each scalar is 0), composites with
 * their constituents spelled out or replicated (SPV_EXT_replicated_composites: the same composite), and data (SPV_KHR_constant_data:
 * the packed elements of an array). Empty where `id` is no constant.
 *
 * @param most How many scalars are asked for: a type may have more than anybody can list.
 */
export function constantScalars(
  module: Module,
  id: number,
  most: number,
): readonly ConstantScalar[] {
  const walk = { module, most, scalars: [], left: 4 * most + 64 }
  addConstant(walk, id, 0)
  return walk.scalars
}

/** The integer that a scalar is, by the Signedness of its type; `undefined` where it is none or not known. */
export function integerOf({ type, bits }: ConstantScalar): bigint | undefined {
  const width = scalarWidth(type)
  if (type.name !== 'OpTypeInt' || bits === undefined || width === undefined) return undefined
  return type.valueAt(1) === 1 ? BigInt.asIntN(width, bits) : bits
}

const view = new DataView(new ArrayBuffer(4))

/** The 32-bit floating-point number that a word is. */
export function float32Of(word: number): number {
  view.setUint32(0, word)
  return view.getFloat32(0)
}

/** The number that a 32-bit float without another encoding is; `undefined` otherwise. */
export function floatOf({ type, bits }: ConstantScalar): number | undefined {
  if (!isFloatType(type) || scalarWidth(type) !== 32 || type.valueAt(1) !== undefined)
    return undefined
  return bits === undefined ? undefined : float32Of(Number(bits))
}
