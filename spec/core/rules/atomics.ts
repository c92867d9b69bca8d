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
    'The result type of OpAtomicLoad and OpAtomicExchange is an integer or floating-point scalar; that of the other core atomics is an integer scalar.',
  ),
  row(
    'operand',
    'atomic-pointer',
    instruction,
    'The Pointer of an atomic instruction is a pointer.',
  ),
  row(
    'type',
    'atomic-pointee',
    `${instruction}: ${classic}`,
    'If the Pointer of an atomic instruction is typed, it points to the result type.',
  ),
  row(
    'type',
    'atomic-value',
    `${instruction}: ${classic}`,
    'The Value of an atomic instruction has the result type.',
  ),
  row(
    'type',
    'atomic-comparator',
    `${instruction}: OpAtomicCompareExchange`,
    'The Comparator has the result type.',
  ),
  row(
    'type',
    'atomic-store-pointee',
    `${instruction}: OpAtomicStore`,
    'If the Pointer of OpAtomicStore is typed, it points to an integer or floating-point scalar.',
  ),
  row(
    'type',
    'atomic-store-value',
    `${instruction}: OpAtomicStore`,
    'If the Pointer of OpAtomicStore is typed, Value has the type that it points to.',
  ),
  row(
    'type',
    'atomic-flag-pointee',
    `${instruction}: OpAtomicFlagTestAndSet, OpAtomicFlagClear`,
    'If the Pointer of an atomic flag instruction is typed, it points to a 32-bit integer.',
  ),
  row(
    'type',
    'atomic-flag-result',
    `${instruction}: OpAtomicFlagTestAndSet`,
    'The result type of OpAtomicFlagTestAndSet is a Boolean scalar.',
  ),
  row(
    'storage-class',
    'atomic-storage-class',
    rulesOfAccess,
    'An atomic instruction takes a pointer into Uniform, StorageBuffer, PhysicalStorageBuffer, Workgroup, CrossWorkgroup, Generic, AtomicCounter, Image or Function, or into a storage class of an extension.',
    { vuids: ['VUID-StandaloneSpirv-None-04686'] },
  ),
  row(
    'storage-class',
    'atomic-uniform',
    rulesOfAccess,
    'A module with an atomic instruction on Uniform decorates a structure type with BufferBlock; a pointer into Uniform that an atomic instruction takes and that access chains and copies reach from a variable points into a structure with BufferBlock.',
    { notes: 'With Linkage, only pointers that come from a variable are judged.' },
  ),
  row(
    'storage-class',
    'atomic-not-function',
    '2.16.2 Validation Rules for Shader Capabilities: Atomic access rules',
    'With Shader, an atomic instruction does not take a pointer into Function.',
    {
      notes: 'Not checked for a module that also declares Kernel.',
      vuids: ['VUID-StandaloneSpirv-None-04686'],
    },
  ),
  row(
    'capability',
    'atomic-64-bit',
    '3.2.30 Capability: Int64Atomics',
    'Atomic instructions on 64-bit integers require Int64Atomics.',
  ),
  row('type', 'scope-type', scope, 'A scope is a 32-bit integer scalar.'),
  row(
    'operand',
    'scope-constant',
    '2.16.2 Validation Rules for Shader Capabilities',
    'With Shader, the scopes of atomic, barrier and group instructions are OpConstant.',
    { notes: 'Not checked for a module that also declares Kernel.' },
  ),
  row(
    'operand',
    'scope-value',
    scope,
    'With Shader, the value of a constant scope is a scope that exists.',
    {
      notes: 'Not checked for a module that also declares Kernel.',
    },
  ),
  row(
    'capability',
    'scope-device',
    '2.16.1 Universal Validation Rules: Memory model',
    'With the Vulkan memory model, a constant Device scope requires VulkanMemoryModelDeviceScope.',
  ),
  row(
    'capability',
    'scope-capability',
    `${scope}: QueueFamily, ShaderCallKHR`,
    'A module with a scope that is an OpConstant declares the capability of its value, if the value needs one: VulkanMemoryModel for QueueFamily, RayTracingKHR for ShaderCallKHR.',
    {
      confidence: 'derived',
      notes:
        'QueueFamily is missing before version 1.5, where only SPV_KHR_vulkan_memory_model brings it and its capability in: without the extension the declared capability is the fault. Specialization constants are not judged.',
    },
  ),
  row('type', 'memory-semantics-type', semantics, 'Memory semantics are a 32-bit integer scalar.'),
  row(
    'operand',
    'memory-semantics-constant',
    '2.16.2 Validation Rules for Shader Capabilities',
    'With Shader, memory semantics are OpConstant.',
    { notes: 'Not checked for a module that also declares Kernel.' },
  ),
  row(
    'operand',
    'memory-semantics-order',
    semantics,
    'With Shader, constant memory semantics have at most one of the bits Acquire, Release, AcquireRelease and SequentiallyConsistent.',
    {
      notes: 'Not checked for a module that also declares Kernel.',
      vuids: ['VUID-StandaloneSpirv-MemorySemantics-10865'],
    },
  ),
  row(
    'operand',
    'memory-semantics-bits',
    semantics,
    'With Shader, constant memory semantics set only bits that exist.',
    { notes: 'Not checked for a module that also declares Kernel.' },
  ),
  row(
    'operand',
    'memory-semantics-vulkan',
    `${semantics}: SequentiallyConsistent`,
    'With the Vulkan memory model, memory semantics are not SequentiallyConsistent.',
    { vuids: ['VUID-StandaloneSpirv-MemorySemantics-10866'] },
  ),
  row(
    'operand',
    'atomic-unequal-semantics',
    `${instruction}: OpAtomicCompareExchange`,
    'If the Unequal semantics are constant, they are neither Release nor AcquireRelease.',
    { vuids: ['VUID-StandaloneSpirv-UnequalMemorySemantics-10875'] },
  ),
  row(
    'operand',
    'atomic-flag-clear-semantics',
    `${instruction}: OpAtomicFlagClear`,
    'If the semantics of OpAtomicFlagClear are constant, they are neither Acquire nor AcquireRelease.',
  ),
]
