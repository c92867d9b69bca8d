import type { Overlay } from '../pairs/overlaid.ts'

const typedAtomic = 'atomic-typed-pointer-points-to-the-result-type'
const pointerBits = 'bitcast-of-a-pointer-keeps-its-bits'

const declared = { capability: 'UntypedPointersKHR', extension: 'SPV_KHR_untyped_pointers' }

/** The instructions of core that the text prints again: typed pointers keep their rules beside untyped ones. */
const core: Overlay = {
  text: 'core',
  prefix: 'core',
  families: [
    'atomics',
    'conversions',
    'decorations',
    'entry-points',
    'ids-untyped',
    'memory-accesses',
    'memory-copies',
    'memory-operands',
    'pointers-call',
    'pointers-logical',
    'pointers-matrices',
    'pointers-numbers',
    'pointers-texel',
  ],
  ...declared,
  rules: {
    'atomic-comparator': 'atomic-comparator-has-the-result-type',
    'atomic-flag-pointee': 'atomic-flag-typed-pointer-points-to-a-32-bit-integer',
    'atomic-pointee': typedAtomic,
    'atomic-store-pointee': 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
    'atomic-value': 'atomic-value-has-the-result-type',
    'bitcast-bits': {
      rule: 'bitcast-of-two-component-counts-keeps-the-bits',
      ways: { 'three-words': pointerBits, 'four-words': pointerBits },
    },
    'bitcast-differs': 'bitcast-changes-the-type',
    'bitcast-operand': 'bitcast-operand-is-of-a-pointer-or-numerical-type',
    'bitcast-pointer-scalar': 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
    'bitcast-pointer-storage-class': 'bitcast-keeps-the-storage-class',
    'bitcast-pointer-vector': 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    'bitcast-result': 'bitcast-result-type-is-a-pointer-or-numerical-type',
    'bitcast-width': {
      rule: 'bitcast-of-one-component-count-keeps-the-width',
      ways: { 'one-word': pointerBits, 'of-a-word': pointerBits },
    },
    'cast-explicit-operand': 'generic-cast-explicit-pointer-is-into-generic',
    'cast-explicit-result': {
      rule: 'generic-cast-explicit-result-type-has-the-storage-operand',
      ways: { integer: 'generic-cast-explicit-result-type-is-a-pointer-type' },
    },
    'cast-explicit-storage': 'generic-cast-explicit-storage-is-a-target-storage-class',
    'cast-from-generic-operand': 'generic-cast-to-ptr-pointer-is-into-generic',
    'cast-from-generic-result': {
      rule: 'generic-cast-to-ptr-result-type-has-a-target-storage-class',
      ways: { integer: 'generic-cast-to-ptr-result-type-is-a-pointer-type' },
    },
    'cast-to-generic-result': {
      rule: 'ptr-cast-to-generic-result-type-is-generic',
      ways: { integer: 'ptr-cast-to-generic-result-type-is-a-pointer-type' },
    },
    'copy-memory-fixed-size': 'copy-memory-type-is-of-fixed-size',
    'copy-memory-mask-count': 'copy-memory-has-one-mask-before-version-1-4',
    'copy-memory-not-void': 'copy-memory-typed-pointer-points-to-no-void',
    'copy-memory-pointers': 'copy-memory-operands-are-pointers',
    'copy-memory-source-mask': 'copy-memory-source-mask-is-not-make-pointer-available',
    'copy-memory-target-mask': 'copy-memory-target-mask-is-not-make-pointer-visible',
    'copy-memory-type': 'copy-memory-typed-pointers-point-to-one-type',
    'decorate-id-constant': 'decorate-id-operand-is-a-constant-or-a-variable',
    'interface-is-global-variable': 'entry-point-interface-lists-global-variables',
    'lifetime-pointer': 'lifetime-pointer-is-into-function',
    'load-pointer': 'load-pointer-is-a-pointer',
    'load-type': 'load-typed-pointer-points-to-the-result-type',
    'logical-pointer-operand': {
      rule: 'logical-pointer-operand-is-of-a-listed-instruction',
      // The list of the text has OpCopyMemorySized.
      ways: { 'sized-copy': null },
    },
    'logical-pointer-result': 'logical-pointer-result-is-of-a-listed-instruction',
    'physical-matrix-pointer-origin': 'physical-pointer-to-a-matrix-comes-from-a-structure',
    'physical-matrix-pointer-use': 'physical-pointer-to-a-matrix-is-only-loaded-or-stored',
    'pointer-comparison-operand': 'compared-operands-are-pointers',
    'pointer-comparison-type': {
      rule: 'equal-typed-pointers-have-one-type',
      ways: {
        // Other storage classes break equal-pointers-have-one-storage-class as well.
        'unequal-other-storage-class': null,
        'difference-of-twin-types': 'subtracted-typed-pointers-have-one-type',
        'difference-of-other-pointees': 'subtracted-typed-pointers-have-one-type',
      },
    },
    'store-pointer': 'store-pointer-is-a-pointer',
    'store-type': 'store-typed-pointer-points-to-the-type-of-the-object',
    'texel-pointer-image': {
      rule: 'image-texel-pointer-typed-image-points-to-an-image',
      ways: {
        constant: 'image-texel-pointer-image-is-a-pointer',
        'loaded-image': 'image-texel-pointer-image-is-a-pointer',
      },
    },
    'texel-pointer-pointee': {
      rule: 'image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result',
      ways: {
        vector: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
        image: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
      },
    },
    'texel-pointer-result': {
      rule: 'image-texel-pointer-result-type-is-image',
      ways: { 'a-texel': 'image-texel-pointer-result-type-is-a-pointer-type' },
    },
    'texel-pointer-subpass': 'image-texel-pointer-typed-image-has-no-subpass-data',
  },
}

