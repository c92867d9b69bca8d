import { row } from '../row.ts'

const physical = '2.3 Physical Layout of a SPIR-V Module and Instruction: Bound'
const ssa = '2.16.1 Universal Validation Rules: SSA'
const order = '2.4 Logical Layout of a Module: forward references'
const forward = '3.3.6 Type-Declaration Instructions: OpTypeForwardPointer'

/** Ids: their values, their definitions, and where they may be used. */
export const rules = [
  row('operand', 'id-not-zero', physical, 'No id is 0.'),
  row('operand', 'id-below-bound', physical, 'Every id is below the bound in the header.'),
  row('semantics', 'result-id-unique', ssa, 'Every id is the result of at most one instruction.'),
  row('semantics', 'id-defined', ssa, 'Every id that is used is the result of some instruction.'),
  row(
    'semantics',
    'definition-before-use',
    order,
    'An id is used only after its definition, apart from functions, labels, annotations, names, entry points, execution modes by id, OpPhi, and what OpTypeForwardPointer announced.',
  ),
  row(
    'semantics',
    'definition-dominates-use',
    ssa,
    'The block that defines an id dominates every block that uses it outside OpPhi.',
    { notes: 'A block that no path reaches is dominated by every block.' },
  ),
  row(
    'semantics',
    'result-used-in-function',
    '2.16.1 Universal Validation Rules',
    'The result of an instruction inside a function is used by no other function, and by no instruction between or after functions.',
  ),
  row(
    'type',
    'forward-pointer-is-pointer',
    forward,
    'The id that OpTypeForwardPointer announces is the result of an OpTypePointer.',
  ),
  row(
    'type',
    'forward-pointer-to-structure',
    forward,
    'The pointer type that OpTypeForwardPointer announces points to a structure type.',
  ),
  row(
    'storage-class',
    'forward-pointer-storage-class',
    '3.3.6 Type-Declaration Instructions: OpTypePointer',
    'An announced pointer type has the storage class of its OpTypeForwardPointer.',
  ),
  row(
    'semantics',
    'forward-pointer-consumer',
    forward,
    'Before its declaration an announced pointer type is used by type declarations only.',
  ),
]
