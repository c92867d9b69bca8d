import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { isLarge } from '../shared/data.ts'

/** A number that no other constant of ours has. */
const specId = 4711

const wrong = [
  'OpConstantDataKHR',
  'OpConstant',
  'OpConstantComposite',
  'OpSpecConstantComposite',
  'OpSpecConstantOp',
] as const

/** The first of each kind: the others are no different. */
function ordinals(module: Module): readonly number[] {
  if (isLarge(module) || ordinalOfExtension(module, 'SPV_KHR_constant_data') === undefined)
    return []
  return wrong.flatMap((name) => ordinalsOf(module, name).slice(0, 1)).sort((a, b) => a - b)
}

function result(module: Module, at: number): number {
  const found = module.instructions[at]
  return found === undefined ? 0 : resultsOf(found).result
}

const ways: Readonly<Record<string, Way>> = {
  direct: (module, at) =>
    insertDeclaration(module, instruction('OpDecorate', result(module, at), 'SpecId', specId)),
  'through-a-group': (module, at) => {
    const { id, module: wider } = freshId(module)
    return [
      instruction('OpDecorate', id, 'SpecId', specId),
      instruction('OpDecorationGroup', id),
      instruction('OpGroupDecorate', id, result(module, at)),
    ].reduce(insertDeclaration, wider)
  },
}

export const mutator = mutatorOf({
  name: 'spec-id-elsewhere',
  rule: 'spec-id-has-a-listed-target',
  summary: 'SpecId decorates a constant that is not in the list',
  ordinals,
  ways,
})
