import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement } from '../core/shared/innermost.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { originOf } from '../core/shared/origins.ts'
import { pointeeType, storageClassOf } from '../core/shared/pointer-type.ts'
import { heldStructure } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import {
  containsOpaque,
  containsOpaqueBesideDescriptors,
  isResourceType,
  opaqueBesideDescriptors,
  opaqueTypes,
  resourceTypes,
} from './shared/resource-types.ts'

const uniform = enumerant('StorageClass', 'Uniform')

/** Instructions that write through their first operand. */
const writing: readonly string[] = [
  'OpStore',
  'OpCopyMemory',
  'OpCopyMemorySized',
  'OpCooperativeMatrixStoreKHR',
  ...instructions
    .filter((row) => row.class === 'Atomic' && row.name !== 'OpAtomicLoad')
    .map(({ name }) => name),
]

/** The type of the object that an instruction writes, where it is known. */
function writtenType(module: Module, instruction: Instruction): Instruction | undefined {
  if (instruction.name === 'OpStore') return operandType(module, instruction, 1)
  return pointeeType(module, operandType(module, instruction, 0))
}

/** Opaque types, and buffers that must not be written. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/uniform-block-not-stored',
    at: writing,
    among: ['StorageClass.Uniform'],
    judge(instruction, module, report) {
      if (storageClassOf(operandType(module, instruction, 0)) !== uniform) return
      const origin = originOf(module, instruction.valueAt(0) ?? 0)
      if (origin?.name !== 'OpVariable' && origin?.name !== 'OpUntypedVariableKHR') return
      const structure = heldStructure(module, origin)
      if (structure !== undefined && module.isDecorated(structure.result, 'Block'))
        report(
          operandWord(instruction, 0),
          `variable %${origin.result} in Uniform holds a structure with Block`,
        )
    },
  },
  {
    rule: 'Vulkan-environment/opaque-not-stored',
    at: ['OpStore', 'OpCopyMemory', 'OpCopyMemorySized'],
    among: resourceTypes,
    judge(instruction, module, report) {
      const inner = innermostElement(module, writtenType(module, instruction))
      if (isResourceType(inner))
        report(operandWord(instruction, 0), `an object of type ${inner?.name} is written`)
    },
  },
  {
    rule: 'Vulkan-environment/no-opaque-members',
    at: ['OpTypeStruct'],
    among: opaqueTypes,
    judge(structure, module, report) {
      if (module.capabilities.has('DescriptorHeapEXT')) return
      for (const { value, word } of structure.operands)
        if (containsOpaque(module, module.definition(value)))
          report(word, `a member of structure %${structure.result} is opaque`)
    },
  },
  {
    rule: 'Vulkan-environment/heap-opaque-members',
    at: ['OpTypeStruct'],
    among: opaqueBesideDescriptors,
    judge(structure, module, report) {
      if (!module.capabilities.has('DescriptorHeapEXT')) return
      for (const { value, word } of structure.operands)
        if (containsOpaqueBesideDescriptors(module, module.definition(value)))
          report(word, `a member of structure %${structure.result} is opaque and not a descriptor`)
    },
  },
]
