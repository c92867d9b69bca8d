import { instruction } from '../../build/instruction.ts'
import { graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { typedVariableFollows } from '../shared/typed-variable-follows.ts'
import { untypedVariablesOf } from '../shared/untyped-variable-at.ts'

const opLabel = 248

const undefBefore: Way = (module, at) => {
  const added = graft(module, at)
  const uint = added.type('OpTypeInt', 32, 0)
  if (uint === undefined) return undefined
  const { module: wider, shift } = added.done()
  const undef = instruction('OpUndef', uint, wider.bound)
  return insertInstructions({ ...wider, bound: wider.bound + 1 }, at + shift, undef)
}

const loadBefore: Way = (module, at) => {
  const previous = module.instructions[at - 1]
  if (previous === undefined || previous.opcode === opLabel) return undefined
  const { result } = resultsOf(previous)
  const added = graft(module, at)
  const uint = added.type('OpTypeInt', 32, 0)
  // Only an untyped pointer lets anything be loaded through it.
  const isUntyped = untypedVariablesOf(module).includes(at - 1)
  if (uint === undefined || !isUntyped) return undefined
  const { module: wider, shift } = added.done()
  const loaded = instruction('OpLoad', uint, wider.bound, result)
  return insertInstructions({ ...wider, bound: wider.bound + 1 }, at + shift, loaded)
}

export const mutator = mutatorOf({
  name: 'local-variable-behind-others',
  rule: 'untyped-variable-in-a-block-comes-before-other-instructions',
  summary: 'another instruction stands in front of a variable in the first block',
  ordinals: (module) =>
    untypedVariablesOf(module, ({ isGlobal }) => !isGlobal).filter(
      (at) => !typedVariableFollows(module, at),
    ),
  ways: {
    'no-operation-before': (module, at) => insertInstructions(module, at, instruction('OpNop')),
    'undefined-value-before': undefBefore,
    'load-before': loadBefore,
  },
})
