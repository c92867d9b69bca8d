import { instructionSets } from '#spec/grammar/instruction-sets'
import type { InstructionSet } from '#spec/grammar/types'

/** Instruction sets that the assembly syntax has no names for, although the grammar has. */
const nameless: ReadonlySet<string> = new Set([
  'NonSemantic.DebugBreak',
  'Arm.ExperimentalMLOperations',
])

/** An imported instruction set as the assembly syntax sees it. */
export interface ImportedSet {
  /** Its rows, where it has names. */
  readonly set: InstructionSet | undefined
  /** True where instructions may be given by number too, and any ids may follow their operands. */
  readonly open: boolean
}

/** What an import string stands for; `undefined` when the assembly syntax refuses it. */
export function setOfImport(name: string): ImportedSet | undefined {
  const open = name.startsWith('NonSemantic.')
  const set =
    instructionSets.find((each) => each.versioned && name.startsWith(each.name)) ??
    instructionSets.find((each) => !each.versioned && name === each.name)
  if (set === undefined || nameless.has(set.name))
    return open ? { set: undefined, open } : undefined
  return { set, open }
}
