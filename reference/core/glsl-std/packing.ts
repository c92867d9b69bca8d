import type { Check } from '../../check.ts'
import {
  type ExtendedRow,
  extendedChecks,
  extendedOperand,
  extendedResult,
  type FitsCall,
  floating,
  integral,
  scalarOf,
  vectorOf,
} from '../shared/extended-instructions.ts'
import { glslSet } from '../shared/extended-sets.ts'

/** The types that a scalar is packed from and unpacked to. */
interface Packing {
  /** The end of the names of its instructions. */
  readonly form: string
  readonly scalar: FitsCall
  readonly vector: FitsCall
  readonly scalarName: string
  readonly vectorName: string
}

const integer = { scalar: scalarOf(integral(32)), scalarName: 'a 32-bit integer' }

const two = { vector: vectorOf(floating(32), 2), vectorName: 'a vector of two 32-bit floats' }

const four = { vector: vectorOf(floating(32), 4), vectorName: 'a vector of four 32-bit floats' }

const packings: readonly Packing[] = [
  { form: 'Snorm4x8', ...integer, ...four },
  { form: 'Unorm4x8', ...integer, ...four },
  { form: 'Snorm2x16', ...integer, ...two },
  { form: 'Unorm2x16', ...integer, ...two },
  { form: 'Half2x16', ...integer, ...two },
  {
    form: 'Double2x32',
    scalar: scalarOf(floating(64)),
    scalarName: 'a 64-bit floating-point scalar',
    vector: vectorOf(integral(32), 2),
    vectorName: 'a vector of two 32-bit integers',
  },
]

const packingRows: readonly ExtendedRow[] = packings.flatMap(
  ({ form, scalar, vector, scalarName, vectorName }) => [
    ...extendedOperand('core/glsl-pack-operand', { [`Pack${form}`]: [0] }, vector, vectorName),
    extendedResult('core/glsl-pack-result', [`Pack${form}`], scalar, scalarName),
    ...extendedOperand('core/glsl-unpack-operand', { [`Unpack${form}`]: [0] }, scalar, scalarName),
    extendedResult('core/glsl-unpack-result', [`Unpack${form}`], vector, vectorName),
  ],
)

/** Checks of the instructions of GLSL.std.450 that pack and unpack numbers. */
export const checks: readonly Check[] = [...extendedChecks(glslSet, packingRows)]
