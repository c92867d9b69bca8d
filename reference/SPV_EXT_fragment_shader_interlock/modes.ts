import type { Check } from '../check.ts'
import { oneOf } from '../core/modes/combinations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { onlyFor } from '../shared/model-of-modes.ts'

const modes = [
  ...['PixelInterlockOrderedEXT', 'PixelInterlockUnorderedEXT'],
  ...['SampleInterlockOrderedEXT', 'SampleInterlockUnorderedEXT'],
  ...['ShadingRateInterlockOrderedEXT', 'ShadingRateInterlockUnorderedEXT'],
]

const others = ['SPV_NV_shading_rate', 'SPV_EXT_fragment_invocation_density']

/** Checks of the execution modes, and of the capability that asks for another extension. */
export const checks: readonly Check[] = [
  oneOf({
    rule: 'SPV_EXT_fragment_shader_interlock/modes-exclude-each-other',
    models: ['Fragment'],
    modes,
  }),
  onlyFor('SPV_EXT_fragment_shader_interlock/modes-are-for-fragment', 'Fragment', modes),
  {
    rule: 'SPV_EXT_fragment_shader_interlock/shading-rates-are-declared',
    at: ['OpCapability'],
    among: ['FragmentShaderShadingRateInterlockEXT'],
    judge({ operands: [declared] }, module, report) {
      if (declared?.value !== enumerant('Capability', 'FragmentShaderShadingRateInterlockEXT'))
        return
      if (!others.some((name) => module.extensions.has(name)))
        report(declared.word, `neither ${others.join(' nor ')} is declared`)
    },
  },
]
