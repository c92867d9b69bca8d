import type { RuleId } from '#spec/rule'
import type { Fault } from '../check.ts'
import { dynamicIndexes, indexing, type ResourceKind } from '../core/shared/dynamic-indexes.ts'
import { operandDefinition } from '../core/shared/operands.ts'
import { checksOf } from '../core/shared/surveys.ts'
import { isAnyArrayType } from '../core/shared/types.ts'
import type { Module } from '../module.ts'

/** The text has no sentence on tensors. */
const rules: Readonly<Partial<Record<ResourceKind, RuleId>>> = {
  UniformBuffer: 'Vulkan-environment/uniform-buffer-constant-index',
  SampledImage: 'Vulkan-environment/sampled-image-constant-index',
  StorageBuffer: 'Vulkan-environment/storage-buffer-constant-index',
  StorageImage: 'Vulkan-environment/storage-image-constant-index',
  InputAttachment: 'Vulkan-environment/input-attachment-constant-index',
  UniformTexelBuffer: 'Vulkan-environment/uniform-texel-buffer-constant-index',
  StorageTexelBuffer: 'Vulkan-environment/storage-texel-buffer-constant-index',
}

const typed = ['OpAccessChain', 'OpInBoundsAccessChain']
const untyped = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR']

/** Whether a chain may index an array: of an untyped one its Base Type tells, without a look at the users of variables. */
function mayIndexArrays(module: Module): boolean {
  if (typed.some((name) => module.all(name).length > 0)) return true
  return untyped.some((name) =>
    module.all(name).some((chain) => isAnyArrayType(operandDefinition(module, chain, 0))),
  )
}

const noFaults: readonly Fault[] = []

function faults(module: Module): readonly Fault[] {
  if (!mayIndexArrays(module)) return noFaults
  return dynamicIndexes(module).flatMap(({ kind, isNonUniform, word }) => {
    const rule = rules[kind]
    if (isNonUniform || rule === undefined) return []
    return [{ rule, word, message: 'the index into an array of resources is not a constant' }]
  })
}

/** Indexes into arrays of resources. */
export const checks = checksOf(faults, Object.values(rules), indexing)
