import { rowsOf } from '../../pairs/rows-of.ts'

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

const writable = 'Function CrossWorkgroup Workgroup Generic'
const readable = `${writable} UniformConstant`

/** Rows of a table: the instruction, its result, its operands with $ for the pointer, then the other columns in turn. */
function openclIn(table: string): readonly OpenclRow[] {
  return rowsOf(table).map(
    ([name = '', result = '', operands = '', kind = '', pointee = '', classes = writable]) => ({
      name,
      text: (pointer) => `%${result} %opencl ${name} ${operands.replace('$', () => pointer)}`,
      kind: kind as OpenclRow['kind'],
      pointee,
      classes: classes.split(' '),
    }),
  )
}

/** Numbers of a component type, one or several. */
function shapeOf(component: string, count: number): string {
  return count === 1 ? component : `${component}${count}`
}

/** The instructions whose pointer depends on the data, for so many components of that type. */
export function openclShaped(component: string, count: number): readonly OpenclRow[] {
  const shape = shapeOf(component, count)
  const integers = shapeOf('uint', count)
  return openclIn(`
fract | ${shape} | %null_${shape} $ | shape | ${shape}
frexp | ${shape} | %null_${shape} $ | integers | ${integers}
lgamma_r | ${shape} | %null_${shape} $ | integers | ${integers}
modf | ${shape} | %null_${shape} $ | shape | ${shape}
remquo | ${shape} | %null_${shape} %null_${shape} $ | integers | ${integers}
sincos | ${shape} | %null_${shape} $ | shape | ${shape}`)
}

/** The loads and stores of vectors of that type, whose pointer is to a component. */
export function openclVectors(component: string, count: number): readonly OpenclRow[] {
  const shape = shapeOf(component, count)
  return openclIn(`
vloadn | ${shape} | %ulong_2 $ ${count} | component | ${component} | ${readable}
vstoren | void | %null_${shape} %ulong_2 $ | component | ${component}`)
}

/** The eighteen instructions. */
export const openclRows: readonly OpenclRow[] = [
  ...openclShaped('float', 2),
  ...openclVectors('float', 2),
  ...openclIn(`
vload_half | float | %ulong_2 $ | half | half | ${readable}
vload_halfn | float3 | %ulong_2 $ 3 | half | half | ${readable}
vloada_halfn | float2 | %ulong_2 $ 2 | half | half | ${readable}
vstore_half | void | %float_1 %ulong_2 $ | half | half
vstore_half_r | void | %float_1 %ulong_2 $ RTE | half | half
vstore_halfn | void | %null_double2 %ulong_2 $ | half | half
vstore_halfn_r | void | %null_double2 %ulong_2 $ RTE | half | half
vstorea_halfn | void | %null_double2 %ulong_2 $ | half | half
vstorea_halfn_r | void | %null_double2 %ulong_2 $ RTE | half | half
printf | uint | $ | bytes | uchar | UniformConstant`),
]
