import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { chainsOf } from '../shared/chain-at.ts'
import { type Step, walk } from '../shared/walk.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

function structureStep(module: Module, at: number): Step | undefined {
  return walk(module, at)?.steps.find(({ shape }) => shape.kind === 'structure')
}

/** Something of the type that the index has. */
function declared(declare: (graft: Parameters<Declare>[0], type: number) => number): Way {
  return (module, at) => {
    const step = structureStep(module, at)
    const type = typeOf(module, step?.index ?? 0)
    return step === undefined || type === undefined
      ? undefined
      : withOperand(module, at, step.word, (added) => declare(added, type))
  }
}

/** The same value, computed in front of the chain. */
const computed: Way = (module, at) => {
  const step = structureStep(module, at)
  const type = typeOf(module, step?.index ?? 0)
  if (step === undefined || type === undefined) return undefined
  const added = graft(module, at)
  const zero = added.add('OpConstantNull', type)
  const { module: wider, shift } = added.done()
  const sum = wider.bound
  const changed = replaceWord({ ...wider, bound: sum + 1 }, at + shift, step.word, sum)
  return insertInstructions(changed, at + shift, instruction('OpIAdd', type, sum, step.index, zero))
}

export const mutator = mutatorOf({
  name: 'structure-index-not-constant',
  rule: 'chain-struct-index-is-an-op-constant',
  summary: 'an index into a structure is an integer that is no OpConstant',
  ordinals: (module) => chainsOf(module),
  ways: {
    null: declared((added, type) => added.add('OpConstantNull', type)),
    undef: declared((added, type) => added.add('OpUndef', type)),
    'spec-constant': (module, at) => {
      const step = structureStep(module, at)
      const literal = definition(module, step?.index)?.words.slice(2) ?? []
      return declared((added, type) => added.add('OpSpecConstant', type, { words: literal }))(
        module,
        at,
      )
    },
    'spec-operation': (module, at) => {
      const index = structureStep(module, at)?.index ?? 0
      return declared((added, type) => added.add('OpSpecConstantOp', type, 'Not', index))(
        module,
        at,
      )
    },
    computed,
  },
})
