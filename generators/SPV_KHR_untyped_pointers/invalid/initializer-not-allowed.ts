import { graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

const classes = ['Input', 'PushConstant'] as const

/** Appends a null constant of the data type. */
const initialize: Way = (module, at) => {
  const { dataType } = untypedVariableAt(module, at)
  const instruction = module.instructions[at]
  if (dataType === undefined || instruction === undefined) return undefined
  const added = graft(module, at)
  const initializer = added.add('OpConstantNull', dataType)
  const { module: wider, shift } = added.done()
  return replaceInstruction(wider, at + shift, {
    ...instruction,
    words: [...instruction.words, initializer],
  })
}

export const mutator = mutatorOf({
  name: 'initializer-not-allowed',
  rule: 'untyped-variable-in-input-or-push-constant-has-no-initializer',
  summary: 'a variable in one of the two storage classes has an initializer',
  ordinals: (module) =>
    untypedVariablesOf(
      module,
      ({ storageClass, initializer, dataType }) =>
        (classes as readonly string[]).includes(storageClass) &&
        initializer === undefined &&
        dataType !== undefined,
    ),
  ways: Object.fromEntries(
    classes.map((storageClass): [string, Way] => [
      storageClass === 'Input' ? 'input' : 'push-constant',
      (module, at) =>
        untypedVariableAt(module, at).storageClass === storageClass
          ? initialize(module, at)
          : undefined,
    ]),
  ),
})
