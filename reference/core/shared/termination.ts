import type { Instruction } from '../../module.ts'

const names: ReadonlySet<string> = new Set([
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

/** Whether it is a block termination instruction (2.2.5), of core or of an extension that adds one. */
export function isTermination({ name }: Instruction): boolean {
  return names.has(name)
}
