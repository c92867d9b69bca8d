import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isRunTimeArrayOfResources } from '../shared/run-time-descriptors.ts'
import { heldStructure, isHeap } from '../shared/variables.ts'

const ofResources: ReadonlySet<number> = new Set(
  ['UniformConstant', 'Uniform', 'StorageBuffer'].map((name) => enumerant('StorageClass', name)),
)

const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** Section 3.2.30. */
export const checks: readonly Check[] = [
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
