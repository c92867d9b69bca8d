import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

const opTypeVector = instructionByName('OpTypeVector')?.opcode
const opTypeInt = instructionByName('OpTypeInt')?.opcode

/** The scalar type of the coordinate and how many components it has. */
function shapeAt(module: Module, at: number): { scalar: number; count: number } | undefined {
  const type = typeOf(module, module.instructions[at]?.words[texelWords.coordinate] ?? 0)
  const { opcode, words } = definition(module, type) ?? { opcode: 0, words: [] }
  const [id = 0, scalar = 0, count = 1] = words
  if (opcode === opTypeInt) return { scalar: id, count: 1 }
  return opcode === opTypeVector ? { scalar, count } : undefined
}

function ofLength(length: (count: number) => number): Declare {
  return (graft, module, at) => {
    const shape = shapeAt(module, at)
    const wanted = shape === undefined ? 0 : length(shape.count)
    if (shape === undefined || wanted === shape.count || wanted < 1 || wanted > 4) return undefined
    const type = wanted === 1 ? shape.scalar : graft.type('OpTypeVector', shape.scalar, wanted)
    return type === undefined ? undefined : graft.add('OpConstantNull', type)
  }
}

/** An image like the one there is, but arrayed or not; it asks for another number of components where it is no cube. */
const otherArrayed: Declare = (graft, module, at) => {
  const { words } = definition(module, module.instructions[at]?.words[texelWords.imageType]) ?? {}
  const [, texel = 0, dim, depth = 0, arrayed, multisampled, sampled = 0, format = 0] = words ?? []
  // 1D and 2D; images with samples ask for another capability.
  if ((dim !== 0 && dim !== 1) || multisampled !== 0) return undefined
  return graft.type('OpTypeImage', texel, dim, depth, arrayed === 1 ? 0 : 1, 0, sampled, format)
}

const cube: Declare = (graft, module, at) => {
  const shape = shapeAt(module, at)
  const uint = graft.type('OpTypeInt', 32, 0)
  if (shape === undefined || shape.count === 3 || uint === undefined) return undefined
  return graft.type('OpTypeImage', uint, 'Cube', 0, 0, 0, 2, 'R32ui')
}

export const mutator = mutatorOf({
  name: 'texel-coordinate-of-other-length',
  rule: 'texel-pointer-coordinate-has-the-components-of-its-dim',
  summary: 'the coordinate has a component more or less than the image asks for',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: {
    ...operandWays(texelWords.coordinate, {
      'one-component-more': ofLength((count) => count + 1),
      'one-component-less': ofLength((count) => count - 1),
      'two-components-more': ofLength((count) => count + 2),
      'scalar-for-three': ofLength((count) => count - 2),
    }),
    ...operandWays(texelWords.imageType, {
      'other-arrayed': otherArrayed,
      'cube-instead': cube,
    }),
  },
})
