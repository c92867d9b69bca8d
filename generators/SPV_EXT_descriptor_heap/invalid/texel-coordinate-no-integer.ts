import type { Argument } from '../../build/argument.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import {
  boolType,
  first,
  floatType,
  type,
  where,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { texelWords } from '../shared/texel-pointer.ts'

function old(_: unknown, { instructions }: Parameters<Declare>[1], at: number): number {
  return instructions[at]?.words[texelWords.coordinate] ?? 0
}

/** A null object of a type that has as many components as the coordinate, of that scalar type. */
function alike(scalar: Declare): Declare {
  return (graft, module, at) => {
    const component = scalar(graft, module, at)
    const shape = typeShape(module, typeOf(module, old(graft, module, at)))
    const size = shape.kind === 'vector' ? (shape.size ?? sizeIn(module, at)) : 1
    if (component === undefined) return undefined
    const vector = size === 1 ? component : graft.type('OpTypeVector', component, size)
    return vector === undefined ? undefined : graft.add('OpConstantNull', vector)
  }
}

/** The count of a vector type is a literal. */
function sizeIn(module: Parameters<Declare>[1], at: number): number {
  const vector = typeOf(module, old(undefined, module, at))
  return (
    module.instructions.find(({ opcode, words }) => opcode === 23 && words[0] === vector)
      ?.words[2] ?? 1
  )
}

/** A null composite of integers that is no vector. */
function composite(name: string, ...rest: readonly Argument[]): Declare {
  return (graft, module, at) => {
    const uint = graft.type('OpTypeInt', 32, 0)
    if (uint === undefined) return undefined
    const size = name === 'OpTypeArray' ? [graft.add('OpConstant', uint, sizeIn(module, at))] : []
    const parts =
      name === 'OpTypeStruct' ? Array.from({ length: sizeIn(module, at) }, () => uint) : [uint]
    return graft.add('OpConstantNull', graft.add(name, ...parts, ...size, ...rest))
  }
}

export const mutator = mutatorOf({
  name: 'texel-coordinate-no-integer',
  rule: 'texel-pointer-coordinate-is-integer',
  summary: 'the coordinate is of another type than integers, though of the right length',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(texelWords.coordinate, {
    float: alike(floatType),
    'narrow-float': alike(where('Float16', type('OpTypeFloat', 16))),
    'wide-float': alike(where('Float64', type('OpTypeFloat', 64))),
    boolean: alike(boolType),
    array: composite('OpTypeArray'),
    structure: composite('OpTypeStruct'),
    type: (_, module, at) => typeOf(module, old(undefined, module, at)),
    'the-image': (_, module, at) => module.instructions[at]?.words[texelWords.image],
    function: first('OpFunction'),
  }),
})
