import { instructions } from '#spec/grammar/grammar'

const names: ReadonlySet<string> = new Set([
  'OpLoopMerge',
  'OpSelectionMerge',
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

const opcodes: ReadonlySet<number> = new Set(
  instructions.filter((row) => names.has(row.name)).map((row) => row.opcode),
)

/** True of the instructions that end a block, and of the merge instruction that may stand before such a one. */
export function isBlockEnd(opcode: number): boolean {
  return opcodes.has(opcode)
}
