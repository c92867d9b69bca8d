import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const swizzle = 'Modifications: SwizzleInvocationsAMD'
const masked = 'Modifications: SwizzleInvocationsMaskedAMD'
const write = 'Modifications: WriteInvocationAMD'
const scalarOrVector = 'an OpTypeInt, OpTypeFloat or OpTypeBool, or a vector of one of these'
const constant =
  'the result of a constant instruction (its name begins with OpConstant or OpSpecConstant) or of an OpCompositeConstruct'

/** The extended instructions. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'imported-set-has-its-extension',
    section: 'New Instructions',
    summary:
      'A module with an `OpExtInstImport "SPV_AMD_shader_ballot"` also has an `OpExtension "SPV_AMD_shader_ballot"`.',
    class: 'capability',
    confidence: 'derived',
    notes: 'Cases use the set: an import that nothing uses can be read two ways (NOTES.md).',
  }),
  row({
    slug: 'swizzled-data-is-a-scalar-or-vector',
    section: `${swizzle}, SwizzleInvocationsMaskedAMD`,
    summary: `The type of the data of a SwizzleInvocationsAMD or SwizzleInvocationsMaskedAMD is ${scalarOrVector}.`,
    class: 'type',
  }),
  row({
    slug: 'swizzle-results-in-the-type-of-the-data',
    section: `${swizzle}, SwizzleInvocationsMaskedAMD`,
    summary:
      'The type of the data of a SwizzleInvocationsAMD or SwizzleInvocationsMaskedAMD is its Result Type.',
    class: 'type',
  }),
  row({
    slug: 'offset-is-four-unsigned-integers',
    section: swizzle,
    summary:
      'The type of the offset of a SwizzleInvocationsAMD is a vector of four components whose type is an OpTypeInt of Signedness 0 and any width.',
    class: 'type',
  }),
  row({
    slug: 'offset-is-constant',
    section: swizzle,
    summary: `The offset of a SwizzleInvocationsAMD is ${constant}.`,
    class: 'operand',
    notes: 'Cases keep away from OpCompositeConstruct, which can be read two ways (NOTES.md).',
  }),
  row({
    slug: 'offset-components-are-at-most-3',
    section: swizzle,
    summary:
      'Each component of the offset of a SwizzleInvocationsAMD that is an OpConstant that specialization does not change, in an OpConstantComposite, OpSpecConstantComposite or OpCompositeConstruct of scalars, is at most 3.',
    class: 'operand',
  }),
  row({
    slug: 'mask-is-three-unsigned-integers',
    section: masked,
    summary:
      'The type of the mask of a SwizzleInvocationsMaskedAMD is a vector of three components whose type is an OpTypeInt of Signedness 0 and any width.',
    class: 'type',
  }),
  row({
    slug: 'mask-is-constant',
    section: masked,
    summary: `The mask of a SwizzleInvocationsMaskedAMD is ${constant}.`,
    class: 'operand',
    notes: 'Cases keep away from OpCompositeConstruct, which can be read two ways (NOTES.md).',
  }),
  row({
    slug: 'mask-components-are-at-most-31',
    section: masked,
    summary:
      'Each component of the mask of a SwizzleInvocationsMaskedAMD that is an OpConstant that specialization does not change, in an OpConstantComposite, OpSpecConstantComposite or OpCompositeConstruct of scalars, is at most 31.',
    class: 'operand',
  }),
  row({
    slug: 'written-result-is-a-scalar-or-vector',
    section: write,
    summary: `The Result Type of a WriteInvocationAMD is ${scalarOrVector}.`,
    class: 'type',
  }),
  row({
    slug: 'written-values-have-the-result-type',
    section: write,
    summary: 'The types of inputValue and writeValue of a WriteInvocationAMD are its Result Type.',
    class: 'type',
  }),
  row({
    slug: 'invocation-index-is-a-32-bit-unsigned-integer',
    section: write,
    summary:
      'The type of the invocationIndex of a WriteInvocationAMD is an OpTypeInt of Width 32 and Signedness 0.',
    class: 'type',
    notes: 'Its value has to be less than the size of the subgroup, which a run shows.',
  }),
  row({
    slug: 'mbcnt-results-in-a-32-bit-unsigned-integer',
    section: 'Modifications: MbcntAMD',
    summary: 'The Result Type of an MbcntAMD is an OpTypeInt of Width 32 and Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'mbcnt-mask-is-an-unsigned-integer',
    section: 'Modifications: MbcntAMD',
    summary: 'The type of the mask of an MbcntAMD is an OpTypeInt of Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'mbcnt-mask-has-32-bits',
    section: 'Modifications: MbcntAMD',
    summary:
      'If the type of the mask of an MbcntAMD is an OpTypeInt of Signedness 0, its Width is 32.',
    class: 'type',
    confidence: 'open',
    notes: 'The mask of the function in GLSL has 64 bits (NOTES.md).',
  }),
]
