import { row } from '../row.ts'

const instruction = '3.3.7 Constant-Creation Instructions'

/** Constants and OpUndef. */
export const rules = [
  row(
    'type',
    'constant-boolean-type',
    `${instruction}: OpConstantTrue, OpConstantFalse, OpSpecConstantTrue, OpSpecConstantFalse`,
    'The result type of a Boolean constant is the Boolean type.',
  ),
  row(
    'type',
    'constant-numerical-type',
    `${instruction}: OpConstant, OpSpecConstant`,
    'The result type of OpConstant and OpSpecConstant is an integer or floating-point scalar type.',
  ),
  row(
    'type',
    'constant-composite-type',
    `${instruction}: OpConstantComposite, OpSpecConstantComposite`,
    'The result type of a composite constant is a composite type.',
  ),
  row(
    'operand',
    'constant-constituent-count',
    `${instruction}: OpConstantComposite, OpSpecConstantComposite`,
    'A composite constant has one constituent for each top-level constituent of its type.',
    { notes: 'Does not apply where the count comes from a specialization constant (2.12).' },
  ),
  row(
    'type',
    'constant-constituent-type',
    `${instruction}: OpConstantComposite, OpSpecConstantComposite`,
    'Every constituent of a composite constant has the type of the constituent of the result type at the same position.',
  ),
  row(
    'operand',
    'constant-constituent-plain',
    `${instruction}: OpConstantComposite`,
    'The constituents of OpConstantComposite are OpUndef or constants other than specialization constants.',
  ),
  row(
    'operand',
    'spec-constant-constituent',
    `${instruction}: OpSpecConstantComposite`,
    'The constituents of OpSpecConstantComposite are constants or OpUndef.',
  ),
  row(
    'type',
    'constant-null-type',
    `${instruction}: OpConstantNull`,
    'The result type of OpConstantNull is a scalar, composite, pointer, event, device event, reservation or queue type.',
  ),
  row(
    'type',
    'constant-null-not-physical',
    '2.16.1 Universal Validation Rules: Physical storage buffer',
    'The result type of OpConstantNull is not a pointer type with storage class PhysicalStorageBuffer.',
    {
      confidence: 'derived',
      notes:
        'The sentence speaks of the pointer type itself; that a composite which holds such a pointer may be null follows from there being no other sentence.',
    },
  ),
  row(
    'type',
    'constant-sampler-type',
    `${instruction}: OpConstantSampler`,
    'The result type of OpConstantSampler is OpTypeSampler.',
  ),
  row(
    'operand',
    'constant-sampler-param',
    `${instruction}: OpConstantSampler`,
    'The Param of OpConstantSampler is 0 or 1.',
  ),
  row(
    'operand',
    'spec-constant-op-opcode',
    `${instruction}: OpSpecConstantOp`,
    'OpSpecConstantOp executes one of the listed instructions, some of which require a capability or a version.',
  ),
  row(
    'operand',
    'spec-constant-op-operand',
    `${instruction}: OpSpecConstantOp`,
    'The id operands of OpSpecConstantOp are constants or OpUndef; the Base of an access chain may also be a global variable.',
  ),
  row(
    'type',
    'undef-not-void',
    '3.3.1 Miscellaneous Instructions: OpUndef',
    'The result type of OpUndef is not void.',
  ),
]
