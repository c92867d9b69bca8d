import { extentsOf } from '#generators/words/extents-of'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

/** The instructions that every module has. */
const scaffold: ReadonlySet<number> = new Set(
  [
    'OpCapability',
    'OpExtension',
    'OpMemoryModel',
    'OpEntryPoint',
    'OpExecutionMode',
    'OpTypeVoid',
    'OpTypeFunction',
    'OpFunction',
    'OpFunctionParameter',
    'OpLabel',
    'OpReturn',
    'OpUnreachable',
    'OpFunctionEnd',
  ].map(opcodeOf),
)

/**
 * Name of the instruction that a module with nothing to spare is about: the last one that is not part of every module.
 * `nothing` if there is none.
 */
export function subjectInstruction(words: Uint32Array): string {
  const last = extentsOf(words).findLast(({ opcode }) => !scaffold.has(opcode))
  if (last === undefined) return 'nothing'
  return instructionByOpcode(last.opcode)?.name ?? `Op${last.opcode}`
}
