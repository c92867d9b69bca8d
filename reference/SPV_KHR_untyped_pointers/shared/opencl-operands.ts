import { storageClass } from './storage-class.ts'

/** What a typed pointer operand of an OpenCL.std instruction points to. */
export type PointeeKind =
  | 'float or vector of floats'
  | 'i32 or vector of i32'
  | 'numerical scalar'
  | 'half'
  | 'i8'

/** What else the pointee has to agree with. */
export type Companion =
  | 'Result Type'
  | 'component count of Result Type'
  | 'component type of Result Type'
  | 'component type of data'

/** A pointer operand that the text names. */
export interface PointerOperand {
  readonly name: string
  /** Place among the operands of the `OpExtInst`, set and instruction number counted. */
  readonly place: number
  readonly classes: readonly number[]
  readonly pointee: PointeeKind
  readonly companion?: Companion
}

/** The import string of the instruction set. */
export const openclSet = 'OpenCL.std'

const written: readonly number[] = [
  storageClass.CrossWorkgroup,
  storageClass.Workgroup,
  storageClass.Function,
  storageClass.Generic,
]
const read: readonly number[] = [...written, storageClass.UniformConstant]

function row(
  name: string,
  place: number,
  classes: readonly number[],
  pointee: PointeeKind,
  companion?: Companion,
): PointerOperand {
  const operand = { name, place: place + 1, classes, pointee }
  return companion === undefined ? operand : { ...operand, companion }
}

const floats = 'float or vector of floats'
const words = 'i32 or vector of i32'

/** The eighteen operands, by the name of their instruction; places as the instruction set counts its operands. */
export const pointerOperands: Readonly<Record<string, PointerOperand>> = {
  fract: row('ptr', 2, written, floats, 'Result Type'),
  frexp: row('exp', 2, written, words, 'component count of Result Type'),
  lgamma_r: row('signp', 2, written, words, 'component count of Result Type'),
  modf: row('iptr', 2, written, floats, 'Result Type'),
  remquo: row('quo', 3, written, words, 'component count of Result Type'),
  sincos: row('cosval', 2, written, floats, 'Result Type'),
  vloadn: row('p', 2, read, 'numerical scalar', 'component type of Result Type'),
  vstoren: row('p', 3, written, 'numerical scalar', 'component type of data'),
  vload_half: row('p', 2, read, 'half'),
  vload_halfn: row('p', 2, read, 'half'),
  vstore_half: row('p', 3, written, 'half'),
  vstore_half_r: row('p', 3, written, 'half'),
  vstore_halfn: row('p', 3, written, 'half'),
  vstore_halfn_r: row('p', 3, written, 'half'),
  vloada_halfn: row('p', 2, read, 'half'),
  vstorea_halfn: row('p', 3, written, 'half'),
  vstorea_halfn_r: row('p', 3, written, 'half'),
  printf: row('format', 1, [storageClass.UniformConstant], 'i8'),
}