/** The operands of OpCooperativeMatrixLoadKHR and OpCooperativeMatrixStoreKHR, of which Pointer may be untyped too. */
const matrices: Overlay = {
  text: 'SPV_KHR_cooperative_matrix',
  prefix: 'cooperative-matrix',
  families: ['loads-and-stores', 'loads-and-stores-pointers'],
  ...declared,
  rules: {
    'pointer-is-a-pointer': 'cooperative-matrix-pointer-is-a-pointer',
    'pointer-points-into-an-array': 'cooperative-matrix-typed-pointer-points-into-an-array',
    'pointer-points-to-a-scalar-or-vector':
      'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
    'stride-is-a-scalar-integer': 'cooperative-matrix-stride-is-a-scalar-integer',
  },
}

const floatPointee = 'float-atomic-typed-pointer-points-to-the-result-type'
const floatValue = 'float-atomic-value-has-the-result-type'

/** OpAtomicFAddEXT. */
const floatSums: Overlay = {
  text: 'SPV_EXT_shader_atomic_float_add',
  prefix: 'float-add',
  families: ['atomics'],
  ...declared,
  rules: {
    'pointer-points-to-the-result-type': floatPointee,
    'value-has-the-result-type': floatValue,
  },
}

/** Values of other types that the pairs of this text give both instructions; and what one of the two shows for both. */
const shownByPairs = Object.fromEntries(
  [
    ...['fmin', 'fmax'].flatMap((name) =>
      ['bool', 'double', 'float2', 'int', 'narrower', 'uint'].map((type) => `${name}-${type}`),
    ),
    'fmax-float-only',
    'fmax-half',
  ].map((way) => [way, null]),
)

/** OpAtomicFMinEXT and OpAtomicFMaxEXT. */
const floatExtremes: Overlay = {
  text: 'SPV_EXT_shader_atomic_float_min_max',
  prefix: 'float-min-max',
  families: ['atomics'],
  ...declared,
  rules: {
    'pointer-points-to-the-result-type': floatPointee,
    'value-has-the-result-type': { rule: floatValue, ways: shownByPairs },
  },
}

export const overlays = [core, matrices, floatSums, floatExtremes]
