import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** What has to be declared before the text's instructions may be used. */
export const extensionAndCapabilityRules: readonly RuleRow[] = [
  row({
    slug: 'extension-is-declared',
    section: 'Extension Name',
    class: 'capability',
    summary:
      'A module with an OpCapability of UntypedPointersKHR has an OpExtension whose name is exactly SPV_KHR_untyped_pointers.',
    notes:
      'A module that declares the capability only through another one that implies it is not judged here. No core version brings the capability in, so the version of the module does not matter.',
  }),
  row({
    slug: 'new-instruction-has-its-capability',
    section: 'Instructions / OpTypeUntypedPointerKHR to OpUntypedPrefetchKHR',
    class: 'capability',
    summary:
      'A module with any of the eight instructions that the text adds declares UntypedPointersKHR, by OpCapability or by a capability that implies it.',
    notes:
      'The text prints OpUntypedPointersKHR at OpUntypedInBoundsAccessChainKHR: read as UntypedPointersKHR. Revision 3 adds OpUntypedGroupAsyncCopyKHR as a ninth.',
  }),
  row({
    slug: 'copy-memory-sized-has-a-capability',
    section: 'Instructions / OpCopyMemorySized',
    class: 'capability',
    summary:
      'A module with an OpCopyMemorySized declares Addresses or UntypedPointersKHR, each by OpCapability or by a capability that implies it; UntypedPointersKHR alone is enough, whatever kind the pointers are.',
  }),
  row({
    slug: 'spec-constant-op-has-no-untyped-chain',
    section: 'Instructions',
    class: 'operand',
    summary:
      'The Opcode of an OpSpecConstantOp is none of OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR and OpUntypedInBoundsPtrAccessChainKHR, whichever capabilities are declared.',
    confidence: 'derived',
    revisions: { until: 2 },
    notes:
      'The core specification closes the list of opcodes and this revision does not open it. Revision 3 admits the four with Kernel and takes any variable as their Base.',
  }),
  row({
    slug: 'half-through-untyped-pointer-has-float16',
    section: 'Capability / Float16Buffer',
    class: 'capability',
    summary:
      'Where 16-bit floating-point types come from Float16Buffer alone (neither Float16 nor a 16-bit storage capability is declared), no OpLoad or OpStore through an untyped pointer has a Result Type or an Object type that is or contains one.',
    confidence: 'open',
    notes:
      'Float16Buffer allows the type for the making of a pointer type and forbids the access through it; an untyped pointer type is made without the type.',
  }),
]
