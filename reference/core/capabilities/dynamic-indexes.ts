import type { Check } from '../../check.ts'
import { dynamicIndexes, indexing } from '../shared/dynamic-indexes.ts'

/** SPV_ARM_tensors has rules of its own. */
const ofExtension = 'StorageTensor'

/** Section 3.2.30. */
export const checks: readonly Check[] = [
  {
    rule: 'core/dynamic-index-capability',
    among: indexing,
    judgeModule(module, report) {
      // The Vulkan specification has a rule for each kind of resources.
      if (module.environment.client === 'vulkan' || !module.capabilities.has('Shader')) return
      for (const { kind, isNonUniform, word } of dynamicIndexes(module))
        if (!isNonUniform && kind !== ofExtension)
          report(word, `the index is no constant, without ${kind}ArrayDynamicIndexing`)
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
]
