import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import { arrayStrideOf, asksForLayout } from './shared/laid-out.ts'
import { operandDefinition, operandType, operandWord, resultType } from './shared/operands.ts'
import { operationCheck } from './shared/operation-check.ts'
import {
  constituentType,
  isAnyArrayType,
  isCompositeType,
  isIntegerType,
  isPointerType,
  isStructType,
  pointeeType,
  storageClassOf,
} from './shared/types.ts'

/** The end of walking the indexes of an access chain. */
interface ChainWalk {
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
 * Walks a chain of constituents from what Base points to; `undefined` where Base is not a typed pointer.
 *
 * @param visit is given each composite type that an index selects from, and the place of the index among the operands.
 */
export function walkIndexes(
  module: Module,
  chain: Instruction,
  visit?: (type: Instruction, place: number) => void,
): ChainWalk | undefined {
  let type = pointeeType(module, operandType(module, chain, 0))
  let parent: Instruction | undefined
  if (type === undefined) return undefined
  for (let position = firstIndex(chain); position < chain.operands.length; position++) {
    const index = chain.operands[position]
    if (index === undefined || type === undefined) return { reached: undefined, parent }
    parent = type
    if (!isCompositeType(type)) {
      const why = leaves.has(type.name) ? 'no-constituents' : 'unknown'
      return { reached: undefined, parent, stopped: { at: position, why, type } }
    }
    visit?.(type, position)
    if (isStructType(type)) {
      const member = module.definition(index.value)
      // Compilers index with null constants, which are not OpConstant by name but have a value as fixed.
      if (member?.name !== 'OpConstant' && member?.name !== 'OpConstantNull')
        return { reached: undefined, parent, stopped: { at: position, why: 'not-constant', type } }
      const value = module.integerValue(index.value)
      if (value === undefined)
        return { reached: undefined, parent, stopped: { at: position, why: 'unknown', type } }
      if (value < 0n || value >= BigInt(type.operands.length))
        return { reached: undefined, parent, stopped: { at: position, why: 'out-of-bounds', type } }
      type = constituentType(module, type, Number(value))
    } else type = constituentType(module, type, 0)
  }
  return { reached: type, parent }
}

const ptrChains = ['OpPtrAccessChain', 'OpInBoundsPtrAccessChain']
const allChains = ['OpAccessChain', 'OpInBoundsAccessChain', ...ptrChains]

function stops(
  rule: RuleId,
  why: NonNullable<ChainWalk['stopped']>['why'],
  says: (name: string) => string,
): Check {
  return operationCheck(rule, allChains, (instruction, module, report) => {
    const stopped = walkIndexes(module, instruction)?.stopped
    if (stopped?.why !== why) return
    // Another rule reports an index that is not an integer.
    if (!isIntegerType(operandType(module, instruction, stopped.at))) return
    report(operandWord(instruction, stopped.at), says(stopped.type.name))
  })
}

/** Checks of the access chains of core. */
export const checks: readonly Check[] = [
  operationCheck('core/access-chain-result-type', allChains, (instruction, module, report) => {
    const type = resultType(module, instruction)
    if (type !== undefined && !isPointerType(type))
      report(instruction.word + 1, `the result type is ${type.name}`)
  }),
  operationCheck('core/access-chain-base', allChains, (instruction, module, report) => {
    if (operandDefinition(module, instruction, 0) === undefined) return
    if (!isPointerType(operandType(module, instruction, 0)))
      report(operandWord(instruction, 0), 'Base is not a pointer')
  }),
  operationCheck('core/access-chain-storage-class', allChains, (instruction, module, report) => {
    const storageClass = storageClassOf(resultType(module, instruction))
    const base = storageClassOf(operandType(module, instruction, 0))
    if (storageClass !== undefined && base !== undefined && storageClass !== base)
      report(instruction.word + 1, 'the result type has another storage class than Base')
  }),
  operationCheck('core/access-chain-pointee', allChains, (instruction, module, report) => {
    const pointee = pointeeType(module, resultType(module, instruction))
    const reached = walkIndexes(module, instruction)?.reached
    if (pointee !== undefined && reached !== undefined && pointee !== reached)
      report(
        instruction.word + 1,
        `the result type points to ${pointee.result}, the indexes reach ${reached.result}`,
      )
  }),
  operationCheck('core/access-chain-index-type', allChains, (instruction, module, report) => {
    for (let index = firstIndex(instruction); index < instruction.operands.length; index++) {
      if (operandDefinition(module, instruction, index) === undefined) continue
      if (!isIntegerType(operandType(module, instruction, index)))
        report(operandWord(instruction, index), 'the index is not an integer')
    }
  }),
  stops(
    'core/access-chain-structure-index',
    'not-constant',
    () => 'the index into a structure is not an OpConstant',
  ),
  stops(
    'core/access-chain-structure-bounds',
    'out-of-bounds',
    () => 'the structure has no such member',
  ),
  stops(
    'core/access-chain-depth',
    'no-constituents',
    (name) => `an index remains where ${name} is reached`,
  ),
  operationCheck('core/access-chain-array-stride', allChains, (instruction, module, report) => {
    const type = resultType(module, instruction)
    const stride = type && arrayStrideOf(module, type)
    const array = walkIndexes(module, instruction)?.parent
    if (stride === undefined || array === undefined || !isAnyArrayType(array)) return
    const wanted = arrayStrideOf(module, array)
    if (wanted !== undefined && wanted !== stride)
      report(instruction.word + 1, `ArrayStride ${stride} where the array has ${wanted}`)
  }),
  operationCheck('core/ptr-access-chain-element', ptrChains, (instruction, module, report) => {
    if (operandDefinition(module, instruction, 1) === undefined) return
    if (!isIntegerType(operandType(module, instruction, 1)))
      report(operandWord(instruction, 1), 'Element is not an integer')
  }),
  operationCheck('core/ptr-access-chain-stride', ptrChains, (instruction, module, report) => {
    const base = operandType(module, instruction, 0)
    if (base?.name !== 'OpTypePointer' || !asksForLayout(storageClassOf(base))) return
    if (arrayStrideOf(module, base) === undefined)
      report(operandWord(instruction, 0), 'the type of Base has no ArrayStride')
  }),
]
