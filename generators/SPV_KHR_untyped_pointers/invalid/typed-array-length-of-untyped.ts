import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

const structureWord = 2

export const mutator = mutatorOf({
  name: 'typed-array-length-of-untyped',
  rule: 'typed-array-length-structure-is-typed',
  summary: 'the instruction for typed pointers measures through an untyped one',
  ordinals: (module) => ordinalsOf(module, 'OpArrayLength'),
  ways: {
    variable: (module, at) => {
      const pointer = module.instructions[at]?.words[structureWord] ?? 0
      const storageClass = pointerShape(module, typeOf(module, pointer))?.storageClass
      const [variable] = untypedVariablesOf(
        module,
        ({ resultType, isGlobal }) =>
          isGlobal && pointerShape(module, resultType)?.storageClass === storageClass,
      )
      return variable === undefined
        ? undefined
        : replaceWord(module, at, structureWord, untypedVariableAt(module, variable).result)
    },
  },
})
