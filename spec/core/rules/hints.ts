import { row } from '../row.ts'

const dots = '3.3.13 Arithmetic Instructions: OpSDot, OpUDot, OpSUDot and their accumulating forms'
const decoration = '3.2.19 Decoration'

/** Mask bits that exclude each other, memory semantics, integer dot products, and decorations of instructions. */
export const rules = [
  row(
    'operand',
    'loop-control-unroll',
    '3.2.22 Loop Control',
    'DontUnroll is not combined with Unroll, PeelCount or PartialCount.',
  ),
  row(
    'operand',
    'loop-control-multiple',
    '3.2.22 Loop Control: IterationMultiple',
    'The IterationMultiple parameter is greater than 0.',
  ),
  row(
    'capability',
    'memory-semantics-capability',
    '3.2.24 Memory Semantics <id>',
    'For every bit that constant memory semantics set, the capability of that bit is declared: UniformMemory, OutputMemory, MakeAvailable, MakeVisible and Volatile are checked.',
    {
      confidence: 'derived',
      notes:
        'Not checked for AtomicCounterMemory: compilers set it together with every other bit to mean all memory, and do not declare AtomicStorage.',
    },
  ),
  row(
    'operand',
    'atomic-unequal-not-stronger',
    '3.3.18 Atomic Instructions: OpAtomicCompareExchange, OpAtomicCompareExchangeWeak',
    'Unequal does not order memory more strongly than Equal: it is Acquire only if Equal orders memory at all, and SequentiallyConsistent only if Equal is.',
    {
      confidence: 'derived',
      notes:
        'The text does not say whether Acquire is stronger than Release, which constrains the other direction, so that pair is not checked.',
      vuids: ['VUID-StandaloneSpirv-UnequalMemorySemantics-10876'],
    },
  ),
  row(
    'type',
    'integer-dot-result',
    dots,
    'The result type of an integer dot product is an integer scalar, at least as wide as the components of vector operands, and with Signedness 0 for OpUDot and OpUDotAccSat.',
  ),
  row(
    'type',
    'integer-dot-operand',
    dots,
    'The operands of an integer dot product are two vectors of integers or two 32-bit integer scalars.',
  ),
  row(
    'type',
    'integer-dot-same',
    dots,
    'Both vectors have the same type; for OpSUDot and OpSUDotAccSat only the component count and width have to be the same.',
  ),
  row(
    'type',
    'integer-dot-signedness',
    dots,
    'The components of the vectors of OpUDot and OpUDotAccSat, and of the second vector of OpSUDot and OpSUDotAccSat, have Signedness 0.',
  ),
  row(
    'capability',
    'integer-dot-capability',
    dots,
    'Scalar operands require DotProductInput4x8BitPacked, vectors of four 8-bit integers require DotProductInput4x8Bit or DotProductInputAll, and other vectors require DotProductInputAll.',
  ),
  row(
    'operand',
    'integer-dot-format',
    dots,
    'The Packed Vector Format is present if the operands are scalars.',
  ),
  row('type', 'integer-dot-accumulator', dots, 'The Accumulator has the result type.'),
  row(
    'decoration',
    'saturated-conversion-target',
    `${decoration}: SaturatedConversion`,
    'SaturatedConversion is applied only to conversion instructions with an integer result, except OpSatConvertUToS and OpSatConvertSToU.',
  ),
  row(
    'decoration',
    'no-contraction-target',
    `${decoration}: NoContraction`,
    'NoContraction is applied only to arithmetic instructions.',
  ),
  row(
    'decoration',
    'pointer-alignment-target',
    `${decoration}: Alignment, MaxByteOffset, AlignmentId, MaxByteOffsetId`,
    'Alignment, MaxByteOffset, AlignmentId and MaxByteOffsetId are applied only to pointers.',
  ),
  row(
    'decoration',
    'user-semantic-target',
    `${decoration}: UserSemantic`,
    'UserSemantic is applied only to members of structure types and to variables in Input and Output.',
    {
      confidence: 'derived',
      notes:
        'SPV_GOOGLE_hlsl_functionality1, by which older modules have the decoration, does not repeat the limit of the core specification.',
    },
  ),
  row(
    'decoration',
    'counter-buffer-target',
    `${decoration}: CounterBuffer`,
    'CounterBuffer is applied only to variables in Uniform, and its operand is such a variable.',
    {
      confidence: 'derived',
      notes:
        'Compilers also apply it to variables in StorageBuffer, which took the place of such variables in Uniform.',
    },
  ),
  row(
    'decoration',
    'stride-of-capture',
    `${decoration}: XfbStride`,
    'XfbStride is a multiple of 4.',
  ),
]
