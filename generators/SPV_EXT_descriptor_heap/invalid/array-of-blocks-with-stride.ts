import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { constantOf, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { annotated, annotatedByGroup, declaring } from '../shared/annotated.ts'
import { annotationsOf } from '../shared/annotations-of.ts'
import { partsOf } from '../shared/contains-descriptor.ts'
import { laidOutTypes } from '../shared/laid-out-types.ts'

const bytes = 4096
const opTypeStruct = 30

function arrayAt({ instructions }: Module, at: number): number {
  return instructions[at]?.words[0] ?? 0
}

/** The type of the elements of the innermost array. */
function innermost(module: Module, array: number, steps = 16): number {
  const [element] = partsOf(module, array)
  return element === undefined || steps === 0 || definition(module, array)?.opcode === opTypeStruct
    ? array
    : innermost(module, element, steps - 1)
}

const byId: Way = (module, at) =>
  declaring(module, constantOf(uintType, bytes), (wider, id) =>
    annotated(wider, arrayAt(module, at), ['OpDecorateId', 'ArrayStrideIdEXT', id]),
  )

export const mutator = mutatorOf({
  name: 'array-of-blocks-with-stride',
  rule: 'arrays-of-blocks-with-descriptors-have-no-stride',
  summary: 'an array of blocks with descriptors has a stride of either form',
  ordinals: (module) => {
    const laid = laidOutTypes(module)
    const blocks = annotationsOf(module, 'Block', 'BufferBlock').map(({ target }) => target)
    return ordinalsOf(module, 'OpTypeArray', 'OpTypeRuntimeArray').filter((at) => {
      const array = arrayAt(module, at)
      return laid.has(array) && blocks.includes(innermost(module, array))
    })
  },
  ways: {
    literal: (module, at) =>
      annotated(module, arrayAt(module, at), ['OpDecorate', 'ArrayStride', bytes]),
    id: byId,
    'literal-through-a-group': (module, at) =>
      annotatedByGroup(module, arrayAt(module, at), ['OpDecorate', 'ArrayStride', bytes]),
  },
})
