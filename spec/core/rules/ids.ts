import { row } from '../row.ts'

const physical = '2.3 Physical Layout of a SPIR-V Module and Instruction: Bound'
const ssa = '2.16.1 Universal Validation Rules: SSA'
const order = '2.4 Logical Layout of a Module: forward references'
const forward = '3.3.6 Type-Declaration Instructions: OpTypeForwardPointer'

/** Ids: their values, their definitions, and where they may be used. */
export const rules = [
  row('operand', 'id-not-zero', physical, 'No id is 0.'),
  row('operand', 'id-below-bound', physical, 'Every id is less than the bound in the header.'),
  row('semantics', 'result-id-unique', ssa, 'Every id is the result of at most one instruction.'),
  row('semantics', 'id-defined', ssa, 'Every id that is used is the result of some instruction.'),
  row(
    'semantics',
    'definition-before-use',
    order,
    'An id is used only after its definition, except for functions, labels, annotations, names, entry points, execution modes by id, OpPhi, and types that OpTypeForwardPointer declared.',
  ),
  row(
    'semantics',
    'definition-dominates-use',
    ssa,
    'The block that defines an id dominates every block that uses it outside OpPhi.',
    { notes: 'Every block dominates an unreachable block.' },
  ),
  row(
    'semantics',
    'result-used-in-function',
    '2.16.1 Universal Validation Rules',
    'The result of an instruction inside a function is not used by another function, or by an instruction between or after functions.',
    {
      confidence: 'derived',
      notes:
        'The sentence speaks of functions; that it also excludes non-semantic instructions after functions is our reading, and names and decorations are exempt.',
    },
  ),
  row(
    'type',
    'forward-pointer-is-pointer',
    forward,
    'The id that OpTypeForwardPointer declares is the result of an OpTypePointer.',
  ),
  row(
    'type',
    'forward-pointer-to-structure',
    forward,
    'The pointer type that OpTypeForwardPointer declares points to a structure type.',
  ),
  row(
    'storage-class',
    'forward-pointer-storage-class',
    '3.3.6 Type-Declaration Instructions: OpTypePointer',
    'A forward-declared pointer type has the storage class of its OpTypeForwardPointer.',
  ),
  row(
    'semantics',
    'forward-pointer-consumer',
    forward,
    'Before its declaration, a forward-declared pointer type is used only by type declarations.',
  ),
]
