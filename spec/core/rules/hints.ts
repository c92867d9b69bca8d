import { row } from '../row.ts'

const dots = '3.3.13 Arithmetic Instructions: OpSDot, OpUDot, OpSUDot and their accumulating forms'
const decoration = '3.2.19 Decoration'

/** Bits that exclude each other, bits of semantics, dot products of integers, and what decorates instructions. */
export const rules = [
  row(
    'operand',
    'loop-control-unroll',
    '3.2.22 Loop Control',
    'Neither Unroll nor PeelCount nor PartialCount is set together with DontUnroll.',
  ),
  row(
    'operand',
    'loop-control-multiple',
    '3.2.22 Loop Control: IterationMultiple',
    'IterationMultiple is more than 0.',
  ),
  row(
    'capability',
    'memory-semantics-capability',
    '3.2.24 Memory Semantics <id>',
    'Of memory semantics that are constants, every bit has its capability declared: UniformMemory, OutputMemory, MakeAvailable, MakeVisible, Volatile.',
    {
      confidence: 'derived',
      notes:
        'Not judged for AtomicCounterMemory: compilers set it with every other bit where all memory is meant, and declare no AtomicStorage.',
    },
  ),
  row(
    'operand',
    'atomic-unequal-not-stronger',
    '3.3.18 Atomic Instructions: OpAtomicCompareExchange, OpAtomicCompareExchangeWeak',
    'Unequal orders memory no stronger than Equal: Acquire does not stand beside none, SequentiallyConsistent beside nothing else.',
    {
      confidence: 'derived',
      notes:
        'Whether Acquire is stronger than Release, which constrains in the other direction, the text leaves open: not judged.',
    },
  ),
  row(
    'type',
    'integer-dot-result',
    dots,
    'A dot product of integers results in an integer scalar, for vectors at least as wide as their components, for OpUDot and OpUDotAccSat of Signedness 0.',
  ),
  row(
    'type',
    'integer-dot-operand',
    dots,
    'Both vectors of a dot product of integers are vectors of integers, or both are 32-bit integer scalars.',
  ),
  row(
    'type',
    'integer-dot-same',
    dots,
    'Both vectors have the same type, for OpSUDot and OpSUDotAccSat the same number of components of the same width.',
  ),
  row(
    'type',
    'integer-dot-signedness',
    dots,
    'Components of vectors that OpUDot, OpUDotAccSat and, as the second one, OpSUDot and OpSUDotAccSat take have Signedness 0.',
  ),
  row(
    'capability',
    'integer-dot-capability',
    dots,
    'Scalars ask for DotProductInput4x8BitPacked, vectors of four 8-bit integers for DotProductInput4x8Bit or DotProductInputAll, other vectors for DotProductInputAll.',
  ),
  row(
    'operand',
    'integer-dot-format',
    dots,
    'Packed Vector Format stands where the operands are scalars.',
  ),
  row('type', 'integer-dot-accumulator', dots, 'Accumulator has the type of the result.'),
  row(
    'decoration',
    'saturated-conversion-target',
    `${decoration}: SaturatedConversion`,
    'SaturatedConversion is for conversion instructions that result in integers, without OpSatConvertUToS and OpSatConvertSToU.',
  ),
  row(
    'decoration',
    'no-contraction-target',
    `${decoration}: NoContraction`,
    'NoContraction is for arithmetic instructions.',
  ),
  row(
    'decoration',
    'pointer-alignment-target',
    `${decoration}: Alignment, MaxByteOffset, AlignmentId, MaxByteOffsetId`,
    'Alignment, MaxByteOffset, AlignmentId and MaxByteOffsetId are for pointers.',
  ),
  row(
    'decoration',
    'user-semantic-target',
    `${decoration}: UserSemantic`,
    'UserSemantic is for members of structure types, and for variables in Input and Output.',
  ),
  row(
    'decoration',
    'counter-buffer-target',
    `${decoration}: CounterBuffer`,
    'CounterBuffer is for variables in Uniform, and names one.',
  ),
  row(
    'decoration',
    'stride-of-capture',
    `${decoration}: XfbStride`,
    'XfbStride is a multiple of 4.',
  ),
]
