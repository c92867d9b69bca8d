import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isRunTimeArrayOfResources } from '../shared/run-time-descriptors.ts'

const ofResources: ReadonlySet<number> = new Set(
  ['UniformConstant', 'Uniform', 'StorageBuffer'].map((name) => enumerant('StorageClass', name)),
)

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
      if (!ofResources.has(variable.valueAt(0) ?? -1)) return
      if (isRunTimeArrayOfResources(module, variable))
        report(variable.word, 'a run-time array of resources, without RuntimeDescriptorArray')
    },
  },
]
