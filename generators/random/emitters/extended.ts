import { hyphened } from '../../signatures/hyphened.ts'
import type { Draft, Type, TypesDrawn } from '../draft.ts'
import { drawMatrix, drawNumeric, likewise, type Numbers, type SpecTest } from '../draw-type.ts'
import { type Emitter, inKernels, when } from '../emitter.ts'
import {
  matrixType,
  type ScalarSpec,
  scalarType,
  structureType,
  typeOnce,
  uintType,
} from '../types.ts'
import { valueLike } from '../values.ts'
import { localVariable, somePointer } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, importOf, numberOf } from '../write.ts'

const glsl = 'GLSL.std.450'
const opencl = 'OpenCL.std'

/** An instruction of the world's set, of types that are drawn. */
function row(set: string, name: string, types: TypesDrawn): Emitter {
  const number = numberOf(set, name)
  return when(
    ({ world }) => world.shader === (set === glsl),
    `${set === glsl ? 'glsl' : 'opencl'}-${hyphened(name)}`,
    1,
    (draft) => {
      const [result, ...operands] = types(draft)
      const words = operands.map((type) => valueLike(draft, type))
      compute(draft, 'OpExtInst', result, importOf(draft, set), number, ...words)
    },
  )
}

/** Instructions whose operands, so many of them, all have the result type. */
function alike(
  set: string,
  names: string,
  kind: Numbers,
  count: number,
  passes?: SpecTest,
): readonly Emitter[] {
  return names.split(' ').map((name) =>
    row(set, name, (draft) => {
      const type = drawNumeric(draft, kind, passes)
      return [type, ...Array.from({ length: count }, () => type)]
    }),
  )
}

const word = ({ width }: ScalarSpec) => width === 32
const notDouble = ({ width }: ScalarSpec) => width <= 32

/** The structure that `ModfStruct` and `FrexpStruct` result in. */
function parts(draft: Draft, whole: Type, second: Type): Type {
  return typeOnce(draft, `parts ${whole.id} ${second.id}`, () =>
    structureType(draft, [whole, second], false),
  )
}

const { crossWorkgroup, function: own, workgroup } = storageClasses
const writable: ReadonlySet<number> = new Set([crossWorkgroup, workgroup, own])

/** A pointer to write such a value through: typed to it, or untyped. */
function targetFor(draft: Draft, type: Type): number {
  const found = somePointer(
    draft,
    (each) =>
      writable.has(each.storageClass) && each.writable && (!each.typed || each.pointee === type),
  )
  if (found !== undefined) return found.id
  const untyped = draft.world.untyped && draft.draw.below(2) === 1
  return localVariable(draft, type, !untyped).id
}

/** An instruction of kernels with a second result, which it writes through its last operand. */
function withTarget(
  name: string,
  operands: number,
  second: (draft: Draft, type: Type) => Type,
): Emitter {
  const number = numberOf(opencl, name)
  return when(inKernels, `opencl-${hyphened(name)}`, 1, (draft) => {
    const type = drawNumeric(draft, 'float')
    const words = Array.from({ length: operands }, () => valueLike(draft, type))
    const target = targetFor(draft, second(draft, type))
    compute(draft, 'OpExtInst', type, importOf(draft, opencl), number, ...words, target)
  })
}

const same = (_: Draft, type: Type) => type
const whole = (draft: Draft, type: Type) => likewise(draft, uintType(draft), type)

/** Instructions of GLSL.std.450 in shaders and of OpenCL.std in kernels. */
export const extended: readonly Emitter[] = [
  ...alike(glsl, 'Round Trunc FAbs FSign Floor Ceil Fract Sqrt InverseSqrt', 'float', 1),
  ...alike(glsl, 'Sin Cos Tan Radians Exp Log Exp2 Log2', 'float', 1, notDouble),
  ...alike(glsl, 'FMin FMax NMin Step', 'float', 2),
  ...alike(glsl, 'Pow Atan2', 'float', 2, notDouble),
  ...alike(glsl, 'FClamp FMix SmoothStep Fma', 'float', 3),
  ...alike(glsl, 'SAbs SSign', 'integer', 1),
  ...alike(glsl, 'UMin SMin UMax SMax', 'integer', 2),
  ...alike(glsl, 'UClamp SClamp', 'integer', 3),
  ...alike(glsl, 'FindILsb FindSMsb FindUMsb', 'integer', 1, word),
  ...alike(glsl, 'Normalize', 'float', 1),
  ...alike(glsl, 'Reflect', 'float', 2),
  row(glsl, 'Length', (draft) => {
    const type = drawNumeric(draft, 'float')
    return [type.kind === 'vector' ? (type.part as Type) : type, type]
  }),
  row(glsl, 'ModfStruct', (draft) => {
    const type = drawNumeric(draft, 'float')
    return [parts(draft, type, type), type]
  }),
  row(glsl, 'FrexpStruct', (draft) => {
    const type = drawNumeric(draft, 'float')
    const exponent = scalarType(draft, { kind: 'integer', width: 32, signed: true })
    return [parts(draft, type, likewise(draft, exponent, type)), type]
  }),
  row(glsl, 'Determinant', (draft) => {
    const column = drawMatrix(draft).part as Type
    return [column.part as Type, matrixType(draft, column, column.count)]
  }),
  ...alike(opencl, 'fabs ceil cos exp sqrt trunc', 'float', 1),
  ...alike(opencl, 'fmax fmin pow fmod step', 'float', 2),
  ...alike(opencl, 'fma mad fclamp mix', 'float', 3),
  ...alike(opencl, 'clz popcount u_abs', 'integer', 1),
  ...alike(opencl, 's_max u_min rotate u_mul_hi', 'integer', 2),
  ...alike(opencl, 's_clamp u_mad_hi', 'integer', 3),
  ...['fract', 'modf', 'sincos'].map((name) => withTarget(name, 1, same)),
  ...['frexp', 'lgamma_r'].map((name) => withTarget(name, 1, whole)),
  withTarget('remquo', 2, whole),
]
