import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Instruction } from '../module.ts'
import { glslInstructions } from './glsl-std.ts'
import { openclInstructions } from './opencl-std.ts'
import type { Emit, Family } from './scope.ts'
import { unsupported } from './stop.ts'

const sets: Readonly<Record<string, ReadonlyMap<string, Emit>>> = {
  'GLSL.std.450': glslInstructions,
  'OpenCL.std': openclInstructions,
}

/** The call as an instruction with the operands that its set defines. */
function argumentsOf(call: Instruction): Instruction {
  const { name, opcode, index, word, wordCount, resultType, result } = call
  const operands = call.operands.slice(2)
  const valueAt = (at: number) => operands[at]?.value
  return { name, opcode, index, word, wordCount, resultType, result, operands, valueAt }
}

const extInst: Emit = (call, scope) => {
  const set = scope.module.importName(call.valueAt(0) ?? 0) ?? ''
  if (set.startsWith('NonSemantic.')) return () => {}
  const number = call.valueAt(1)
  const row = instructionSetByName(set)?.instructions.find(({ opcode }) => opcode === number)
  const name = row?.name ?? `${number}`
  const emit = sets[set]?.get(name)
  if (emit === undefined) throw unsupported(`${set} ${name}`)
  return emit({ ...argumentsOf(call), name }, scope)
}

/** OpExtInst. */
export const extended: Family = { OpExtInst: extInst, OpExtInstWithForwardRefsKHR: () => () => {} }
