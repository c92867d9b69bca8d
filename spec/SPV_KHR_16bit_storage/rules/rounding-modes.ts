import type { RuleRow } from '../../rule.ts'
import { row, validation } from '../row.ts'

const shader = 'In a module with Shader and without Kernel'

/** The targets of FPRoundingMode in shaders, whatever capabilities enable 16-bit types. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'rounding-mode-is-on-a-conversion-to-16-bits',
    section: `${validation}: FPRoundingMode`,
    summary: `${shader}, the target of FPRoundingMode is an OpFConvert whose Result Type is a 16-bit floating-point type or a vector of one.`,
    class: 'decoration',
    notes:
      'OpSConvert and OpUConvert are width-only conversions too, but their result is not a floating-point object. The core specification has the rule in the section on shaders. Targets of a decoration group count; OpMemberDecorate is another matter. A 16-bit type with an encoding is not judged.',
  }),
  row({
    slug: 'rounded-conversion-is-only-stored',
    section: `${validation}: FPRoundingMode`,
    summary: `${shader}, every use of the result of an OpFConvert to 16 bits with FPRoundingMode is the Object of an OpStore.`,
    class: 'decoration',
    notes:
      'Debug and annotation instructions and non-semantic instructions are not uses. A result without any use breaks no rule: the core specification speaks of its only uses.',
  }),
  row({
    slug: 'rounded-conversion-is-stored-in-an-interface',
    section: `${validation}: FPRoundingMode`,
    summary: `${shader}, no OpStore whose Object is the result of an OpFConvert to 16 bits with FPRoundingMode has a Pointer into a storage class other than StorageBuffer, PhysicalStorageBuffer, Uniform, PushConstant, Input and Output.`,
    class: 'storage-class',
    notes:
      'The text lists Uniform, PushConstant, Input and Output. The core specification lists StorageBuffer, PhysicalStorageBuffer, Uniform and Output; OpStore through a pointer into PushConstant or Input breaks another core rule.',
  }),
]
