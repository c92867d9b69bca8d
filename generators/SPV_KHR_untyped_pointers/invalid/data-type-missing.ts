import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import {
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
} from '../shared/untyped-variable-at.ts'

const classes = ['Function', 'Private', 'Workgroup'] as const

function without(module: Module, at: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = instruction.words.slice(0, variableWords.dataType)
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'data-type-missing',
  rule: 'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
  summary: 'a variable in one of the three storage classes has no data type',
  ordinals: (module) => untypedVariablesOf(module, ({ dataType }) => dataType !== undefined),
  ways: Object.fromEntries(
    classes.map((storageClass): [string, Way] => [
      storageClass.toLowerCase(),
      (module, at) =>
        untypedVariableAt(module, at).storageClass === storageClass
          ? without(module, at)
          : undefined,
    ]),
  ),
})
