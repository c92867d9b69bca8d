import { opcodeOf } from '#spec/grammar/opcodes'

/** The block termination instructions (2.2.5), of core and of the extensions that add some. */
export const terminations: readonly string[] = [
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
]

/** Their opcodes. */
export const terminationOpcodes: ReadonlySet<number> = new Set(terminations.map(opcodeOf))
