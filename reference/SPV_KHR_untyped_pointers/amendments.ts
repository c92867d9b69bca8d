import type { RuleId } from '#spec/rule'
import type { Amendments, BorrowedCheck } from '../amendments.ts'

/** `core` rules by slug, with the slugs of the rules of this text that reword them. */
const slugs: Readonly<Record<string, readonly string[]>> = {
  'atomic-comparator': ['atomic-comparator-has-the-result-type'],
  'atomic-flag-pointee': ['atomic-flag-typed-pointer-points-to-a-32-bit-integer'],
  'atomic-pointee': ['atomic-typed-pointer-points-to-the-result-type'],
  'atomic-store-pointee': ['atomic-store-typed-pointer-points-to-a-numerical-scalar'],
  'atomic-value': ['atomic-value-has-the-result-type'],
  'bitcast-bits': [
    'bitcast-of-two-component-counts-keeps-the-bits',
    'bitcast-of-a-pointer-keeps-its-bits',
  ],
  'bitcast-differs': ['bitcast-changes-the-type'],
  // It follows from the bits, for widths are powers of two.
  'bitcast-multiple': [],
  'bitcast-operand': ['bitcast-operand-is-of-a-pointer-or-numerical-type'],
  'bitcast-pointer-scalar': ['bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer'],
  // Revisions 1 and 2 print the description without it; later ones have bitcast-keeps-the-storage-class.
  'bitcast-pointer-storage-class': [],
  'bitcast-pointer-vector': ['bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers'],
  'bitcast-result': ['bitcast-result-type-is-a-pointer-or-numerical-type'],
  'bitcast-width': [
    'bitcast-of-one-component-count-keeps-the-width',
    'bitcast-of-a-pointer-keeps-its-bits',
  ],
  'cast-explicit-operand': [
    'generic-cast-explicit-pointer-is-a-pointer',
    'generic-cast-explicit-pointer-is-into-generic',
  ],
  'cast-explicit-result': [
    'generic-cast-explicit-result-type-is-a-pointer-type',
    'generic-cast-explicit-result-type-has-the-storage-operand',
  ],
  'cast-explicit-storage': ['generic-cast-explicit-storage-is-a-target-storage-class'],
  'cast-from-generic-operand': ['generic-cast-to-ptr-pointer-is-into-generic'],
  'cast-from-generic-result': [
    'generic-cast-to-ptr-result-type-is-a-pointer-type',
    'generic-cast-to-ptr-result-type-has-a-target-storage-class',
  ],
  'cast-to-generic-result': [
    'ptr-cast-to-generic-result-type-is-a-pointer-type',
    'ptr-cast-to-generic-result-type-is-generic',
  ],
  'copy-memory-fixed-size': ['copy-memory-type-is-of-fixed-size'],
  'copy-memory-mask-count': ['copy-memory-has-one-mask-before-version-1-4'],
  'copy-memory-not-void': ['copy-memory-typed-pointer-points-to-no-void'],
  'copy-memory-pointers': ['copy-memory-operands-are-pointers'],
  'copy-memory-source-mask': ['copy-memory-source-mask-is-not-make-pointer-available'],
  'copy-memory-target-mask': ['copy-memory-target-mask-is-not-make-pointer-visible'],
  'copy-memory-type': ['copy-memory-typed-pointers-point-to-one-type'],
  'decorate-id-constant': ['decorate-id-operand-is-a-constant-or-a-variable'],
  'interface-is-global-variable': ['entry-point-interface-lists-global-variables'],
  'lifetime-pointer': ['lifetime-pointer-is-into-function'],
  'load-pointer': ['load-pointer-is-a-pointer'],
  'load-type': ['load-typed-pointer-points-to-the-result-type'],
  'logical-pointer-operand': ['logical-pointer-operand-is-of-a-listed-instruction'],
  'logical-pointer-result': ['logical-pointer-result-is-of-a-listed-instruction'],
  'physical-matrix-pointer-origin': ['physical-pointer-to-a-matrix-comes-from-a-structure'],
  'physical-matrix-pointer-use': ['physical-pointer-to-a-matrix-is-only-loaded-or-stored'],
  'pointer-comparison-operand': ['compared-operands-are-pointers'],
  'pointer-comparison-type': [
    'equal-typed-pointers-have-one-type',
    'subtracted-typed-pointers-have-one-type',
    'subtracted-pointers-have-one-type',
  ],
  'store-pointer': ['store-pointer-is-a-pointer'],
  'store-type': ['store-typed-pointer-points-to-the-type-of-the-object'],
  'texel-pointer-image': ['image-texel-pointer-typed-image-points-to-an-image'],
  'texel-pointer-pointee': [
    'image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result',
  ],
  'texel-pointer-result': [
    'image-texel-pointer-result-type-is-a-pointer-type',
    'image-texel-pointer-result-type-is-image',
  ],
  'texel-pointer-subpass': ['image-texel-pointer-typed-image-has-no-subpass-data'],
}

