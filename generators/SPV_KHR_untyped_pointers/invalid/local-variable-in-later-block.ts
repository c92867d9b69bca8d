import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { typedVariableFollows } from '../shared/typed-variable-follows.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

const opFunctionEnd = 56
const opLabel = 248

/** Ordinals of the labels in the function behind the one of the variable's own block. */
function laterLabels(module: Module, at: number): readonly number[] {
  const end = module.instructions.findIndex(
    ({ opcode }, index) => index > at && opcode === opFunctionEnd,
  )
  return module.instructions.flatMap(({ opcode }, index) =>
    index > at && index < end && opcode === opLabel ? [index] : [],
  )
}

function moved(module: Module, at: number): Module | undefined {
  const label = laterLabels(module, at).at(-1)
  const variable = module.instructions[at]
  if (label === undefined || variable === undefined) return undefined
  return removeInstruction(insertInstructions(module, label + 1, variable), at)
}

/** Ends the block behind the variables; what came after them begins one of its own. */
function splitBefore(module: Module, at: number): Module | undefined {
  const { opcode } = module.instructions[at - 1] ?? { opcode: opLabel }
  if (opcode !== opLabel) return undefined
  const label = module.bound
  const wider = { ...module, bound: label + 1 }
  return insertInstructions(
    wider,
    at,
    instruction('OpBranch', label),
    instruction('OpLabel', label),
  )
}

export const mutator = mutatorOf({
  name: 'local-variable-in-later-block',
  rule: 'untyped-variable-in-a-function-is-in-its-first-block',
  summary: 'a variable stands at the beginning of a block that is not the first',
  ordinals: (module) => untypedVariablesOf(module, ({ isGlobal }) => !isGlobal),
  ways: {
    moved: (module, at) =>
      isUnused(module, untypedVariableAt(module, at).result) ? moved(module, at) : undefined,
    'behind-a-branch': (module, at) =>
      typedVariableFollows(module, at) ? undefined : splitBefore(module, at),
  },
})
