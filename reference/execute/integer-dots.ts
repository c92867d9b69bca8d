import { integer, unsignedWide, wide } from './integers.ts'
import { type Emit, type Family, widthOf } from './scope.ts'
import { undefinedBehavior } from './stop.ts'
import { openAmong, type Value } from './value.ts'

/** The components of a vector, or of four 8-bit integers packed into one of 32 bits. */
function components(value: Value): readonly Value[] {
  if (Array.isArray(value)) return value as readonly Value[]
  if (typeof value !== 'number') return [value]
  return [0, 8, 16, 24].map((shift) => (value << (24 - shift)) >> 24)
}

function dot(signs: readonly [boolean, boolean], accumulates: boolean): Emit {
  return ({ name, operands, result, resultType }, scope) => {
    const [x, y, accumulator] = operands
      .slice(0, accumulates ? 3 : 2)
      .map(({ value }) => scope.slot(value))
    const to = scope.slot(result)
    const width = widthOf(scope.types.of(resultType))
    const type = scope.typeOf(operands[0]?.value)
    const from = type.kind === 'vector' ? widthOf(type) : 8
    const read = (value: Value | undefined, isSigned: boolean) => {
      const whole = wide(value)
      return whole === undefined || isSigned ? whole : unsignedWide(whole, from)
    }
    const isSigned = signs[0]
    return (registers) => {
      const others = components(registers[y as number] as Value)
      let sum = 0n
      for (const [n, part] of components(registers[x as number] as Value).entries()) {
        const a = read(part, signs[0])
        const b = read(others[n], signs[1])
        if (a === undefined || b === undefined) {
          registers[to] = openAmong(part, others[n])
          return
        }
        sum += a * b
      }
      if (accumulator === undefined) {
        registers[to] = integer(sum, width)
        return
      }
      const old = wide(registers[accumulator])
      if (old === undefined) {
        registers[to] = openAmong(registers[accumulator])
        return
      }
      const fits = isSigned ? BigInt.asIntN(width, sum) : BigInt.asUintN(width, sum)
      if (fits !== sum) throw undefinedBehavior(name, 'the dot product overflows')
      const total = sum + (isSigned ? old : unsignedWide(old, width))
      const most = (1n << BigInt(isSigned ? width - 1 : width)) - 1n
      const least = isSigned ? -most - 1n : 0n
      registers[to] = integer(total > most ? most : total < least ? least : total, width)
    }
  }
}

const rows: readonly (readonly [string, readonly [boolean, boolean]])[] = [
  ['S', [true, true]],
  ['U', [false, false]],
  ['SU', [true, false]],
]

/** Integer dot products, plain and saturating. */
export const integerDots: Family = Object.fromEntries(
  rows.flatMap(([name, signs]) => [
    [`Op${name}Dot`, dot(signs, false)],
    [`Op${name}DotAccSat`, dot(signs, true)],
  ]),
)
