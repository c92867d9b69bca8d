import { enumerantByName } from '#spec/grammar/grammar'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { walk } from '../shared/walk.ts'
import { withOperand } from '../shared/with-operand.ts'

const opTypeArray = 28
const opTypeRuntimeArray = 29
const arrayStride = enumerantByName('Decoration', 'ArrayStride')?.value

/** The array whose element the last index selects. */
function arrayAt(module: Module, at: number): number | undefined {
  const type = walk(module, at)?.steps.at(-1)?.type
  const isArray = module.instructions.some(
    ({ opcode, words }) =>
      (opcode === opTypeArray || opcode === opTypeRuntimeArray) && words[0] === type,
  )
  return isArray ? type : undefined
}

/** The stride that an id is decorated with, by itself. */
function strideOf(module: Module, target: number | undefined): number | undefined {
  return ordinalsOf(module, 'OpDecorate')
    .map((at) => module.instructions[at]?.words ?? [])
    .find(([id, decoration]) => id === target && decoration === arrayStride)?.[2]
}

/** The result gets a type of its own, with a stride made of that of the array. */
function strided(stride: (ofArray: number | undefined) => number | undefined): Way {
  return (module, at) => {
    const shape = pointerShape(module, chainAt(module, at)?.resultType)
    const bytes = stride(strideOf(module, arrayAt(module, at)))
    if (shape === undefined || bytes === undefined) return undefined
    const changed = withOperand(module, at, chainWords.resultType, (graft) =>
      graft.add('OpTypeUntypedPointerKHR', shape.storageClass),
    )
    // The only id that is new.
    return changed === undefined
      ? undefined
      : insertDeclaration(changed, instruction('OpDecorate', module.bound, 'ArrayStride', bytes))
  }
}

export const mutator = mutatorOf({
  name: 'chain-stride-of-no-array',
  rule: 'chain-array-stride-is-that-of-the-array',
  summary: 'the result type has a stride that the array of the selected element has not',
  // The decoration is for shaders.
  ordinals: (module) =>
    declaresCapability(module, 'Shader')
      ? chainsOf(module).filter(
          (at) =>
            arrayAt(module, at) !== undefined && isUnused(module, chainAt(module, at)?.result ?? 0),
        )
      : [],
  ways: {
    twice: strided((ofArray) => (ofArray === undefined ? undefined : 2 * ofArray)),
    'one-more': strided((ofArray) => (ofArray === undefined ? undefined : ofArray + 1)),
    'of-an-array-without': strided((ofArray) => (ofArray === undefined ? 8 : undefined)),
  },
})
