import type { Draft, Type } from '../draft.ts'
import { drawMatrix, drawNumeric, likewise, type Numbers } from '../draw-type.ts'
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

const sets = { shader: 'GLSL.std.450', kernel: 'OpenCL.std' } as const

/** An instruction of the world's set whose operands all have its result type, but where `types` says otherwise. */
function row(
  set: string,
  name: string,
  types: (draft: Draft) => readonly [result: Type, ...operands: Type[]],
): Emitter {
  const number = numberOf(set, name)
  const own = name
    .replace(/_/g, '-')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
  return when(
    ({ world }) => world.shader === (set === sets.shader),
    `${set === sets.shader ? 'glsl' : 'opencl'}-${own}`,
    1,
    (draft) => {
      const [result, ...operands] = types(draft)
      const words = operands.map((type) => valueLike(draft, type))
      compute(draft, 'OpExtInst', result, importOf(draft, set), number, ...words)
    },
  )
}

function alike(
  set: string,
  name: string,
  kind: Numbers,
  operands: number,
  passes?: (spec: ScalarSpec) => boolean,
): Emitter {
  return row(set, name, (draft) => {
    const type = drawNumeric(draft, kind, passes)
    return [type, ...Array.from({ length: operands }, () => type)]
  })
}

const word = ({ width }: ScalarSpec) => width === 32
const notDouble = ({ width }: ScalarSpec) => width <= 32
const glsl = sets.shader
const opencl = sets.kernel

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
  return when(inKernels, `opencl-${name.replace(/_/g, '-')}`, 1, (draft) => {
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
  ...['Round', 'Trunc', 'FAbs', 'FSign', 'Floor', 'Ceil', 'Fract', 'Sqrt', 'InverseSqrt'].map(
    (name) => alike(glsl, name, 'float', 1),
  ),
  ...['Sin', 'Cos', 'Tan', 'Radians', 'Exp', 'Log', 'Exp2', 'Log2'].map((name) =>
    alike(glsl, name, 'float', 1, notDouble),
  ),
  ...['FMin', 'FMax', 'NMin', 'Step'].map((name) => alike(glsl, name, 'float', 2)),
  ...['Pow', 'Atan2'].map((name) => alike(glsl, name, 'float', 2, notDouble)),
  ...['FClamp', 'FMix', 'SmoothStep', 'Fma'].map((name) => alike(glsl, name, 'float', 3)),
  ...['SAbs', 'SSign'].map((name) => alike(glsl, name, 'integer', 1)),
  ...['UMin', 'SMin', 'UMax', 'SMax'].map((name) => alike(glsl, name, 'integer', 2)),
  ...['UClamp', 'SClamp'].map((name) => alike(glsl, name, 'integer', 3)),
  ...['FindILsb', 'FindSMsb', 'FindUMsb'].map((name) => alike(glsl, name, 'integer', 1, word)),
  alike(glsl, 'Normalize', 'float', 1),
  alike(glsl, 'Reflect', 'float', 2),
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
  ...['fabs', 'ceil', 'cos', 'exp', 'sqrt', 'trunc'].map((name) => alike(opencl, name, 'float', 1)),
  ...['fmax', 'fmin', 'pow', 'fmod', 'step'].map((name) => alike(opencl, name, 'float', 2)),
  ...['fma', 'mad', 'fclamp', 'mix'].map((name) => alike(opencl, name, 'float', 3)),
  ...['clz', 'popcount', 'u_abs'].map((name) => alike(opencl, name, 'integer', 1)),
  ...['s_max', 'u_min', 'rotate', 'u_mul_hi'].map((name) => alike(opencl, name, 'integer', 2)),
  ...['s_clamp', 'u_mad_hi'].map((name) => alike(opencl, name, 'integer', 3)),
  ...['fract', 'modf', 'sincos'].map((name) => withTarget(name, 1, same)),
  ...['frexp', 'lgamma_r'].map((name) => withTarget(name, 1, whole)),
  withTarget('remquo', 2, whole),
]
