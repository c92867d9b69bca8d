import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const universal = 'Universal Validation Rules / Physical Storage Buffer'

const shader = 'Validation Rules for Shader Capabilities / Untyped pointers'

/**
 * Access to matrices. A chain whose Indexes end at a matrix or an array of matrices, or pass through a matrix, points to a
 * matrix, to such an array, or to a part of a matrix.
 */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'physical-pointer-to-a-matrix-comes-from-a-structure',
    section: universal,
    class: 'layout',
    summary:
      'A value whose type is an OpTypePointer into PhysicalStorageBuffer to a matrix, or to an array of matrices of any depth, is the result of an access chain of any kind; and if an access chain, typed or untyped, whose result is into PhysicalStorageBuffer points to a matrix, an array of matrices or a part of a matrix, its Base points to a structure or, in an untyped chain, its Base Type is one, or this is so for one of the chains that Base is the result of, one after the other.',
    revisions: { since: '2025-07-29' },
    notes:
      'The core specification has the sentence for typed pointers; the text extends it to untyped chains. If the Base of a chain breaks the rule itself, the chain is not reported.',
  }),
  row({
    slug: 'physical-pointer-to-a-matrix-is-only-loaded-or-stored',
    section: universal,
    class: 'layout',
    summary:
      'A pointer as in physical-pointer-to-a-matrix-comes-from-a-structure is used only as the Pointer of OpLoad and OpStore and as the Base of access chains; names, decorations and debug information do not count.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'matrix-access-through-untyped-pointer-comes-from-a-structure',
    section: shader,
    class: 'layout',
    summary:
      'In a module that declares Shader, if an OpLoad or OpStore through an untyped pointer into Uniform, PushConstant, StorageBuffer or Workgroup accesses a matrix or an array of matrices of any depth, the pointer is the result of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR whose Base Type is a structure, or this is so for one of the chains that Base is the result of, one after the other. So is a pointer to a part of a matrix, from a chain whose Indexes pass through a matrix, that an OpLoad or OpStore uses.',
    revisions: { since: '2026-06-24' },
    notes:
      'PhysicalStorageBuffer is left to physical-pointer-to-a-matrix-comes-from-a-structure. The list does not name OpUntypedInBoundsPtrAccessChainKHR: a chain with it is not judged.',
  }),
  row({
    slug: 'untyped-pointer-to-a-matrix-is-only-loaded-or-stored',
    section: shader,
    class: 'layout',
    summary:
      'In a module that declares Shader, an untyped pointer into Uniform, PushConstant, StorageBuffer or Workgroup through which an OpLoad or OpStore accesses a matrix or an array of matrices is used only as the Pointer of OpLoad and OpStore and as the Base of access chains; names, decorations and debug information do not count.',
    revisions: { since: '2026-06-24' },
  }),
]
