import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Declarations that the instructions of the text require. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'extension-is-declared',
    section: 'Extension Name',
    class: 'capability',
    summary:
      'A module with an OpCapability UntypedPointersKHR has an OpExtension whose name is exactly SPV_KHR_untyped_pointers.',
    notes:
      'A module that declares the capability only through another one that implies it is not judged here. No core version includes the capability, so the version of the module does not matter.',
  }),
  row({
    slug: 'new-instruction-has-its-capability',
    section: 'Instructions / OpTypeUntypedPointerKHR to OpUntypedGroupAsyncCopyKHR',
    class: 'capability',
    summary:
      'A module with any of the instructions that the text adds declares UntypedPointersKHR, by OpCapability or by a capability that implies it.',
    notes:
      'The text prints OpUntypedPointersKHR for OpUntypedInBoundsAccessChainKHR; this is read as UntypedPointersKHR. Eight instructions before revision 3, which adds OpUntypedGroupAsyncCopyKHR. Both pointers of a copy are untyped, so a copy without the capability always comes with pointer types without it: one rule for all nine.',
  }),
  row({
    slug: 'copy-memory-sized-has-a-capability',
    section: 'Instructions / OpCopyMemorySized',
    class: 'capability',
    summary:
      'A module with an OpCopyMemorySized declares Addresses or UntypedPointersKHR, each by OpCapability or by a capability that implies it; UntypedPointersKHR alone is sufficient for every kind of pointer.',
  }),
  row({
    slug: 'spec-constant-op-has-no-untyped-chain',
    section: 'Instructions',
    class: 'operand',
    summary:
      'The Opcode of an OpSpecConstantOp is not OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR or OpUntypedInBoundsPtrAccessChainKHR, whichever capabilities are declared.',
    confidence: 'derived',
    revisions: { until: '2024-08-28' },
    notes:
      'The core specification gives a closed list of opcodes, and this revision does not extend it. Revision 3 allows the four with Kernel and accepts any variable as their Base.',
  }),
  row({
    slug: 'half-through-untyped-pointer-has-float16',
    section: 'Capability / Float16Buffer',
    class: 'capability',
    summary:
      'If 16-bit floating-point types are enabled by Float16Buffer alone (neither Float16 nor a 16-bit storage capability is declared), no OpLoad or OpStore through an untyped pointer has a Result Type or an Object type that is or contains one.',
    confidence: 'open',
    notes:
      'Float16Buffer allows the type only for creating a pointer type and forbids access through that pointer; an untyped pointer type is created without the type.',
  }),
  row({
    slug: 'spec-constant-op-with-an-untyped-chain-has-kernel',
    section: 'Instructions / OpSpecConstantOp',
    class: 'capability',
    summary:
      'A module with an OpSpecConstantOp whose Opcode is OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR or OpUntypedInBoundsPtrAccessChainKHR declares Kernel.',
    revisions: { since: '2025-07-29' },
    notes: 'Their Base may be a constant or a global variable of either kind.',
  }),
]
