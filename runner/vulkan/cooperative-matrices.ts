import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import type { Device, DeviceMatrix } from './device.ts'

/** Sorts of numbers by the `VkComponentTypeKHR` of each, signed and unsigned integers as one. */
const sorts = new Map<number, string>([
  [0, 'float16'],
  [1, 'float32'],
  [2, 'float64'],
  ...[8, 16, 32, 64].flatMap((width, index): [number, string][] => [
    [3 + index, `int${width}`],
    [7 + index, `int${width}`],
  ]),
  [1_000_141_000, 'bfloat16'],
  [1_000_491_002, 'float8e4m3'],
  [1_000_491_003, 'float8e5m2'],
])

const encodings = new Map(
  [
    ['BFloat16KHR', 'bfloat16'],
    ['Float8E4M3EXT', 'float8e4m3'],
    ['Float8E5M2EXT', 'float8e5m2'],
  ].map(([name = '', sort]) => [enumerantByName('FPEncoding', name)?.value, sort]),
)

/** Signed components by the operand of a matrix, and whether the result saturates: bits of Cooperative Matrix Operands. */
const bits = { a: 0x1, b: 0x2, c: 0x4, result: 0x8, saturating: 0x10 }

type MatrixRole = 'a' | 'b' | 'c' | 'result'

/** A cooperative matrix type with the values of its operands; `undefined` of one that the module does not state. */
interface StatedMatrix {
  readonly sort: string | undefined
  readonly scope: number | undefined
  readonly rows: number | undefined
  readonly columns: number | undefined
  readonly use: number | undefined
}

function sortOf(type: Instruction | undefined): string | undefined {
  const [width, encoding] = type?.operands.map(({ value }) => value) ?? []
  if (type?.name === 'OpTypeInt') return `int${width}`
  if (type?.name !== 'OpTypeFloat') return undefined
  return encoding === undefined ? `float${width}` : encodings.get(encoding)
}

function shapeOf(module: Module, { operands }: Instruction): StatedMatrix {
  const number = (word: number): number | undefined => {
    const found = module.integerValue(operands[word]?.value ?? 0)
    return found === undefined ? undefined : Number(found)
  }
  const sort = sortOf(module.definition(operands[0]?.value ?? 0))
  return { sort, scope: number(1), rows: number(2), columns: number(3), use: number(4) }
}

/** Whether a type is that of a matrix in a combination: its use is MatrixA (0), MatrixB (1) or MatrixAccumulator (2). */
function fits(shape: StatedMatrix, combination: DeviceMatrix, matrix: MatrixRole): boolean {
  const rows = matrix === 'b' ? combination.k : combination.m
  const columns = matrix === 'a' ? combination.k : combination.n
  return (
    shape.sort === sorts.get(combination[matrix]) &&
    shape.scope === combination.scope &&
    shape.rows === rows &&
    shape.columns === columns &&
    shape.use === { a: 0, b: 1, c: 2, result: 2 }[matrix]
  )
}

const matrices = ['a', 'b', 'c', 'result'] as const

/** Whether a multiplication is of that combination, signs of integers included. */
function multiplies(
  shapes: Readonly<Record<MatrixRole, StatedMatrix>>,
  operands: number,
  combination: DeviceMatrix,
): boolean {
  if (((operands & bits.saturating) !== 0) !== (combination.saturating !== 0)) return false
  return matrices.every((matrix) => {
    if (!fits(shapes[matrix], combination, matrix)) return false
    const type = combination[matrix]
    const isInteger = type >= 3 && type <= 10
    return !isInteger || ((operands & bits[matrix]) !== 0) === type <= 6
  })
}

/**
 * In words why the cooperative matrices of a module are not among those of a device; `undefined` if all are. A type must be
 * that of a matrix in one of the combinations of the device, and a multiplication one of the combinations.
 */
export function matricesBeyond(module: Module, device: Device): string | undefined {
  const { cooperativeMatrices: combinations, name } = device
  const types = module.all('OpTypeCooperativeMatrixKHR')
  const shapes = new Map(types.map((type) => [type.result, shapeOf(module, type)]))
  for (const shape of shapes.values()) {
    if (
      combinations.some((combination) =>
        matrices.some((matrix) => fits(shape, combination, matrix)),
      )
    )
      continue
    const { sort = 'components', scope = '?', rows = '?', columns = '?', use = '?' } = shape
    return `${name} has no cooperative matrix of ${rows} x ${columns} ${sort} in scope ${scope} for use ${use}`
  }
  for (const { resultType, operands } of module.all('OpCooperativeMatrixMulAddKHR')) {
    const ids = [
      ...operands.slice(0, 3).map(({ value }) => module.typeOf(value)?.result),
      resultType,
    ]
    const [a, b, c, result] = ids.map((id) => shapes.get(id ?? 0))
    if (!a || !b || !c || !result) return 'multiplies matrices of no type'
    const mask = operands[3]?.value ?? 0
    if (!combinations.some((combination) => multiplies({ a, b, c, result }, mask, combination)))
      return `${name} does not multiply cooperative matrices in this combination`
  }
  return undefined
}
