import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { storageClassName } from '../core/shared/storage-class-name.ts'
import { heldStructure, heldType, isHeap } from '../core/shared/variables.ts'
import { allBut, classes } from './shared/storage-classes.ts'

const at = ['OpVariable', 'OpUntypedVariableKHR']

const [descriptorSet, binding] = [
  enumerant('Decoration', 'DescriptorSet'),
  enumerant('Decoration', 'Binding'),
]
const uniformConstant = enumerant('StorageClass', 'UniformConstant')
const described = classes('UniformConstant', 'Uniform', 'StorageBuffer', 'TileAttachmentQCOM')
/** For these another text asks for a Data Type. */
const withOwnRule = classes('Function', 'Private', 'Workgroup')

/** That the structure of a variable has one of some decorations. */
function structured(
  rule: RuleId,
  storageClasses: readonly string[],
  decorations: readonly string[],
): Check {
  return {
    rule,
    at,
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

/** That a variable with one of some decorations is in one of some storage classes. */
function placed(
  rule: RuleId,
  decorations: readonly string[],
  storageClasses: ReadonlySet<number>,
): Check {
  return {
    rule,
    at,
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

/** Variables that are resources of a shader: blocks, descriptors and heaps. */
export const checks: readonly Check[] = [
  structured('Vulkan-environment/buffer-block', ['PushConstant', 'StorageBuffer'], ['Block']),
  structured('Vulkan-environment/uniform-block', ['Uniform'], ['Block', 'BufferBlock']),
  {
    rule: 'Vulkan-environment/descriptor-set-and-binding',
    at,
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
    classes('UniformConstant'),
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
