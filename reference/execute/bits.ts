import { binary, nary, unary } from './componentwise.ts'
import { countOf, integer, unsignedWide, wide } from './integers.ts'
import { componentOf, type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { undefinedBehavior } from './stop.ts'
import { openAmong, Unknown, type Value } from './value.ts'

function bitwise(
  small: (x: number, y: number) => number,
  big: (x: bigint, y: bigint) => bigint,
): Emit {
  return (instruction, scope) =>
    binary(instruction, scope, (left, right) => {
      if (typeof left === 'number' && typeof right === 'number') return small(left, right)
      if (typeof left === 'bigint' && typeof right === 'bigint') return big(left, right)
      return openAmong(left, right)
    })
}

function shift(apply: (base: bigint, count: bigint, width: number) => bigint): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const countWidth = widthOf(scope.typeOf(instruction.valueAt(1)))
    const { name, result } = instruction
    const noSigned = scope.module.isDecorated(result, 'NoSignedWrap')
    const noUnsigned = scope.module.isDecorated(result, 'NoUnsignedWrap')
    return binary(instruction, scope, (base, distance) => {
      const count = countOf(distance, countWidth)
      if (count instanceof Unknown) return count
      if (count >= width)
        return new Unknown(`the result of ${name} by ${count} bits of values with ${width} bits`)
      const value = wide(base)
      if (value === undefined) return openAmong(base)
      const exact = apply(value, BigInt(count), width)
      if (noSigned && BigInt.asIntN(width, exact) !== exact)
        throw undefinedBehavior('NoSignedWrap', `${name} overflows`)
      if (noUnsigned && (unsignedWide(value, width) << BigInt(count)) >> BigInt(width) !== 0n)
        throw undefinedBehavior('NoUnsignedWrap', `${name} overflows`)
      return integer(exact, width)
    })
  }
}

function field(
  apply: (base: bigint, insert: bigint, offset: bigint, count: bigint, width: number) => bigint,
  hasInsert: boolean,
): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const first = hasInsert ? 2 : 1
    const offsetWidth = widthOf(scope.typeOf(instruction.valueAt(first)))
    const countWidth = widthOf(scope.typeOf(instruction.valueAt(first + 1)))
    return nary(instruction, scope, (values) => {
      const offset = countOf(values[first], offsetWidth)
      const count = countOf(values[first + 1], countWidth)
      if (offset instanceof Unknown) return offset
      if (count instanceof Unknown) return count
      if (offset + count > width)
        return new Unknown(
          `the result of ${instruction.name} of bits ${offset} to ${offset + count - 1}`,
        )
      const base = wide(values[0])
      const insert = hasInsert ? wide(values[1]) : 0n
      if (base === undefined || insert === undefined) return openAmong(values[0], values[1])
      return integer(apply(base, insert, BigInt(offset), BigInt(count), width), width)
    })
  }
}

function onBits(apply: (bits: bigint, width: number) => bigint): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.typeOf(instruction.valueAt(0)))
    const resultWidth = widthOf(scope.types.of(instruction.resultType))
    return unary(instruction, scope, (value) => {
      const bits = wide(value)
      return bits === undefined
        ? openAmong(value)
        : integer(apply(unsignedWide(bits, width), width), resultWidth)
    })
  }
}

function insertField(base: bigint, insert: bigint, offset: bigint, count: bigint): bigint {
  const mask = ((1n << count) - 1n) << offset
  return (base & ~mask) | ((insert << offset) & mask)
}

/** The text of the bits, which is the shortest way to turn them round or to count them. */
function binaryDigits(bits: bigint, width: number): string {
  return bits.toString(2).padStart(width, '0')
}

const not: Emit = (instruction, scope) => {
  const type = componentOf(scope.types.of(instruction.resultType))
  return unary(instruction, scope, (value): Value => {
    if (type.kind === 'int' && typeof value === 'number') return ~value
    return typeof value === 'bigint' ? ~value : openAmong(value)
  })
}

/** Bit Instructions. */
export const bits: InstructionFamily = {
  OpShiftRightLogical: shift((base, count, width) => unsignedWide(base, width) >> count),
  OpShiftRightArithmetic: shift((base, count) => base >> count),
  OpShiftLeftLogical: shift((base, count) => base << count),
  OpBitwiseOr: bitwise(
    (x, y) => x | y,
    (x, y) => x | y,
  ),
  OpBitwiseXor: bitwise(
    (x, y) => x ^ y,
    (x, y) => x ^ y,
  ),
  OpBitwiseAnd: bitwise(
    (x, y) => x & y,
    (x, y) => x & y,
  ),
  OpNot: not,
  OpBitFieldInsert: field(insertField, true),
  OpBitFieldSExtract: field(
    (base, _, offset, count) => (count === 0n ? 0n : BigInt.asIntN(Number(count), base >> offset)),
    false,
  ),
  OpBitFieldUExtract: field(
    (base, _, offset, count, width) => (unsignedWide(base, width) >> offset) & ((1n << count) - 1n),
    false,
  ),
  OpBitReverse: onBits((value, width) =>
    BigInt(`0b${[...binaryDigits(value, width)].reverse().join('')}`),
  ),
  OpBitCount: onBits((value, width) =>
    BigInt(binaryDigits(value, width).replaceAll('0', '').length),
  ),
}

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

const dotRows: readonly (readonly [string, readonly [boolean, boolean]])[] = [
  ['S', [true, true]],
  ['U', [false, false]],
  ['SU', [true, false]],
]

/** Integer dot products, plain and saturating. */
export const integerDots: InstructionFamily = Object.fromEntries(
  dotRows.flatMap(([name, signs]) => [
    [`Op${name}Dot`, dot(signs, false)],
    [`Op${name}DotAccSat`, dot(signs, true)],
  ]),
)
