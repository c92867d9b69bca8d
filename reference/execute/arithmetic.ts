import type { Instruction } from '../module.ts'
import { binary, unary } from './componentwise.ts'
import { integer, narrow, unsigned, unsignedWide, wide } from './integers.ts'
import type { Op } from './invocation.ts'
import { type CompileScope, type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { undefinedBehavior } from './stop.ts'
import { openAmong, type Value } from './value.ts'

type Small = (left: number, right: number) => number
type Big = (left: bigint, right: bigint) => bigint

/** An exact result outside the signed or unsigned range is an error if a decoration rules it out. */
function checked(instruction: Instruction, scope: CompileScope, big: Big): Op | undefined {
  const isSigned = scope.module.isDecorated(instruction.result, 'NoSignedWrap')
  const isUnsigned = scope.module.isDecorated(instruction.result, 'NoUnsignedWrap')
  if (!isSigned && !isUnsigned) return undefined
  const width = widthOf(scope.types.of(instruction.resultType))
  return binary(instruction, scope, (left, right) => {
    const x = wide(left)
    const y = wide(right)
    if (x === undefined || y === undefined) return openAmong(left, right)
    const signed = big(x, y)
    if (isSigned && BigInt.asIntN(width, signed) !== signed)
      throw undefinedBehavior('NoSignedWrap', `${instruction.name} overflows`)
    const plain = big(unsignedWide(x, width), unsignedWide(y, width))
    if (isUnsigned && BigInt.asUintN(width, plain) !== plain)
      throw undefinedBehavior('NoUnsignedWrap', `${instruction.name} overflows`)
    return integer(signed, width)
  })
}

function wrapping(small: Small, big: Big): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const apply = (left: Value, right: Value): Value => {
      if (typeof left === 'number' && typeof right === 'number')
        return narrow(small(left, right), width)
      if (typeof left === 'bigint' && typeof right === 'bigint')
        return BigInt.asIntN(width, big(left, right))
      return openAmong(left, right)
    }
    return checked(instruction, scope, big) ?? binary(instruction, scope, apply)
  }
}

function divisorIsNotZero(name: string, isZero: boolean): void {
  if (isZero) throw undefinedBehavior(name, 'Operand 2 is 0')
}

function divided(small: Small, big: Big): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const { name } = instruction
    return binary(instruction, scope, (left, right) => {
      divisorIsNotZero(name, right === 0 || right === 0n)
      if (typeof left === 'number' && typeof right === 'number')
        return narrow(small(unsigned(left, width), unsigned(right, width)), width)
      if (typeof left === 'bigint' && typeof right === 'bigint')
        return BigInt.asIntN(width, big(BigInt.asUintN(width, left), BigInt.asUintN(width, right)))
      return openAmong(left, right)
    })
  }
}

function dividedSigned(small: Small, big: Big): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const least = integer(-(1n << BigInt(width - 1)), width)
    const { name } = instruction
    return binary(instruction, scope, (left, right) => {
      divisorIsNotZero(name, right === 0 || right === 0n)
      if (left === least && (right === -1 || right === -1n))
        throw undefinedBehavior(name, 'the least value is divided by -1')
      if (typeof left === 'number' && typeof right === 'number')
        return narrow(small(left, right), width)
      if (typeof left === 'bigint' && typeof right === 'bigint')
        return BigInt.asIntN(width, big(left, right))
      return openAmong(left, right)
    })
  }
}

function modulo(left: bigint, right: bigint): bigint {
  const rest = left % right
  return rest !== 0n && rest < 0n !== right < 0n ? rest + right : rest
}

/** Two results in a structure: the low-order bits, and the high-order bits or the carry. */
function extended(
  low: Big,
  high: (x: bigint, y: bigint, width: number) => bigint,
  isSigned: boolean,
): Emit {
  return (instruction, scope) => {
    const { operands, result, resultType } = instruction
    const a = scope.slot(operands[0]?.value)
    const b = scope.slot(operands[1]?.value)
    const to = scope.slot(result)
    const struct = scope.types.of(resultType)
    const member = struct.kind === 'struct' ? struct.members[0]?.type : undefined
    const width = widthOf(member ?? struct)
    const read = (value: bigint) => (isSigned ? value : unsignedWide(value, width))
    const pair = (left: Value, right: Value): readonly [Value, Value] => {
      const x = wide(left)
      const y = wide(right)
      if (x === undefined || y === undefined) {
        const open = openAmong(left, right)
        return [open, open]
      }
      const exact = low(read(x), read(y))
      return [integer(exact, width), integer(high(read(x), read(y), width), width)]
    }
    if (member?.kind !== 'vector')
      return (registers) => {
        registers[to] = pair(registers[a] as Value, registers[b] as Value)
      }
    return (registers) => {
      const others = registers[b] as readonly Value[]
      const pairs = (registers[a] as readonly Value[]).map((left, n) =>
        pair(left, others[n] as Value),
      )
      registers[to] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
    }
  }
}

const negate: Emit = (instruction, scope) => {
  const width = widthOf(scope.types.of(instruction.resultType))
  const mayNotWrap = scope.module.isDecorated(instruction.result, 'NoSignedWrap')
  const least = integer(-(1n << BigInt(width - 1)), width)
  return unary(instruction, scope, (value) => {
    if (mayNotWrap && value === least)
      throw undefinedBehavior('NoSignedWrap', 'OpSNegate overflows')
    if (typeof value === 'number') return narrow(-value, width)
    return typeof value === 'bigint' ? BigInt.asIntN(width, -value) : openAmong(value)
  })
}

/** Integer Arithmetic Instructions. */
export const arithmetic: InstructionFamily = {
  OpSNegate: negate,
  OpIAdd: wrapping(
    (x, y) => x + y,
    (x, y) => x + y,
  ),
  OpISub: wrapping(
    (x, y) => x - y,
    (x, y) => x - y,
  ),
  OpIMul: wrapping(Math.imul, (x, y) => x * y),
  OpUDiv: divided(
    (x, y) => Math.floor(x / y),
    (x, y) => x / y,
  ),
  OpUMod: divided(
    (x, y) => x % y,
    (x, y) => x % y,
  ),
  OpSDiv: dividedSigned(
    (x, y) => Math.trunc(x / y),
    (x, y) => x / y,
  ),
  OpSRem: dividedSigned(
    (x, y) => x % y,
    (x, y) => x % y,
  ),
  OpSMod: dividedSigned((x, y) => (x % y !== 0 && x < 0 !== y < 0 ? (x % y) + y : x % y), modulo),
  OpIAddCarry: extended(
    (x, y) => x + y,
    (x, y, width) => (x + y) >> BigInt(width),
    false,
  ),
  OpISubBorrow: extended(
    (x, y) => x - y,
    (x, y) => (x < y ? 1n : 0n),
    false,
  ),
  OpUMulExtended: extended(
    (x, y) => x * y,
    (x, y, width) => (x * y) >> BigInt(width),
    false,
  ),
  OpSMulExtended: extended(
    (x, y) => x * y,
    (x, y, width) => (x * y) >> BigInt(width),
    true,
  ),
}
