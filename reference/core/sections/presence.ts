import type { Check } from '../../check.ts'

/** Checks of what a module must have, once. */
export const checks: readonly Check[] = [
  {
    rule: 'core/memory-model-present',
    judgeModule: (module, report) => {
      if (module.all('OpMemoryModel').length === 0) report(0, 'there is no OpMemoryModel')
    },
  },
  {
    rule: 'core/memory-model-single',
    among: ['OpMemoryModel'],
    judgeModule: (module, report) => {
      for (const { word } of module.all('OpMemoryModel').slice(1))
        report(word, 'there is an OpMemoryModel already')
    },
  },
  {
    rule: 'core/entry-point-present',
    judgeModule: (module, report) => {
      if (
        module.all('OpEntryPoint').length === 0 &&
        module.all('OpConditionalEntryPointINTEL').length === 0 &&
        module.all('OpGraphEntryPointARM').length === 0 &&
        !module.capabilities.has('Linkage')
      )
        report(0, 'there is neither an OpEntryPoint nor the Linkage capability')
    },
  },
]
