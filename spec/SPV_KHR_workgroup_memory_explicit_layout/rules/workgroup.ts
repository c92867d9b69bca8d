import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The contents of blocks in Workgroup, and the addresses of their elements. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'blocks-have-no-booleans',
    section: 'Instructions: OpTypeBool',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, the structure with Block that an OpVariable in Workgroup points to does not contain an OpTypeBool.',
    class: 'type',
    notes:
      'A structure contains the types of its members, and their components and elements at any depth, but not the types that its pointers point to. An array of structures with Block is not judged (NOTES.md).',
  }),
  row({
    slug: 'narrow-data-is-in-blocks',
    section:
      'Capabilities: WorkgroupMemoryExplicitLayout8BitAccessKHR, WorkgroupMemoryExplicitLayout16BitAccessKHR',
    summary:
      'If 8-bit integers are enabled by storage capabilities alone and WorkgroupMemoryExplicitLayout8BitAccessKHR is declared, the type that an OpVariable in Workgroup points to contains them only if it is a structure with Block; the same applies to 16-bit integers and floating-point numbers and WorkgroupMemoryExplicitLayout16BitAccessKHR.',
    class: 'capability',
    notes:
      'Int8, Int16, Float16 or Float16Buffer also enable the types of their width, and such a module is not judged for them. Without the capability of Workgroup, SPV_KHR_8bit_storage/pointer-has-the-capability-of-its-storage-class and its kin are broken. An array of structures with Block is not judged (NOTES.md).',
  }),
  row({
    slug: 'ptr-access-chain-base-has-array-stride',
    section: 'Instructions: OpPtrAccessChain',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, and the Base of an OpPtrAccessChain or OpInBoundsPtrAccessChain is the result of an OpAccessChain or OpInBoundsAccessChain that begins, by itself or through others of these, with an OpVariable in Workgroup that points to a structure with Block, the type of Base is decorated with ArrayStride.',
    class: 'layout',
    confidence: 'open',
    notes:
      'The text says that a stride is used, and not where it comes from (NOTES.md). Other origins of Base, such as OpPhi, are not judged, nor is the variable itself: a pointer to a structure with Block has no ArrayStride.',
  }),
]
