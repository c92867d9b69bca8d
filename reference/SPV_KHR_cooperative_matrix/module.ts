import type { Check } from '../check.ts'
import { isKnownVersion } from '../core/shared/known-version.ts'

const enabling = ['CooperativeMatrixKHR']

/** Word of the header with the version. */
const versionWord = 1

const required = 0x0001_0300

export const checks: readonly Check[] = [
  /** Dependencies. */
  {
    rule: 'SPV_KHR_cooperative_matrix/version-is-1-3-or-later',
    among: enabling,
    judgeModule({ capabilities, version }, report) {
      if (!capabilities.has('CooperativeMatrixKHR') || !isKnownVersion(version)) return
      if (version < required)
        report(versionWord, `the version is 1.${(version >>> 8) & 0xff}, not 1.3 or later`)
    },
  },
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
