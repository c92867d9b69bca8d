import { definition } from '../../mutate/definition.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { arrayLengthWords } from '../shared/array-length-words.ts'
import { uintConstant, uintType } from '../shared/things.ts'
import { type Declare, operandWays } from '../shared/with-operand.ts'

/** One of the operands, as the module has it. */
function operand(word: number): Declare {
  return (_, module, at) => module.instructions[at]?.words[word]
}

const structure = operand(arrayLengthWords.structure)
const pointer = operand(arrayLengthWords.pointer)

export const mutator = mutatorOf({
  name: 'array-length-of-no-structure',
  rule: 'array-length-structure-is-a-structure-type',
  summary: 'the structure is another type, or the pointer as it is for typed ones',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
  ways: operandWays(arrayLengthWords.structure, {
    pointer,
    'pointer-type': (graft, module, at) => typeOf(module, pointer(graft, module, at) ?? 0),
    'run-time-array': (graft, module, at) =>
      definition(module, structure(graft, module, at))?.words.at(-1),
    'array-of-it': (graft, module, at) => {
      const type = structure(graft, module, at)
      const length = uintConstant(graft, module, at)
      return type === undefined || length === undefined
        ? undefined
        : graft.add('OpTypeArray', type, length)
    },
    integer: uintType,
    constant: uintConstant,
    undef: (graft, module, at) => graft.add('OpUndef', structure(graft, module, at) ?? 0),
  }),
})
