import type { Check } from '../check.ts'
import { leastVersion } from '../core/shared/extension-checks.ts'

const enabling = ['CooperativeMatrixKHR']

/** Word of the header with the version. */
const versionWord = 1

export const checks: readonly Check[] = [
  /** Dependencies. */
  leastVersion('SPV_KHR_cooperative_matrix/version-is-1-3-or-later', 'CooperativeMatrixKHR', 3),
  /** Dependencies; 2.16.2, Validation Rules for Shader Capabilities. */
  {
    rule: 'SPV_KHR_cooperative_matrix/vulkan-memory-model-is-declared',
    among: enabling,
    judgeModule(module, report) {
      const { capabilities } = module
      if (!capabilities.has('CooperativeMatrixKHR') || !capabilities.has('Shader')) return
      if (!capabilities.has('VulkanMemoryModel'))
        report(
          module.all('OpMemoryModel')[0]?.word ?? versionWord,
          'VulkanMemoryModel is not declared beside Shader and CooperativeMatrixKHR',
        )
    },
  },
]
