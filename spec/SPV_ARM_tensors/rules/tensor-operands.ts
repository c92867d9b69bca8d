import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = (...names: readonly string[]) =>
  `Modifications: Tensor Operands: ${names.map((name) => `${name}ARM`).join(', ')}`

/** Tensor Operands. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'out-of-bounds-value-is-a-constant-element',
    section: section('OutOfBoundsValue'),
    summary:
      'The operand for OutOfBoundsValueARM of an OpTensorReadARM is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is the Element Type of the type of its Tensor.',
    class: 'operand',
    notes: 'That of an OpTensorWriteARM is left to out-of-bounds-value-is-for-reads.',
  }),
  row({
    slug: 'out-of-bounds-value-is-for-reads',
    section: section('OutOfBoundsValue'),
    summary: 'The Tensor Operands of an OpTensorWriteARM do not have OutOfBoundsValueARM.',
    class: 'operand',
  }),
  row({
    slug: 'available-element-is-written',
    section: section('MakeElementAvailable'),
    summary: 'The Tensor Operands of an OpTensorReadARM do not have MakeElementAvailableARM.',
    class: 'operand',
  }),
  row({
    slug: 'visible-element-is-read',
    section: section('MakeElementVisible'),
    summary: 'The Tensor Operands of an OpTensorWriteARM do not have MakeElementVisibleARM.',
    class: 'operand',
  }),
  row({
    slug: 'available-or-visible-element-is-not-private',
    section: section('MakeElementAvailable', 'MakeElementVisible'),
    summary:
      'Tensor Operands with MakeElementAvailableARM or MakeElementVisibleARM have NonPrivateElementARM.',
    class: 'operand',
  }),
  row({
    slug: 'memory-model-is-declared',
    section: section('MakeElementAvailable', 'MakeElementVisible', 'NonPrivateElement'),
    summary:
      'A module with an OpTensorReadARM or OpTensorWriteARM whose Tensor Operands have MakeElementAvailableARM, MakeElementVisibleARM or NonPrivateElementARM declares VulkanMemoryModel.',
    class: 'capability',
    notes: 'The grammar has TensorsARM as their capability.',
  }),
  row({
    slug: 'element-scope-is-a-32-bit-integer',
    section: section('MakeElementAvailable', 'MakeElementVisible'),
    summary:
      'The type of the operand for MakeElementAvailableARM or MakeElementVisibleARM is a 32-bit OpTypeInt.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The text calls it a scope, and the core specification has the type of scopes. Whether it is a constant, and which scope, is not judged.',
  }),
]
