import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { newConstant } from '../shared/new-constant.ts'
import { operandNamed } from '../shared/operand-places.ts'
import { operandWay } from '../shared/operand-way.ts'
import { type Reflected, reflectedOf } from '../shared/reflected-of.ts'
import type { Substitute } from '../shared/substitute.ts'
import { wordValue } from '../shared/word-value.ts'

const resultWord = 1

function infos(module: Module): readonly Reflected[] {
  return reflectedOf(module).filter(({ row }) => row.name === 'PrintfInfo')
}

/** The constant gets the identifier of an earlier instruction of the same import. */
function idOf(
  substitute: (id: number, value: number) => Substitute,
  which: (earlier: readonly Reflected[]) => Reflected | undefined,
): Way {
  return (module, at) => {
    const set = infos(module).find((each) => each.at === at)?.set
    const other = which(infos(module).filter((each) => each.at < at && each.set === set))
    const constant = other === undefined ? undefined : operandNamed(module, other.at, 'PrintfID')
    const value = constant === undefined ? undefined : wordValue(module, constant.id)
    if (constant === undefined || value === undefined) return undefined
    return operandWay('PrintfID', substitute(constant.id, value))(module, at)
  }
}

function sameConstant(id: number): Substitute {
  return (module) => ({ module, id })
}

export const mutator = mutatorOf({
  name: 'printf-id-twice',
  rule: 'printf-id-is-unique',
  summary: 'two PrintfInfo instructions have one PrintfID, as one constant or as two',
  ordinals: (module) => infos(module).map(({ at }) => at),
  ways: {
    'same-constant': idOf(sameConstant, (earlier) => earlier.at(-1)),
    'same-constant-as-the-first': idOf(sameConstant, (earlier) => earlier[0]),
    'another-constant-of-the-value': idOf(
      (_, value) => newConstant(value),
      (earlier) => earlier.at(-1),
    ),
    'instruction-repeated': (module, at) => {
      const instruction = module.instructions[at]
      const constant = operandNamed(module, at, 'PrintfID')
      if (instruction === undefined || constant === undefined) return undefined
      if (wordValue(module, constant.id) === undefined) return undefined
      const { id, module: wider } = freshId(module)
      const words = instruction.words.with(resultWord, id)
      return insertInstructions(wider, at + 1, { ...instruction, words })
    },
  },
})
