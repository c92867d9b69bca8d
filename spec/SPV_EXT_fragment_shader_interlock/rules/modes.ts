import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const validation = 'Modifications: 2.16.2 Validation Rules for Shader Capabilities'

/** The execution modes, and the capability that asks for another extension. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'modes-exclude-each-other',
    section: validation,
    summary:
      'An entry point with the execution model Fragment has at most one of the execution modes PixelInterlockOrderedEXT, PixelInterlockUnorderedEXT, SampleInterlockOrderedEXT, SampleInterlockUnorderedEXT, ShadingRateInterlockOrderedEXT and ShadingRateInterlockUnorderedEXT.',
    class: 'semantics',
    notes: 'One of them twice is the fault of core/execution-mode-unique.',
  }),
  row({
    slug: 'sections-are-executed-once',
    section: validation,
    summary:
      'An entry point with one of these execution modes executes OpBeginInvocationInterlockEXT and after it OpEndInvocationInterlockEXT, each exactly once.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'What an entry point executes, a run shows.',
    notes: 'Of what is executed, also where no instruction of the call tree is one of the two.',
  }),
  row({
    slug: 'modes-are-for-fragment',
    section: 'Modifications: 3.6 Execution Mode',
    summary:
      'An entry point with the execution mode PixelInterlockOrderedEXT, PixelInterlockUnorderedEXT, SampleInterlockOrderedEXT, SampleInterlockUnorderedEXT, ShadingRateInterlockOrderedEXT or ShadingRateInterlockUnorderedEXT has the execution model Fragment.',
    class: 'semantics',
  }),
  row({
    slug: 'shading-rates-are-declared',
    section: 'Modifications: 3.31 Capability: FragmentShaderShadingRateInterlockEXT',
    summary:
      'A module that declares FragmentShaderShadingRateInterlockEXT declares the extension SPV_NV_shading_rate or SPV_EXT_fragment_invocation_density.',
    class: 'capability',
    confidence: 'open',
    notes:
      'The column lists this extension, and one of the two: reading (a) of NOTES.md. That this one is declared is core/capability-available.',
  }),
]
