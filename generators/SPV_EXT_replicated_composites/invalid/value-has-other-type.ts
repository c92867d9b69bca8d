import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definition } from '../../mutate/definition.ts'
import { firstFunction, type Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { constituentType, type Replicate, replicatesOf } from '../shared/replicates.ts'
import { withValue } from '../shared/with-value.ts'

const opTypeArray = 28
const opTypeStruct = 30

interface Wrong extends Replicate {
  readonly module: Module
  readonly at: number
  readonly shape: TypeShape
  readonly graft: Graft
}

/** Makes Value a null constant of the type that `type` gives. */
function nullOf(type: (wrong: Wrong) => number | undefined): Way {
  return (module, at) =>
    withValue(module, at, (graft, replicate) => {
      const shape = typeShape(module, replicate.valueType)
      const other = type({ ...replicate, module, at, shape, graft })
      return other === undefined || other === replicate.valueType
        ? undefined
        : graft.add('OpConstantNull', other)
    })
}

/** A type that is declared in front of the instruction and has such words behind its result. */
function declared(
  { module, at }: Wrong,
  name: string,
  fits: (words: readonly number[]) => boolean,
): number | undefined {
  const place = Math.min(at, firstFunction(module))
  const found = ordinalsOf(module, name).find(
    (each) => each < place && fits(module.instructions[each]?.words.slice(1) ?? []),
  )
  return found === undefined ? undefined : module.instructions[found]?.words[0]
}

export const mutator = mutatorOf({
  name: 'value-has-other-type',
  rule: 'value-has-constituent-type',
  summary: 'the value has a type that differs from that of the constituents in one respect',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'other-width': nullOf((wrong) => {
      const { shape } = wrong
      if (shape.kind !== 'integer' && shape.kind !== 'float') return undefined
      const signedness = shape.kind === 'integer' ? [shape.signed ? 1 : 0] : []
      const name = shape.kind === 'integer' ? 'OpTypeInt' : 'OpTypeFloat'
      return shape.width === 32
        ? declared(wrong, name, ([width, sign]) => width !== 32 && sign === signedness[0])
        : wrong.graft.type(name, 32, ...signedness)
    }),
    // Kernels have unsigned integers only.
    'other-signedness': nullOf(({ shape, graft, module }) =>
      shape.kind === 'integer' && !declaresCapability(module, 'Kernel')
        ? graft.type('OpTypeInt', shape.width, shape.signed ? 0 : 1)
        : undefined,
    ),
    'float-for-integer': nullOf(({ shape, graft }) =>
      shape.kind === 'integer' ? graft.type('OpTypeFloat', 32) : undefined,
    ),
    'integer-for-float': nullOf(({ shape, graft }) =>
      shape.kind === 'float' ? graft.type('OpTypeInt', 32, 0) : undefined,
    ),
    'boolean-for-number': nullOf(({ shape, graft }) =>
      'width' in shape ? graft.type('OpTypeBool') : undefined,
    ),
    'number-for-boolean': nullOf(({ shape, graft }) =>
      shape.kind === 'bool' ? graft.type('OpTypeInt', 32, 0) : undefined,
    ),
    'vector-for-component': nullOf(({ module, shape, graft, resultType, valueType }) => {
      const { kind } = typeShape(module, resultType)
      const isScalar = 'width' in shape || shape.kind === 'bool'
      return kind === 'vector' && isScalar ? graft.type('OpTypeVector', valueType, 2) : undefined
    }),
    'other-size': nullOf(({ shape, graft }) =>
      shape.kind === 'vector' && shape.size !== undefined
        ? graft.type('OpTypeVector', shape.constituent, shape.size === 2 ? 3 : 2)
        : undefined,
    ),
    'part-of-it': nullOf(({ module, shape, valueType }) =>
      shape.kind === 'structure' ? shape.members[0] : constituentType(module, valueType),
    ),
    'composite-itself': nullOf(({ resultType }) => resultType),
    'same-shape-other-id': nullOf(({ module, graft, valueType }) => {
      const type = definition(module, valueType)
      return type?.opcode === opTypeArray || type?.opcode === opTypeStruct
        ? graft.copy(type)
        : undefined
    }),
    'pointer-to-it': nullOf(({ module, graft, valueType }) =>
      declaresCapability(module, 'Kernel') && declaresCapability(module, 'Addresses')
        ? graft.add('OpTypePointer', 'CrossWorkgroup', valueType)
        : undefined,
    ),
  },
})
