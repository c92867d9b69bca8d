import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const executed = 'OpSpecConstantOp that executes the instruction counts.'

/** Operations on components, beyond what the core specification says of vectors. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'integer-operands-have-one-type',
    section: section.arithmetic,
    summary:
      'If the types of the two operands of an OpIAdd, OpISub, OpIMul or OpSDiv are cooperative vector types, they are the same type (the same id).',
    class: 'type',
    notes: `${executed} Of vectors, the core specification asks less: they may differ in signedness. core/float-arithmetic-operand and core/unsigned-arithmetic-operand decide about OpF... and OpUDiv.`,
  }),
  row({
    slug: 'other-operations-result-in-no-cooperative-vector',
    section: `${section.arithmetic}; ${section.bits}; ${section.conversion}`,
    summary:
      'The Result Type of OpUMod, OpSRem, OpSMod, OpFRem, OpFMod, OpBitFieldInsert, OpBitFieldSExtract, OpBitFieldUExtract, OpBitReverse, OpBitCount, OpSatConvertSToU, OpSatConvertUToS or OpQuantizeToF16 is not a cooperative vector type.',
    class: 'type',
    confidence: 'derived',
    notes: `${executed} The text lists the instructions that it allows.`,
  }),
  row({
    slug: 'extended-instruction-is-listed',
    section: section.arithmetic,
    summary:
      'An instruction of GLSL.std.450 whose Result Type, or the type of one of whose operands, is a cooperative vector type is FMin, UMin, SMin, NMin, FMax, UMax, SMax, NMax, FClamp, UClamp, SClamp, NClamp, Step, Exp, Log, Tanh, Atan or Fma.',
    class: 'type',
    confidence: 'derived',
    notes: 'The text lists the instructions that it allows. Other sets are not judged.',
  }),
]
