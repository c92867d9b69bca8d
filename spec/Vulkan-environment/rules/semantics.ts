import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Memory semantics, and operands of group operations. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'semantics-not-sequentially-consistent',
    'MemorySemantics-10866',
    'No constant memory semantics have SequentiallyConsistent. With the Vulkan memory model core/memory-semantics-vulkan says so.',
  ),
  row(
    'operand',
    'atomic-store-semantics',
    'MemorySemantics-10867',
    'The Semantics of OpAtomicStore have neither Acquire nor AcquireRelease.',
  ),
  row(
    'operand',
    'atomic-load-semantics',
    'MemorySemantics-10868',
    'The Semantics of OpAtomicLoad have neither Release nor AcquireRelease.',
  ),
  row(
    'operand',
    'memory-barrier-semantics',
    'MemorySemantics-10869',
    'The constant Semantics of OpMemoryBarrier have Acquire, Release, AcquireRelease or SequentiallyConsistent.',
  ),
  row(
    'operand',
    'order-with-storage-class',
    'MemorySemantics-10870',
    'Semantics with Acquire, Release or AcquireRelease have UniformMemory, WorkgroupMemory, ImageMemory or OutputMemory.',
  ),
  row(
    'operand',
    'storage-class-with-order',
    'MemorySemantics-10871',
    'Constant semantics with UniformMemory, WorkgroupMemory, ImageMemory or OutputMemory have Acquire, Release, AcquireRelease or SequentiallyConsistent; for OpMemoryBarrier memory-barrier-semantics says so.',
  ),
  row(
    'operand',
    'make-available-semantics',
    'MemorySemantics-10872',
    'Constant semantics with MakeAvailable have Release, AcquireRelease or SequentiallyConsistent.',
  ),
  row(
    'operand',
    'make-visible-semantics',
    'MemorySemantics-10873',
    'Constant semantics with MakeVisible have Acquire, AcquireRelease or SequentiallyConsistent.',
  ),
  row(
    'operand',
    'volatile-barrier',
    'MemorySemantics-13551',
    'Semantics of OpControlBarrier, OpControlBarrierArriveEXT, OpControlBarrierWaitEXT and OpMemoryBarrier have no Volatile.',
  ),
  row(
    'operand',
    'unequal-storage-class',
    'UnequalMemorySemantics-10877',
    'Each of UniformMemory, WorkgroupMemory, ImageMemory and OutputMemory that the Unequal semantics of a comparing exchange have, the Equal semantics have as well.',
  ),
  row(
    'operand',
    'unequal-make-visible',
    'UnequalMemorySemantics-10878',
    'The Unequal semantics of a comparing exchange have MakeVisible only if the Equal semantics do.',
  ),
  row(
    'operand',
    'unequal-volatile',
    'UnequalMemorySemantics-10879',
    'Volatile is in both the Equal and the Unequal semantics of a comparing exchange or in neither.',
  ),
  row(
    'operand',
    'ballot-bit-count-operation',
    'OpGroupNonUniformBallotBitCount-04685',
    'The Group Operation of OpGroupNonUniformBallotBitCount is Reduce, InclusiveScan or ExclusiveScan.',
  ),
  row(
    'operand',
    'cooperative-matrix-scope',
    'Scope-12243',
    'The Scope of OpTypeCooperativeMatrixKHR, if it is an OpConstant, is Workgroup or Subgroup.',
  ),
]
