import { instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, enumerantSet, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { originOf } from '../core/shared/pointers.ts'
import { innermostElement, pointeeType, storageClassOf } from '../core/shared/types.ts'
import { heldStructure, heldType, isHeap } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import {
  allBut,
  containsOpaque,
  containsOpaqueBesideDescriptors,
  isResourceType,
  opaqueBesideDescriptors,
  opaqueTypes,
  resourceTypes,
} from './shared/resource-types.ts'

const opcodes = ['OpVariable', 'OpUntypedVariableKHR']

/** The initializer of a variable, and its place among the operands. */
function initializerOf(
  module: Module,
  variable: Instruction,
): { readonly place: number; readonly value: Instruction } | undefined {
  const place = variable.name === 'OpVariable' ? 1 : 2
  const value = operandDefinition(module, variable, place)
  return value && { place, value }
}

type VariableFault = (
  type: Instruction,
  inner: Instruction | undefined,
  module: Module,
  variable: Instruction,
) => string | undefined

/** A rule on the type of what variables in some storage classes hold. */
function typed(rule: RuleId, classes: readonly string[], fault: VariableFault): Check {
  return {
    rule,
    at: opcodes,
    having: classes.map((name) => `StorageClass.${name}` as const),
    judge(variable, module, report) {
      const type = heldType(module, variable)
      if (type === undefined) return
      const message = fault(type, innermostElement(module, type), module, variable)
      if (message !== undefined) report(variable.word, `variable %${variable.result} ${message}`)
    },
  }
}

const uniform = enumerant('StorageClass', 'Uniform')

/** Instructions that write through their first operand. */
const writing: readonly string[] = [
  'OpStore',
  'OpCopyMemory',
  'OpCopyMemorySized',
  'OpCooperativeMatrixStoreKHR',
  'OpCooperativeMatrixStoreNV',
  ...instructions
    .filter((row) => row.class === 'Atomic' && row.name !== 'OpAtomicLoad')
    .map(({ name }) => name),
]

/** The type of the object that an instruction writes, where it is known. */
function writtenType(module: Module, instruction: Instruction): Instruction | undefined {
  if (instruction.name === 'OpStore') return operandType(module, instruction, 1)
  return pointeeType(module, operandType(module, instruction, 0))
}

const [descriptorSet, binding] = [
  enumerant('Decoration', 'DescriptorSet'),
  enumerant('Decoration', 'Binding'),
]
const uniformConstant = enumerant('StorageClass', 'UniformConstant')
const described = enumerantSet(
  'StorageClass',
  'UniformConstant',
  'Uniform',
  'StorageBuffer',
  'TileAttachmentQCOM',
)
/** For these another text asks for a Data Type. */
const withOwnRule = enumerantSet('StorageClass', 'Function', 'Private', 'Workgroup')

/** Checks that the structure of a variable has one of some decorations. */
function structured(
  rule: RuleId,
  storageClasses: readonly string[],
  decorations: readonly string[],
): Check {
  return {
    rule,
    at: opcodes,
    having: storageClasses.map((name) => `StorageClass.${name}` as const),
    judge(variable, module, report) {
      const structure = heldStructure(module, variable)
      if (structure === undefined) return
      if (!decorations.some((name) => module.isDecorated(structure.result, name)))
        report(
          variable.word,
          `structure %${structure.result} of variable %${variable.result} is not ${decorations.join(' or ')}`,
        )
    },
  }
}

/** Checks that a variable with one of some decorations is in one of some storage classes. */
function placed(
  rule: RuleId,
  decorations: readonly string[],
  storageClasses: ReadonlySet<number>,
): Check {
  return {
    rule,
    at: opcodes,
    having: allBut(storageClasses),
    among: decorations.map((name) => `Decoration.${name}`),
    judge(variable, module, report) {
      const value = variable.valueAt(0)
      if (value === undefined) return
      const found = decorations.find((name) => module.isDecorated(variable.result, name))
      if (found !== undefined)
        report(
          variable.word,
          `variable %${variable.result} in ${storageClassName(value)} has ${found}`,
        )
    },
  }
}

/** Variables by their types and storage classes. */
export const checks: readonly Check[] = [
  // Initializers and types of variables.
  {
    rule: 'Vulkan-environment/initializer-storage-class',
    at: opcodes,
    // Core has rules of its own for Input and PushConstant.
    having: allBut(
      enumerantSet(
        'StorageClass',
        'Output',
        'Private',
        'Function',
        'Workgroup',
        'Input',
        'PushConstant',
      ),
    ),
    judge(variable, module, report) {
      const value = variable.valueAt(0)
      const initializer = initializerOf(module, variable)
      if (initializer !== undefined && value !== undefined)
        report(
          operandWord(variable, initializer.place),
          `a variable in ${storageClassName(value)} has an initializer`,
        )
    },
  },
  {
    rule: 'Vulkan-environment/workgroup-initializer',
    at: opcodes,
    having: ['StorageClass.Workgroup'],
    judge(variable, module, report) {
      const initializer = initializerOf(module, variable)
      if (initializer !== undefined && initializer.value.name !== 'OpConstantNull')
        report(
          operandWord(variable, initializer.place),
          `the initializer in Workgroup is ${initializer.value.name}`,
        )
    },
  },
  typed('Vulkan-environment/uniform-constant-type', ['UniformConstant'], (_, inner) =>
    isResourceType(inner) ? undefined : `in UniformConstant holds ${inner?.name}`,
  ),
  typed('Vulkan-environment/buffer-variable-type', ['Uniform', 'StorageBuffer'], (_, inner) =>
    inner?.name === 'OpTypeStruct' ? undefined : `of a buffer holds ${inner?.name}`,
  ),
  typed('Vulkan-environment/push-constant-type', ['PushConstant'], ({ name }) =>
    name === 'OpTypeStruct' ? undefined : `in PushConstant holds ${name}`,
  ),
  // Opaque types, and buffers that must not be written.
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
  // Variables that are resources of a shader: blocks, descriptors and heaps.
  structured('Vulkan-environment/buffer-block', ['PushConstant', 'StorageBuffer'], ['Block']),
  structured('Vulkan-environment/uniform-block', ['Uniform'], ['Block', 'BufferBlock']),
  {
    rule: 'Vulkan-environment/descriptor-set-and-binding',
    at: opcodes,
    having: ['StorageClass.UniformConstant', 'StorageClass.Uniform', 'StorageClass.StorageBuffer'],
    judge(variable, module, report) {
      let [hasSet, hasBinding] = [false, false]
      for (const { decoration } of module.decorations(variable.result)) {
        hasSet ||= decoration === descriptorSet
        hasBinding ||= decoration === binding
      }
      if ((hasSet && hasBinding) || isHeap(module, variable)) return
      // There a rule asks for the heap alone.
      const isUntypedHeap =
        variable.valueAt(0) === uniformConstant && heldType(module, variable) === undefined
      if (isUntypedHeap && variable.name === 'OpUntypedVariableKHR') return
      const missing = [...(hasSet ? [] : ['DescriptorSet']), ...(hasBinding ? [] : ['Binding'])]
      report(variable.word, `variable %${variable.result} has no ${missing.join(' and no ')}`)
    },
  },
  placed('Vulkan-environment/descriptor-storage-class', ['DescriptorSet', 'Binding'], described),
  placed(
    'Vulkan-environment/input-attachment-index-storage-class',
    ['InputAttachmentIndex'],
    enumerantSet('StorageClass', 'UniformConstant'),
  ),
  {
    rule: 'Vulkan-environment/untyped-variable-data-type',
    at: ['OpUntypedVariableKHR'],
    judge(variable, _, report) {
      const value = variable.valueAt(0)
      if (value === undefined || value === uniformConstant || withOwnRule.has(value)) return
      if (variable.valueAt(1) === undefined)
        report(
          variable.word,
          `variable %${variable.result} in ${storageClassName(value)} has no Data Type`,
        )
    },
  },
  {
    rule: 'Vulkan-environment/untyped-heap-variable',
    at: ['OpUntypedVariableKHR'],
    having: ['StorageClass.UniformConstant'],
    judge(variable, module, report) {
      if (variable.valueAt(1) !== undefined) return
      if (!isHeap(module, variable))
        report(variable.word, `variable %${variable.result} has no Data Type and is not a heap`)
    },
  },
]
