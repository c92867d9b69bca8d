/** An instruction of OpenCL.std with a pointer operand that the text speaks of, for data of one shape. */
interface OpenclRow {
  readonly name: string
  /** Its result type and its operands with `pointer` among them. */
  readonly text: (pointer: string) => string
  /** Storage classes of the pointer. */
  readonly classes: readonly string[]
  /** The type that a typed pointer points to. */
  readonly pointee: string
  /** What that is of the data: as it is, as many integers, its component, or always the same. */
  readonly kind: 'shape' | 'integers' | 'component' | 'half' | 'bytes'
}

const writable = ['Function', 'CrossWorkgroup', 'Workgroup', 'Generic']
const readable = [...writable, 'UniformConstant']

type Operands = (pointer: string) => string

/** Numbers of a component type, one or several. */
function shapeOf(component: string, count: number): string {
  return count === 1 ? component : `${component}${count}`
}

function row(
  name: string,
  result: string,
  operands: Operands,
  kind: OpenclRow['kind'],
  pointee: string,
  classes = writable,
): OpenclRow {
  return {
    name,
    text: (pointer) => `%${result} %opencl ${name} ${operands(pointer)}`,
    kind,
    pointee,
    classes,
  }
}

/** The instructions whose pointer depends on the data, for so many components of that type. */
export function openclShaped(component: string, count: number): readonly OpenclRow[] {
  const shape = shapeOf(component, count)
  const x = `%null_${shape}`
  const math = (
    name: string,
    kind: 'shape' | 'integers',
    operands: Operands = (pointer) => `${x} ${pointer}`,
  ) => row(name, shape, operands, kind, kind === 'shape' ? shape : shapeOf('uint', count))
  return [
    math('fract', 'shape'),
    math('frexp', 'integers'),
    math('lgamma_r', 'integers'),
    math('modf', 'shape'),
    math('remquo', 'integers', (pointer) => `${x} ${x} ${pointer}`),
    math('sincos', 'shape'),
  ]
}

/** The loads and stores of vectors of that type, whose pointer is to a component. */
export function openclVectors(component: string, count: number): readonly OpenclRow[] {
  const shape = shapeOf(component, count)
  return [
    row(
      'vloadn',
      shape,
      (pointer) => `%ulong_2 ${pointer} ${count}`,
      'component',
      component,
      readable,
    ),
    row(
      'vstoren',
      'void',
      (pointer) => `%null_${shape} %ulong_2 ${pointer}`,
      'component',
      component,
    ),
  ]
}

function halves(name: string, result: string, operands: Operands): OpenclRow {
  return row(name, result, operands, 'half', 'half', result === 'void' ? writable : readable)
}

const scalar: Operands = (pointer) => `%float_1 %ulong_2 ${pointer}`
const vector: Operands = (pointer) => `%null_double2 %ulong_2 ${pointer}`
const rounded =
  (operands: Operands): Operands =>
  (pointer) =>
    `${operands(pointer)} RTE`

/** The eighteen instructions. */
export const openclRows: readonly OpenclRow[] = [
  ...openclShaped('float', 2),
  ...openclVectors('float', 2),
  halves('vload_half', 'float', (pointer) => `%ulong_2 ${pointer}`),
  halves('vload_halfn', 'float3', (pointer) => `%ulong_2 ${pointer} 3`),
  halves('vloada_halfn', 'float2', (pointer) => `%ulong_2 ${pointer} 2`),
  halves('vstore_half', 'void', scalar),
  halves('vstore_half_r', 'void', rounded(scalar)),
  halves('vstore_halfn', 'void', vector),
  halves('vstore_halfn_r', 'void', rounded(vector)),
  halves('vstorea_halfn', 'void', vector),
  halves('vstorea_halfn_r', 'void', rounded(vector)),
  row('printf', 'uint', (pointer) => pointer, 'bytes', 'uchar', ['UniformConstant']),
]
