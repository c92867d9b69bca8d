import { row } from '../row.ts'

const instruction = '3.3.18 Atomic Instructions'
const rulesOfAccess = '2.16.1 Universal Validation Rules: Atomic access rules'
const semantics = '3.2.24 Memory Semantics <id>'
const scope = '3.2.26 Scope <id>'

const classic =
  'OpAtomicLoad, OpAtomicExchange, OpAtomicCompareExchange, and the integer read-modify-write instructions'

/** Atomics, scopes and memory semantics. */
export const rules = [
  row(
    'type',
    'atomic-result-type',
    instruction,
    'OpAtomicLoad and OpAtomicExchange result in an integer or floating-point scalar, other atomics of core in an integer scalar.',
  ),
  row('operand', 'atomic-pointer', instruction, 'Pointer of an atomic instruction is a pointer.'),
  row(
    'type',
    'atomic-pointee',
    `${instruction}: ${classic}`,
    'A typed pointer of an atomic instruction points to the result type.',
  ),
  row(
    'type',
    'atomic-value',
    `${instruction}: ${classic}`,
    'Value of an atomic instruction has the result type.',
  ),
  row(
    'type',
    'atomic-comparator',
    `${instruction}: OpAtomicCompareExchange`,
    'Comparator has the result type.',
  ),
  row(
    'type',
    'atomic-store-pointee',
    `${instruction}: OpAtomicStore`,
    'A typed pointer of OpAtomicStore points to an integer or floating-point scalar.',
  ),
  row(
    'type',
    'atomic-store-value',
    `${instruction}: OpAtomicStore`,
    'Value of OpAtomicStore has the type that a typed pointer points to.',
  ),
  row(
    'type',
    'atomic-flag-pointee',
    `${instruction}: OpAtomicFlagTestAndSet, OpAtomicFlagClear`,
    'A typed pointer to an atomic flag points to a 32-bit integer.',
  ),
  row(
    'type',
    'atomic-flag-result',
    `${instruction}: OpAtomicFlagTestAndSet`,
    'OpAtomicFlagTestAndSet results in a Boolean.',
  ),
  row(
    'storage-class',
    'atomic-storage-class',
    rulesOfAccess,
    'Atomic instructions take pointers into Uniform, StorageBuffer, PhysicalStorageBuffer, Workgroup, CrossWorkgroup, Generic, AtomicCounter, Image or Function, or into a storage class of an extension.',
  ),
  row(
    'storage-class',
    'atomic-uniform',
    rulesOfAccess,
    'A module with an atomic instruction in Uniform decorates a structure type with BufferBlock.',
    { notes: 'Not judged with Linkage. Which block the pointer is into is not looked at.' },
  ),
  row(
    'storage-class',
    'atomic-not-function',
    '2.16.2 Validation Rules for Shader Capabilities: Atomic access rules',
    'With Shader, atomic instructions do not take pointers into Function.',
    { notes: 'A module that declares Kernel as well is not held to it.' },
  ),
  row(
    'capability',
    'atomic-64-bit',
    '3.2.30 Capability: Int64Atomics',
    'Atomic instructions on 64-bit integers need Int64Atomics.',
  ),
  row('type', 'scope-type', scope, 'A scope is a 32-bit integer scalar.'),
  row(
    'operand',
    'scope-constant',
    '2.16.2 Validation Rules for Shader Capabilities',
    'With Shader, scopes of atomics, barriers and group instructions are OpConstant.',
    { notes: 'A module that declares Kernel as well is not held to it.' },
  ),
  row('operand', 'scope-value', scope, 'With Shader, a constant scope is one that exists.', {
    notes: 'A module that declares Kernel as well is not held to it.',
  }),
  row(
    'capability',
    'scope-device',
    '2.16.1 Universal Validation Rules: Memory model',
    'With the Vulkan memory model a constant Device scope needs VulkanMemoryModelDeviceScope.',
  ),
  row('type', 'memory-semantics-type', semantics, 'Memory semantics are a 32-bit integer scalar.'),
  row(
    'operand',
    'memory-semantics-constant',
    '2.16.2 Validation Rules for Shader Capabilities',
    'With Shader, memory semantics are OpConstant.',
    { notes: 'A module that declares Kernel as well is not held to it.' },
  ),
  row(
    'operand',
    'memory-semantics-order',
    semantics,
    'With Shader, constant memory semantics have at most one of Acquire, Release, AcquireRelease and SequentiallyConsistent.',
    { notes: 'A module that declares Kernel as well is not held to it.' },
  ),
  row(
    'operand',
    'memory-semantics-bits',
    semantics,
    'With Shader, constant memory semantics have no bits that do not exist.',
    { notes: 'A module that declares Kernel as well is not held to it.' },
  ),
  row(
    'operand',
    'memory-semantics-vulkan',
    `${semantics}: SequentiallyConsistent`,
    'With the Vulkan memory model memory semantics are not SequentiallyConsistent.',
  ),
  row(
    'operand',
    'atomic-unequal-semantics',
    `${instruction}: OpAtomicCompareExchange`,
    'Constant Unequal semantics are neither Release nor AcquireRelease.',
  ),
  row(
    'operand',
    'atomic-flag-clear-semantics',
    `${instruction}: OpAtomicFlagClear`,
    'Constant semantics of OpAtomicFlagClear are neither Acquire nor AcquireRelease.',
  ),
]
