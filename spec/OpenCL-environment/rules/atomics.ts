import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'
import { in12, since20 } from '../environments.ts'

const section = 'Validation Rules'

/** Atomic instructions of the core specification. Those of extensions are left to the OpenCL extensions that allow them. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'atomic-integer-type',
    section,
    'The Result Type of an atomic instruction of the core specification, and the type of its Value, is a 32-bit OpTypeInt or, if Int64Atomics is declared, a 64-bit one; core/atomic-64-bit reports 64-bit integers without Int64Atomics. The flag instructions, which have a Boolean or no result and no Value, are not judged, nor are modules with a capability AtomicFloat..., whose OpenCL extension allows more.',
  ),
  row(
    'storage-class',
    'atomic-storage-class',
    section,
    'The Pointer of an atomic instruction points into Function, Workgroup or CrossWorkgroup or, if GenericPointer is declared, Generic; core/atomic-storage-class reports storage classes that it forbids.',
  ),
  row(
    'operand',
    'atomic-scope',
    section,
    'From OpenCL 2.0 on, the Memory scope of an atomic instruction, where it is an OpConstant, is CrossDevice, Device, Workgroup or Subgroup.',
    { environments: since20 },
  ),
  row(
    'operand',
    'atomic-scope-device',
    section,
    'In OpenCL 1.2, the Memory scope of an atomic instruction, where it is an OpConstant, is Device.',
    { environments: in12 },
  ),
  row(
    'operand',
    'atomic-memory-order',
    section,
    'From OpenCL 2.0 on, memory semantics of an atomic instruction that are an OpConstant have at most one of the bits Acquire, Release, AcquireRelease and SequentiallyConsistent.',
    {
      environments: since20,
      notes:
        'core/memory-semantics-order says so in modules with Shader, which capability-granted forbids.',
    },
  ),
  row(
    'operand',
    'atomic-relaxed',
    section,
    'In OpenCL 1.2, memory semantics of an atomic instruction that are an OpConstant have none of the bits Acquire, Release, AcquireRelease and SequentiallyConsistent.',
    { environments: in12 },
  ),
]
