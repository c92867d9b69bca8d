import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Declarations that a module needs, and the placement of the instructions. */
export const rules: readonly RuleRow[] = [
  row(
    'capability',
    'extension-is-declared',
    'Extension Name',
    'A module that declares DescriptorHeapEXT has an `OpExtension "SPV_EXT_descriptor_heap"`.',
    {
      notes:
        'A module that uses something from the text without the capability is covered by capability-is-declared only.',
    },
  ),
  row(
    'capability',
    'untyped-pointers-extension-is-declared',
    'Dependencies',
    'A module that has an `OpExtension "SPV_EXT_descriptor_heap"` also has an `OpExtension "SPV_KHR_untyped_pointers"`.',
    {
      confidence: 'open',
      notes:
        'The text requires the other extension, which may refer to modules or to implementations. A module that declares UntypedPointersKHR itself is covered by SPV_KHR_untyped_pointers.',
    },
  ),
  row(
    'capability',
    'capability-is-declared',
    '3.31 Capability / DescriptorHeapEXT; every new instruction, decoration and built-in',
    'A module with OpTypeBufferEXT, OpConstantSizeOfEXT, OpBufferPointerEXT, OpUntypedImageTexelPointerEXT or OpMemberDecorateIdEXT, with a decoration ArrayStrideIdEXT or OffsetIdEXT, or with a BuiltIn SamplerHeapEXT or ResourceHeapEXT declares DescriptorHeapEXT.',
    { notes: 'No other capability implies it.' },
  ),
  row(
    'capability',
    'capability-implies-untyped-pointers',
    '3.31 Capability / DescriptorHeapEXT',
    'In a module that declares DescriptorHeapEXT, whatever UntypedPointersKHR enables is enabled without an OpCapability of its own.',
    { decidable: 'no', why: 'a permission: a tool can break it by refusing, a module cannot' },
  ),
  row(
    'grammar',
    'buffer-type-and-size-of-stand-at-module-scope',
    '3.56.6 Type-Declaration Instructions; 3.56.7 Constant Instructions',
    'OpTypeBufferEXT and OpConstantSizeOfEXT appear among the types, constants and global variables.',
    {
      confidence: 'derived',
      notes:
        'The text lists them under type declarations and constants; the logical layout of the core specification says where those appear.',
    },
  ),
  row(
    'grammar',
    'pointer-instructions-stand-in-a-block',
    '3.56.8 Memory Instructions',
    'OpBufferPointerEXT and OpUntypedImageTexelPointerEXT appear in a block of a function.',
    {
      confidence: 'derived',
      notes:
        'The text lists them under memory instructions; of these, the logical layout of the core specification allows only variables outside functions.',
    },
  ),
  row(
    'grammar',
    'member-decorate-id-stands-among-annotations',
    '3.56.3 Annotation Instructions',
    'OpMemberDecorateIdEXT appears among the annotation instructions: after the debug instructions and before the types, constants and global variables.',
    { confidence: 'derived' },
  ),
]
