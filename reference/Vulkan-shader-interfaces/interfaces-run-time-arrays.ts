import type { Check } from '../check.ts'
import { isRunTimeArrayOfResources } from '../core/shared/run-time-descriptors.ts'

/** Section "DescriptorSet and Binding Assignment". */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/run-time-array-capability',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: ['OpTypeRuntimeArray'],
    judge(variable, module, report) {
      if (module.capabilities.has('RuntimeDescriptorArray')) return
      if (!isRunTimeArrayOfResources(module, variable)) return
      if (module.isDecorated(variable.result, 'Binding'))
        report(variable.word, 'a run-time array of descriptors, without RuntimeDescriptorArray')
    },
  },
]
