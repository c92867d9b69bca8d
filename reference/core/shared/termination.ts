import { opcodeSet } from './opcode-set.ts'

/** Whether it is a block termination instruction (2.2.5), of core or of an extension that adds one. */
export const isTermination = opcodeSet([
  'OpBranch',
  'OpBranchConditional',
  'OpSwitch',
  'OpReturn',
  'OpReturnValue',
  'OpKill',
  'OpUnreachable',
  'OpTerminateInvocation',
  'OpIgnoreIntersectionKHR',
  'OpTerminateRayKHR',
  'OpEmitMeshTasksEXT',
  'OpAbortKHR',
])
