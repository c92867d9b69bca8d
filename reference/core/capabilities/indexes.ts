import type { Check } from '../../check.ts'
import { dynamicIndexes, indexing, isRunTimeArrayOfResources } from '../shared/dynamic-indexes.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { heldStructure, isHeap } from '../shared/variables.ts'

/** SPV_ARM_tensors has rules of its own. */
const ofExtension = 'StorageTensor'

const ofResources: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'UniformConstant',
  'Uniform',
  'StorageBuffer',
)

const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** Checks of the capabilities for arrays of resources (3.2.30): for their indexes, and for a length that is not known. */
export const checks: readonly Check[] = [
  {
    rule: 'core/dynamic-index-capability',
    among: indexing,
    judgeModule(module, report) {
      // The Vulkan specification has a rule for each kind of resources.
      if (module.environment.client === 'vulkan' || !module.capabilities.has('Shader')) return
      for (const { kind, isNonUniform, word } of dynamicIndexes(module))
        if (!isNonUniform && kind !== ofExtension)
          report(word, `the index is not a constant, without ${kind}ArrayDynamicIndexing`)
    },
  },
  {
    rule: 'core/non-uniform-index-capability',
    among: ['ShaderNonUniform'],
    judgeModule(module, report) {
      const { capabilities } = module
      if (!capabilities.has('ShaderNonUniform') || !capabilities.has('Shader')) return
      for (const { kind, isNonUniform, word } of dynamicIndexes(module))
        if (isNonUniform && kind !== ofExtension)
          report(word, `the index has NonUniform, without ${kind}ArrayNonUniformIndexing`)
    },
  },
  // Section 3.2.30.
  {
    rule: 'core/run-time-array-capability',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: ['OpTypeRuntimeArray'],
    judge(variable, module, report) {
      const { capabilities, environment } = module
      // The Vulkan specification has a rule on variables with a binding.
      if (environment.client === 'vulkan' || !capabilities.has('Shader')) return
      if (capabilities.has('RuntimeDescriptorArray')) return
      const storageClass = variable.valueAt(0) ?? -1
      if (!ofResources.has(storageClass)) return
      // Buffers are structures, and what UniformConstant holds is opaque.
      const isBuffer = heldStructure(module, variable) !== undefined
      if (isBuffer === (storageClass === uniformConstant)) return
      // That a heap must not be typed, its own text says.
      if (isRunTimeArrayOfResources(module, variable) && !isHeap(module, variable))
        report(variable.word, 'a run-time array of resources, without RuntimeDescriptorArray')
    },
  },
]