/** Rules of SPV_KHR_cooperative_matrix by slug, each with the slug of the rule of this text that rewords it. */
const ofMatrices: Readonly<Record<string, string>> = {
  'pointer-is-a-pointer': 'cooperative-matrix-pointer-is-a-pointer',
  'pointer-points-into-an-array': 'cooperative-matrix-typed-pointer-points-into-an-array',
  'pointer-points-to-a-scalar-or-vector':
    'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
  'stride-is-a-scalar-integer': 'cooperative-matrix-stride-is-a-scalar-integer',
}

/** Texts that add atomic instructions on floating-point numbers: rules by slug, each with the rule that rewords it. */
const ofFloatAtomics: Readonly<Record<string, string>> = {
  'pointer-points-to-the-result-type': 'float-atomic-typed-pointer-points-to-the-result-type',
  'value-has-the-result-type': 'float-atomic-value-has-the-result-type',
}

const floatAtomicTexts = ['SPV_EXT_shader_atomic_float_add', 'SPV_EXT_shader_atomic_float_min_max']

const equality = ['OpPtrEqual', 'OpPtrNotEqual']

/** Rules that ask the same as the rule of core: by slug, the slug of core's, and the instructions if they are fewer. */
const unchanged: Readonly<
  Record<string, readonly [core: string, instructions?: readonly string[]]>
> = {
  'atomic-comparator-has-the-result-type': ['atomic-comparator'],
  'atomic-flag-typed-pointer-points-to-a-32-bit-integer': ['atomic-flag-pointee'],
  'atomic-store-typed-pointer-points-to-a-numerical-scalar': ['atomic-store-pointee'],
  'atomic-typed-pointer-points-to-the-result-type': ['atomic-pointee'],
  'atomic-value-has-the-result-type': ['atomic-value'],
  'bitcast-changes-the-type': ['bitcast-differs'],
  'bitcast-operand-is-of-a-pointer-or-numerical-type': ['bitcast-operand'],
  'bitcast-result-type-is-a-pointer-or-numerical-type': ['bitcast-result'],
  'compared-operands-are-pointers': ['pointer-comparison-operand'],
  'copy-memory-has-one-mask-before-version-1-4': ['copy-memory-mask-count'],
  'copy-memory-operands-are-pointers': ['copy-memory-pointers'],
  'copy-memory-source-mask-is-not-make-pointer-available': ['copy-memory-source-mask'],
  'copy-memory-target-mask-is-not-make-pointer-visible': ['copy-memory-target-mask'],
  'copy-memory-typed-pointer-points-to-no-void': ['copy-memory-not-void'],
  'decorate-id-operand-is-a-constant-or-a-variable': ['decorate-id-constant'],
  'entry-point-interface-lists-global-variables': ['interface-is-global-variable'],
  'equal-typed-pointers-have-one-type': ['pointer-comparison-type', equality],
  'generic-cast-explicit-storage-is-a-target-storage-class': ['cast-explicit-storage'],
  'generic-cast-to-ptr-pointer-is-into-generic': ['cast-from-generic-operand'],
  'image-texel-pointer-typed-image-has-no-subpass-data': ['texel-pointer-subpass'],
  'image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result': [
    'texel-pointer-pointee',
  ],
  'image-texel-pointer-typed-image-points-to-an-image': ['texel-pointer-image'],
  'lifetime-pointer-is-into-function': ['lifetime-pointer'],
  'load-pointer-is-a-pointer': ['load-pointer'],
  'load-typed-pointer-points-to-the-result-type': ['load-type'],
  'store-pointer-is-a-pointer': ['store-pointer'],
  'store-typed-pointer-points-to-the-type-of-the-object': ['store-type'],
  'subtracted-typed-pointers-have-one-type': ['pointer-comparison-type', ['OpPtrDiff']],
}

/** Instructions and validation rules of other specifications whose sentences the text prints again. */
export const amendments: Amendments = {
  inForce: ({ capabilities }) => capabilities.has('UntypedPointersKHR'),
  rewords: Object.fromEntries([
    ...Object.entries(slugs).map(([core, names]): [RuleId, readonly RuleId[]] => [
      `core/${core}`,
      names.map((slug): RuleId => `SPV_KHR_untyped_pointers/${slug}`),
    ]),
    ...Object.entries(ofMatrices).map(([old, slug]): [RuleId, readonly RuleId[]] => [
      `SPV_KHR_cooperative_matrix/${old}`,
      [`SPV_KHR_untyped_pointers/${slug}`],
    ]),
    ...floatAtomicTexts.flatMap((text) =>
      Object.entries(ofFloatAtomics).map(([old, slug]): [RuleId, readonly RuleId[]] => [
        `${text}/${old}`,
        [`SPV_KHR_untyped_pointers/${slug}`],
      ]),
    ),
  ]),
  unchanged: Object.fromEntries(
    Object.entries(unchanged).map(([slug, [core, instructions]]): [RuleId, BorrowedCheck] => [
      `SPV_KHR_untyped_pointers/${slug}`,
      { check: `core/${core}`, ...(instructions === undefined ? {} : { instructions }) },
    ]),
  ),
}
