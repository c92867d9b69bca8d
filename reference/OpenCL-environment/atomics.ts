import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { atomicResultType } from '../core/shared/atomics.ts'
import { enumerantSet } from '../core/shared/grammar.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { isFloatType, isIntegerType, scalarWidth, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { oneOf, oneOrder, ordered, scoped } from './shared/known-operands.ts'

/** Atomic instructions of the core specification. */
const atomics = instructions
  .filter(({ name, version }) => name.startsWith('OpAtomic') && version !== null)
  .map(({ name }) => name)
const flags: ReadonlySet<string> = new Set(['OpAtomicFlagTestAndSet', 'OpAtomicFlagClear'])

/**
 * The storage classes that the rule allows, including those that core refuses, such as Generic without its capability.
 */
const allowed = enumerantSet('StorageClass', 'Function', 'Workgroup', 'CrossWorkgroup', 'Generic')
const refused = enumerantSet(
  'StorageClass',
  'UniformConstant',
  'Input',
  'Output',
  'Private',
  'PushConstant',
)

/** The number that an atomic instruction computes with, and the word that says so. */
function numberOf(
  module: Module,
  instruction: Instruction,
): { readonly type: Instruction | undefined; readonly word: number } {
  return instruction.name === 'OpAtomicStore'
    ? { type: operandType(module, instruction, 3), word: operandWord(instruction, 3) }
    : { type: atomicResultType(module, instruction), word: instruction.word + 1 }
}

function hasFloatAtomics({ capabilities }: Module): boolean {
  return [...capabilities].some((name) => name.startsWith('AtomicFloat'))
}

/** Validation Rules: Atomic Instructions. */
export const checks: readonly Check[] = [
  {
    rule: 'OpenCL-environment/atomic-integer-type',
    at: atomics.filter((name) => !flags.has(name)),
    judge(instruction, module, report) {
      const { type, word } = numberOf(module, instruction)
      const width = scalarWidth(type)
      const isOfWidth = width === 32 || width === 64
      const isWrong = isFloatType(type) || (isIntegerType(type) && !isOfWidth)
      if (isWrong && !hasFloatAtomics(module))
        report(word, `the type is ${type?.name} with ${width} bits`)
    },
  },
  {
    rule: 'OpenCL-environment/atomic-storage-class',
    at: atomics,
    judge(instruction, module, report) {
      const storage = storageClassOf(operandType(module, instruction, 0))
      if (storage !== undefined && !allowed.has(storage) && !refused.has(storage))
        report(operandWord(instruction, 0), `Pointer points into storage class ${storage}`)
    },
  },
  scoped(
    'OpenCL-environment/atomic-scope',
    atomics,
    'memory',
    oneOf('CrossDevice', 'Device', 'Workgroup', 'Subgroup'),
  ),
  scoped('OpenCL-environment/atomic-scope-device', atomics, 'memory', oneOf('Device')),
  ordered('OpenCL-environment/atomic-memory-order', atomics, oneOrder),
  ordered('OpenCL-environment/atomic-relaxed', atomics, (order) =>
    order === 0 ? undefined : 'the order is not Relaxed',
  ),
]
