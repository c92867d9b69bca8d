import type { Instruction, Module } from '../../module.ts'
import { constituentType, isCompositeType, isStructType } from '../shared/composite-type.ts'
import { operandType } from '../shared/operand.ts'
import { pointeeType } from '../shared/pointer-type.ts'

/** Where walking the indexes of an access chain ended. */
export interface Walk {
  /** The type that all indexes reach; `undefined` where the walk ended before. */
  readonly reached: Instruction | undefined
  /** The type that the last index selects from. */
  readonly parent: Instruction | undefined
  /** Operand index at which the walk could go no further, and why. */
  readonly stopped?: {
    readonly at: number
    readonly why: 'no-constituents' | 'not-constant' | 'out-of-bounds' | 'unknown'
    readonly type: Instruction
  }
}

const withElement: ReadonlySet<string> = new Set(['OpPtrAccessChain', 'OpInBoundsPtrAccessChain'])

/** Operand index of the first index: after Base, and Element where there is one. */
export function firstIndex({ name }: Instruction): number {
  return withElement.has(name) ? 2 : 1
}

/** Types without constituents, as far as core knows them; those of extensions may have some. */
const leaves: ReadonlySet<string> = new Set([
  'OpTypeVoid',
  'OpTypeBool',
  'OpTypeInt',
  'OpTypeFloat',
  'OpTypePointer',
  'OpTypeUntypedPointerKHR',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeFunction',
])

/**
 * Walks a chain of constituents from what Base points to; `undefined` where Base is no typed pointer.
 *
 * @param visit is given each composite type that an index selects from.
 */
export function walkIndexes(
  module: Module,
  chain: Instruction,
  visit?: (type: Instruction) => void,
): Walk | undefined {
  let type = pointeeType(module, operandType(module, chain, 0))
  let parent: Instruction | undefined
  if (type === undefined) return undefined
  for (let at = firstIndex(chain); at < chain.operands.length; at++) {
    const index = chain.operands[at]
    if (index === undefined || type === undefined) return { reached: undefined, parent }
    parent = type
    if (!isCompositeType(type)) {
      const why = leaves.has(type.name) ? 'no-constituents' : 'unknown'
      return { reached: undefined, parent, stopped: { at, why, type } }
    }
    visit?.(type)
    if (isStructType(type)) {
      const member = module.definition(index.value)
      // Compilers index with null constants, which are no OpConstant by name but have a value as fixed.
      if (member?.name !== 'OpConstant' && member?.name !== 'OpConstantNull')
        return { reached: undefined, parent, stopped: { at, why: 'not-constant', type } }
      const value = module.integerValue(index.value)
      if (value === undefined)
        return { reached: undefined, parent, stopped: { at, why: 'unknown', type } }
      if (value < 0n || value >= BigInt(type.operands.length))
        return { reached: undefined, parent, stopped: { at, why: 'out-of-bounds', type } }
      type = constituentType(module, type, Number(value))
    } else type = constituentType(module, type, 0)
  }
  return { reached: type, parent }
}
