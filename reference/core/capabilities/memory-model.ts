import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'

const vulkan = enumerant('MemoryModel', 'Vulkan')

/** Checks of the memory model against the capabilities. */
export const checks: readonly Check[] = [
  {
    rule: 'core/vulkan-memory-model-capability',
    at: ['OpMemoryModel'],
    judge: ({ operands: [, model] }, { capabilities }, report) => {
      if (model !== undefined && model.value !== vulkan && capabilities.has('VulkanMemoryModel'))
        report(model.word, 'VulkanMemoryModel is declared, the memory model is another')
    },
  },
]
