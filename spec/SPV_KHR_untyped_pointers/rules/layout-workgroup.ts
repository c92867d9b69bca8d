import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Validation Rules for Shader Capabilities / Untyped pointers'

const since = '2025-07-29'

const laidOut =
  'is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here'

/**
 * Workgroup memory that is used with untyped pointers has an explicit layout in modules that declare Shader, with or without
 * WorkgroupMemoryExplicitLayoutKHR. A scalar or vector is always laid out, and no version asks for Block.
 */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'workgroup-data-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary: `In a module that declares Shader, the Data Type of an OpUntypedVariableKHR in Workgroup ${laidOut}.`,
    revisions: { since },
    notes: 'Includes what workgroup-block-data-type-is-explicitly-laid-out asks for.',
  }),
  row({
    slug: 'workgroup-base-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary: `In a module that declares Shader, the Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR whose Base is in Workgroup ${laidOut}.`,
    revisions: { since },
  }),
  row({
    slug: 'load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    section,
    class: 'layout',
    summary: `In a module that declares Shader, the Result Type of an OpLoad whose Pointer is an untyped pointer into Workgroup ${laidOut}.`,
    revisions: { since },
  }),
  row({
    slug: 'store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    section,
    class: 'layout',
    summary: `In a module that declares Shader, the type of the Object of an OpStore whose Pointer is an untyped pointer into Workgroup ${laidOut}.`,
    revisions: { since },
  }),
  row({
    slug: 'ptr-access-chain-base-in-workgroup-has-array-stride',
    section: 'Instructions / OpUntypedPtrAccessChainKHR',
    class: 'layout',
    summary:
      'In a module that declares Shader, the type of the Base of an OpUntypedPtrAccessChainKHR, if it is a pointer type into Workgroup, is decorated with ArrayStride.',
    revisions: { since },
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-base-in-workgroup-has-array-stride',
    section: 'Instructions / OpUntypedInBoundsPtrAccessChainKHR',
    class: 'layout',
    summary:
      'In a module that declares Shader, the type of the Base of an OpUntypedInBoundsPtrAccessChainKHR, if it is a pointer type into Workgroup, is decorated with ArrayStride.',
    confidence: 'derived',
    revisions: { since },
    notes: 'The instruction has the same semantics as OpUntypedPtrAccessChainKHR.',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-base-type-is-explicitly-laid-out',
    section: 'Instructions / OpUntypedInBoundsPtrAccessChainKHR',
    class: 'layout',
    summary: `In a module that declares Shader, the Base Type of an OpUntypedInBoundsPtrAccessChainKHR whose Base is in Uniform, PushConstant, StorageBuffer, PhysicalStorageBuffer or Workgroup ${laidOut}.`,
    confidence: 'derived',
    revisions: { since },
    notes:
      'Since this version the description of OpUntypedPtrAccessChainKHR has the sentence, and the instruction has the same semantics. Replaces the open in-bounds-ptr-access-chain-base-type-follows-the-layout-rules.',
  }),
  row({
    slug: 'workgroup-data-type-is-no-matrix',
    section,
    class: 'type',
    summary:
      'In a module that declares Shader, the Data Type of an OpUntypedVariableKHR in Workgroup is not an OpTypeMatrix.',
    revisions: { since, until: since },
    notes: 'Only this version has the ban for Workgroup; the next one replaces it.',
  }),
  row({
    slug: 'workgroup-base-type-is-no-matrix',
    section,
    class: 'type',
    summary:
      'In a module that declares Shader, the Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR whose Base is in Workgroup is not an OpTypeMatrix.',
    revisions: { since, until: since },
    notes: 'Only this version has the ban for Workgroup; the next one replaces it.',
  }),
]
