import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { constituentType, replicatesOf } from '../shared/replicates.ts'
import { withValue } from '../shared/with-value.ts'

const opUndef = 1
/** Longer composites are not written out. */
const longest = 16

/** Makes Value what `make` gives for a value of that type. */
function value(
  make: (graft: Graft, type: number, shape: TypeShape, module: Module) => number | undefined,
): Way {
  return (module, at) =>
    withValue(module, at, (graft, { valueType }) =>
      make(graft, valueType, typeShape(module, valueType), module),
    )
}

/** The types of all constituents; `undefined` where there are too many or it is not known how many. */
function constituents(shape: TypeShape): readonly number[] | undefined {
  if (shape.kind === 'structure') return shape.members
  if (!('constituent' in shape) || shape.size === undefined || shape.size > longest)
    return undefined
  return Array.from({ length: shape.size }, () => shape.constituent)
}

export const mutator = mutatorOf({
  name: 'specialized-value',
  rule: 'constant-value-is-a-plain-constant',
  summary:
    'the value of the plain form is a specialization constant of the right type, or no constant',
  ordinals: (module) => replicatesOf(module, ['constant']),
  ways: {
    'spec-constant': value((graft, type, shape) =>
      'width' in shape ? graft.add('OpSpecConstant', type, shape.width > 32 ? 0n : 0) : undefined,
    ),
    'spec-constant-true': value((graft, type, { kind }) =>
      kind === 'bool' ? graft.add('OpSpecConstantTrue', type) : undefined,
    ),
    'spec-constant-false': value((graft, type, { kind }) =>
      kind === 'bool' ? graft.add('OpSpecConstantFalse', type) : undefined,
    ),
    'spec-constant-composite': value((graft, type, shape) => {
      const parts = constituents(shape)?.map((part) => graft.add('OpConstantNull', part))
      return parts === undefined ? undefined : graft.add('OpSpecConstantComposite', type, ...parts)
    }),
    'spec-constant-replicate': value((graft, type, _, module) => {
      const part = constituentType(module, type)
      if (part === undefined) return undefined
      const nothing = graft.add('OpConstantNull', part)
      return graft.add('OpSpecConstantCompositeReplicateEXT', type, nothing)
    }),
    'spec-constant-operation': (module, at) =>
      withValue(module, at, (graft, { value: operand, valueType }) => {
        const { kind } = typeShape(module, valueType)
        if (kind !== 'integer' || definition(module, operand)?.opcode === opUndef) return undefined
        return graft.add('OpSpecConstantOp', valueType, 'Not', operand)
      }),
  },
})
