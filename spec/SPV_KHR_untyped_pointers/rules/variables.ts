import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Instructions / OpUntypedVariableKHR'

/** `OpUntypedVariableKHR`: what the core specification requires of `OpVariable`, then operand by operand. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'untyped-variable-is-not-in-physical-storage-buffer',
    section: 'Universal Validation Rules / Physical Storage Buffer',
    class: 'storage-class',
    summary: 'The Storage Class of an OpUntypedVariableKHR is not PhysicalStorageBuffer.',
  }),
  row({
    slug: 'imported-untyped-variable-has-no-initializer',
    section: 'Universal Validation Rules / Global (Module Scope) Variables',
    class: 'decoration',
    summary:
      'An OpUntypedVariableKHR outside every function that has an Initializer has no LinkageAttributes decoration with the Linkage Type Import.',
  }),
  row({
    slug: 'boolean-data-type-is-not-externally-visible',
    section: 'Instructions / OpTypeBool',
    class: 'storage-class',
    summary:
      'An OpUntypedVariableKHR whose Data Type is or contains an OpTypeBool (through vectors, arrays and structures, not through pointers) has one of the storage classes UniformConstant, Workgroup, CrossWorkgroup, Private, Function, Input and Output.',
    notes:
      'With WorkgroupMemoryExplicitLayoutKHR, a Data Type with a Boolean in a Block in Workgroup is not judged here. The requirement to use Booleans with logical addressing only is left to the core specification.',
  }),
  row({
    slug: 'untyped-pointer-type-has-a-storage-class-of-the-client',
    section: 'Instructions / OpTypeUntypedPointerKHR',
    class: 'environment',
    summary:
      'The Storage Class of an OpTypeUntypedPointerKHR is one that the client API allows for it.',
    decidable: 'environment',
    why: 'the specification of the client API lists them',
    notes:
      'The requirement to declare the capability of the storage class is left to the core specification.',
  }),
  row({
    slug: 'untyped-variable-result-type-is-an-untyped-pointer-type',
    section,
    class: 'type',
    summary: 'The Result Type of an OpUntypedVariableKHR is an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'untyped-variable-is-not-in-generic',
    section,
    class: 'storage-class',
    summary: 'The Storage Class of an OpUntypedVariableKHR is not Generic.',
  }),
  row({
    slug: 'untyped-variable-has-the-storage-class-of-its-result-type',
    section,
    class: 'storage-class',
    summary:
      'The Storage Class of an OpUntypedVariableKHR is that of the OpTypeUntypedPointerKHR that is its Result Type.',
  }),
  row({
    slug: 'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    section,
    class: 'operand',
    summary:
      'An OpUntypedVariableKHR whose Storage Class is Function, Private or Workgroup has a Data Type.',
  }),
  row({
    slug: 'untyped-variable-in-another-storage-class-has-a-data-type-as-the-client-asks',
    section,
    class: 'environment',
    summary:
      'An OpUntypedVariableKHR in any other storage class has a Data Type where the client API requires one.',
    decidable: 'environment',
    why: 'the specification of the client API says where',
    notes: 'In universal environments, a missing Data Type is valid there.',
  }),
  row({
    slug: 'data-type-is-a-type',
    section,
    class: 'operand',
    summary:
      'The Data Type of an OpUntypedVariableKHR is the result of a type-declaration instruction.',
    notes:
      'A pointer type of either kind is allowed. A single optional operand is the Data Type, so an Initializer cannot be encoded without a Data Type.',
  }),
  row({
    slug: 'data-type-is-not-void',
    section,
    class: 'type',
    summary: 'The Data Type of an OpUntypedVariableKHR is not OpTypeVoid.',
    confidence: 'derived',
    notes: 'The Data Type is the type of an object, and an object has a non-void type.',
  }),
  row({
    slug: 'initializer-is-a-constant-or-a-global-variable',
    section,
    class: 'operand',
    summary:
      'The Initializer of an OpUntypedVariableKHR is the result of a constant instruction (its name begins with OpConstant or OpSpecConstant) or of an OpVariable or OpUntypedVariableKHR outside every function; an OpUndef is not allowed.',
  }),
  row({
    slug: 'initializer-has-the-data-type',
    section,
    class: 'type',
    summary:
      'The type of the Initializer of an OpUntypedVariableKHR is its Data Type: it is the same id, which for a variable is the Result Type of that variable.',
  }),
  row({
    slug: 'untyped-variable-in-input-or-push-constant-has-no-initializer',
    section: 'Storage Class',
    class: 'storage-class',
    summary:
      'An OpUntypedVariableKHR whose Storage Class is Input or PushConstant has no Initializer.',
    confidence: 'derived',
  }),
  row({
    slug: 'initializer-is-the-initial-value',
    section,
    class: 'semantics',
    summary: 'The memory of an OpUntypedVariableKHR with an Initializer initially has that value.',
    decidable: 'runtime',
    why: 'describes what memory contains when the program runs',
  }),
]
