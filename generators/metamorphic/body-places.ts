import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../module.ts'

const opLine = opcodeOf('OpLine')
const opFunction = opcodeOf('OpFunction')
const opVariable = opcodeOf('OpVariable')
const opUntypedVariableKHR = opcodeOf('OpUntypedVariableKHR')
const opPhi = opcodeOf('OpPhi')
const opLabel = opcodeOf('OpLabel')
const opNoLine = opcodeOf('OpNoLine')
const opUnreachable = opcodeOf('OpUnreachable')

/** The beginning of a block: variables and phis, with lines among them. */
const first: ReadonlySet<number> = new Set([
  opLine,
  opNoLine,
  opVariable,
  opUntypedVariableKHR,
  opPhi,
])
/** Instructions that end a block, and the merge instructions that may be before such a one. */
const ends: ReadonlySet<number> = new Set(
  [
    ...['OpLoopMerge', 'OpSelectionMerge', 'OpBranch', 'OpBranchConditional', 'OpSwitch'],
    ...['OpReturn', 'OpReturnValue', 'OpKill', 'OpUnreachable', 'OpTerminateInvocation'],
    ...['OpIgnoreIntersectionKHR', 'OpTerminateRayKHR', 'OpEmitMeshTasksEXT', 'OpAbortKHR'],
  ].map(opcodeOf),
)

/** True of the instructions that end a block, and of the merge instruction that may be before such a one. */
export function isBlockEnd(opcode: number): boolean {
  return ends.has(opcode)
}

const merges: ReadonlySet<number> = new Set(['OpLoopMerge', 'OpSelectionMerge'].map(opcodeOf))

/**
 * Ordinals of the instructions of blocks before which any instruction of a block may be inserted: after the variables
 * and phis, and not between a merge instruction and its branch. Empty where blocks are not whole.
 */
export function bodyPlaces(instructions: readonly Instruction[]): readonly number[] {
  const places: number[] = []
  let inside = false
  let early = false
  for (let index = 0; index < instructions.length; index++) {
    const { opcode } = instructions[index] as Instruction
    if (opcode === opFunction && inside) return []
    if (opcode === opLabel) {
      if (inside) return []
      inside = true
      early = true
    } else if (inside) {
      if (!first.has(opcode)) early = false
      const merged = merges.has(instructions[index - 1]?.opcode ?? opUnreachable)
      if (!early && !merged) places.push(index)
      if (isBlockEnd(opcode) && !merges.has(opcode)) inside = false
    }
  }
  return places
}
