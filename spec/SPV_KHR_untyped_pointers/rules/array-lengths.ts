import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Instructions / OpUntypedArrayLengthKHR'

/** `OpUntypedArrayLengthKHR`, operand by operand. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'array-length-result-type-is-an-unsigned-32-bit-integer',
    section,
    class: 'type',
    summary:
      'The Result Type of an OpUntypedArrayLengthKHR is an OpTypeInt with Width 32 and Signedness 0.',
  }),
  row({
    slug: 'array-length-structure-is-a-structure-type',
    section,
    class: 'operand',
    summary: 'The Structure of an OpUntypedArrayLengthKHR is the result of an OpTypeStruct.',
  }),
  row({
    slug: 'array-length-structure-is-a-block',
    section,
    class: 'decoration',
    summary:
      'The structure type that is the Structure of an OpUntypedArrayLengthKHR is decorated with Block; BufferBlock is not sufficient.',
  }),
  row({
    slug: 'array-length-structure-ends-in-a-run-time-array',
    section,
    class: 'type',
    summary:
      'The structure type that is the Structure of an OpUntypedArrayLengthKHR has members, and the type of the last one is an OpTypeRuntimeArray.',
  }),
  row({
    slug: 'array-length-pointer-is-a-pointer',
    section,
    class: 'type',
    summary:
      'The type of the Pointer of an OpUntypedArrayLengthKHR is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'array-length-variable-is-a-descriptor',
    section,
    class: 'decoration',
    summary:
      'If the Pointer of an OpUntypedArrayLengthKHR is an OpVariable or OpUntypedVariableKHR, directly or through any number of OpCopyObject and of access chains (of either kind, without Element), that variable is decorated with DescriptorSet and with Binding. The Pointer does not point into PhysicalStorageBuffer, which has no variables.',
  }),
  row({
    slug: 'array-length-pointer-has-the-value-of-a-descriptor',
    section,
    class: 'semantics',
    summary:
      'The Pointer of an OpUntypedArrayLengthKHR has the value of a variable with DescriptorSet and Binding, or of an element of one whose data type is an array of structures with Block.',
    decidable: 'runtime',
    why: 'describes a pointer’s value; where the module shows it, array-length-variable-is-a-descriptor applies',
  }),
  row({
    slug: 'array-length-member-is-the-last',
    section,
    class: 'operand',
    summary:
      'The Array member of an OpUntypedArrayLengthKHR is the number of members of Structure minus one.',
    notes:
      'If the last member is not a run-time array, only array-length-structure-ends-in-a-run-time-array reports it.',
  }),
]
