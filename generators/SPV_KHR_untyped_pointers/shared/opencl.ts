/** Letters for the operands of an instruction: what they are made of is said at `openclOperand`. */
export type OpenclOperand = 'x' | 'offset' | 'pointer' | 'n' | 'mode'

/** An instruction of OpenCL.std with a pointer operand that the text speaks of. */
export interface OpenclRow {
  /** In order; `x` is data of the shape. */
  readonly operands: readonly OpenclOperand[]
  /** Its result is of the shape, of the type void, or a 32-bit integer. */
  readonly result: 'shape' | 'void' | 'integer'
  /** Storage classes: those that can be written, these and UniformConstant, or that alone. */
  readonly classes: 'writable' | 'readable' | 'constant'
  /** What a typed pointer points to: the shape, as many 32-bit integers, its component, or always the same. */
  readonly pointee: 'shape' | 'integers' | 'component' | 'half' | 'uchar'
  /** Shapes of its data: scalars, or vectors, of floating-point numbers or of any. */
  readonly shapes: readonly string[]
}

const floats = ['float', 'floatx2', 'floatx4', 'double', 'floatx16']
const vectors = ['floatx2', 'uintx4', 'ucharx16', 'doublex3', 'ulongx8', 'ushortx2']
const floatVectors = ['floatx2', 'floatx3', 'floatx8']
const data = ['float', 'double']
const vectorData = ['floatx4', 'doublex2', 'floatx16']

function math(pointee: OpenclRow['pointee'], operands: readonly OpenclOperand[]): OpenclRow {
  return { operands, result: 'shape', classes: 'writable', pointee, shapes: floats }
}

function half(
  operands: readonly OpenclOperand[],
  shapes: readonly string[],
  loads = !operands.includes('x'),
): OpenclRow {
  return {
    operands,
    result: loads ? 'shape' : 'void',
    classes: loads ? 'readable' : 'writable',
    pointee: 'half',
    shapes,
  }
}

const store: readonly OpenclOperand[] = ['x', 'offset', 'pointer']
const rounded: readonly OpenclOperand[] = [...store, 'mode']
const load: readonly OpenclOperand[] = ['offset', 'pointer', 'n']

/** The eighteen instructions by name. */
export const openclRows: Readonly<Record<string, OpenclRow>> = {
  fract: math('shape', ['x', 'pointer']),
  frexp: math('integers', ['x', 'pointer']),
  lgamma_r: math('integers', ['x', 'pointer']),
  modf: math('shape', ['x', 'pointer']),
  remquo: math('integers', ['x', 'x', 'pointer']),
  sincos: math('shape', ['x', 'pointer']),
  vloadn: {
    operands: load,
    result: 'shape',
    classes: 'readable',
    pointee: 'component',
    shapes: vectors,
  },
  vstoren: {
    operands: store,
    result: 'void',
    classes: 'writable',
    pointee: 'component',
    shapes: vectors,
  },
  vload_half: half(['offset', 'pointer'], ['float']),
  vload_halfn: half(load, floatVectors),
  vstore_half: half(store, data),
  vstore_half_r: half(rounded, data),
  vstore_halfn: half(store, vectorData),
  vstore_halfn_r: half(rounded, vectorData),
  vloada_halfn: half(load, floatVectors),
  vstorea_halfn: half(store, vectorData),
  vstorea_halfn_r: half(rounded, vectorData),
  printf: {
    operands: ['pointer'],
    result: 'integer',
    classes: 'constant',
    pointee: 'uchar',
    shapes: ['uint'],
  },
}

export const openclNames = Object.keys(openclRows)

const writable = ['CrossWorkgroup', 'Workgroup', 'Function', 'Generic']

/** The storage classes of the pointer. */
export function openclClasses({ classes }: Pick<OpenclRow, 'classes'>): readonly string[] {
  return {
    writable,
    readable: [...writable, 'UniformConstant'],
    constant: ['UniformConstant'],
  }[classes]
}
