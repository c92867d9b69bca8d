import type { RuleRow } from '../../rule.ts'
import { row, validation } from '../row.ts'

const shader = 'In a module with Shader and without Kernel'

/** The targets of FPRoundingMode in shaders, whatever capabilities enable 16-bit types. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'rounding-mode-is-on-a-conversion-to-16-bits',
    section: `${validation}: FPRoundingMode`,
    summary: `${shader}, the target of FPRoundingMode is a width-only conversion (OpFConvert, OpSConvert or OpUConvert), and where its result has a use, it is an OpFConvert whose Result Type is a 16-bit floating-point type or a vector of one. A member of a structure is none.`,
    class: 'decoration',
    notes:
      'What is stored in a 16-bit floating-point object is no result of another conversion. The core specification has the rule in the section on shaders. Targets of a decoration group count, and so do those of OpMemberDecorate and OpGroupMemberDecorate. A 16-bit type with an encoding is not judged. Debug, annotation and non-semantic instructions are not uses.',
  }),
  row({
    slug: 'rounded-conversion-has-a-use',
    section: `${validation}: FPRoundingMode`,
    summary: `${shader}, the result of a width-only conversion with FPRoundingMode has a use.`,
    class: 'decoration',
    confidence: 'open',
    notes:
      'The core specification speaks of the only uses of the conversion, and where there are none, all of them are stores. The extension speaks of a conversion that is used in a store.',
  }),
  row({
    slug: 'rounded-conversion-is-only-stored',
    section: `${validation}: FPRoundingMode`,
    summary: `${shader}, every use of the result of an OpFConvert to 16 bits with FPRoundingMode is the Object of an OpStore.`,
    class: 'decoration',
    notes:
      'Debug, annotation and non-semantic instructions are not uses. A result without any use is for rounded-conversion-has-a-use.',
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
