import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'
import { in12, since20 } from '../environments.ts'

const section = 'Validation Rules'

/** Scopes of execution, and the memory scopes and semantics of barriers. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'async-copy-scope',
    section,
    'The Execution of OpGroupAsyncCopy and OpGroupWaitEvents, where it is an OpConstant, is Workgroup.',
  ),
  row(
    'operand',
    'group-scope',
    section,
    'The Execution of any other group instruction (OpGroupAll to OpGroupSMax, and those that extensions add to the group and subgroup instructions), where it is an OpConstant, is Workgroup or Subgroup; for OpGroupNonUniform... core/non-uniform-execution says more.',
  ),
  row(
    'operand',
    'group-scope-subgroup',
    section,
    'In OpenCL 1.2, the Execution of an instruction that group-scope holds for, other than those of GroupUniformArithmeticKHR, is not the OpConstant Workgroup.',
    {
      environments: in12,
      confidence: 'derived',
      notes:
        'Workgroup is for OpenCL 2.0 and later; Subgroup, for OpenCL 2.1 and later, is what cl_khr_subgroups allows in any version.',
    },
  ),
  row(
    'operand',
    'execution-scope',
    section,
    'The Execution of any other instruction (OpControlBarrier, and the pipe instructions OpGroupReserveReadPipePackets, OpGroupReserveWritePipePackets, OpGroupCommitReadPipe and OpGroupCommitWritePipe), where it is an OpConstant, is Workgroup or Subgroup.',
  ),
  row(
    'operand',
    'barrier-memory-scope',
    section,
    'From OpenCL 2.0 on, the Memory scope of OpControlBarrier, OpMemoryBarrier and OpMemoryNamedBarrier, where it is an OpConstant, is CrossDevice, Device, Workgroup, Subgroup or Invocation.',
    { environments: since20 },
  ),
  row(
    'operand',
    'barrier-memory-scope-workgroup',
    section,
    'In OpenCL 1.2, the Memory scope of OpControlBarrier and OpMemoryBarrier, where it is an OpConstant, is Workgroup or Subgroup, which cl_khr_subgroups allows.',
    { environments: in12 },
  ),
  row(
    'operand',
    'barrier-memory-order',
    section,
    'From OpenCL 2.0 on, memory semantics of OpControlBarrier, OpMemoryBarrier and OpMemoryNamedBarrier that are an OpConstant have at most one of the bits Acquire, Release, AcquireRelease and SequentiallyConsistent.',
    { environments: since20 },
  ),
  row(
    'operand',
    'barrier-sequentially-consistent',
    section,
    'In OpenCL 1.2, memory semantics of OpControlBarrier and OpMemoryBarrier that are an OpConstant have SequentiallyConsistent and none of the bits Acquire, Release and AcquireRelease.',
    { environments: in12 },
  ),
]
