import type { Instruction } from '../module.ts'
import { binary, nary, unary } from './componentwise.ts'
import { isSubnormal, operandOf } from './float-results.ts'
import { unsigned } from './integers.ts'
import { charge, type Heap } from './memory-object.ts'
import { type CompileScope, type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { NotANumber, openAmong, Pointer, Unknown, type Value } from './value.ts'

function logical(apply: (left: boolean, right: boolean) => boolean): Emit {
  return (instruction, scope) =>
    binary(instruction, scope, (left, right) =>
      typeof left === 'boolean' && typeof right === 'boolean'
        ? apply(left, right)
        : openAmong(left, right),
    )
}

type Less = (left: number | bigint, right: number | bigint) => boolean

function signedRelation(apply: Less): Emit {
  return (instruction, scope) =>
    binary(instruction, scope, (left, right) =>
      (typeof left === 'number' && typeof right === 'number') ||
      (typeof left === 'bigint' && typeof right === 'bigint')
        ? apply(left, right)
        : openAmong(left, right),
    )
}

function operandWidth(instruction: Instruction, scope: CompileScope): number {
  return widthOf(scope.typeOf(instruction.valueAt(0)))
}

function unsignedRelation(apply: Less): Emit {
  return (instruction, scope) => {
    const width = operandWidth(instruction, scope)
    return binary(instruction, scope, (left, right) => {
      if (typeof left === 'number' && typeof right === 'number')
        return apply(unsigned(left, width), unsigned(right, width))
      if (typeof left === 'bigint' && typeof right === 'bigint')
        return apply(BigInt.asUintN(width, left), BigInt.asUintN(width, right))
      return openAmong(left, right)
    })
  }
}

/**
 * A comparison, which is false of a NaN if it is ordered, and true if it is not. A NaN must be kept, and so must a subnormal number:
 * it may become a zero.
 */
function floatRelation(
  apply: (left: number, right: number) => boolean,
  whenUnordered: boolean,
): Emit {
  return (instruction, scope) => {
    const width = operandWidth(instruction, scope)
    const { keepsSpecial, keepsSubnormal } = scope.floats(instruction, width)
    return binary(instruction, scope, (left, right) => {
      const [x, y] = [operandOf(left), operandOf(right)]
      if (x === undefined || y === undefined) return openAmong(left, right)
      if (Number.isNaN(x) || Number.isNaN(y))
        return keepsSpecial ? whenUnordered : openAmong(left, right)
      return !keepsSubnormal && (isSubnormal(x, width) || isSubnormal(y, width))
        ? new Unknown(`the result of ${instruction.name} of a subnormal number`)
        : apply(x, y)
    })
  }
}

function over(isAll: boolean): Emit {
  return ({ result, operands }, scope) => {
    const from = scope.slot(operands[0]?.value)
    const to = scope.slot(result)
    return (registers) => {
      const parts = registers[from] as readonly Value[]
      // One component can decide, whatever the others are.
      const decided = parts.includes(!isAll)
      const open = parts.find((part) => part instanceof Unknown)
      registers[to] = decided ? !isAll : (open ?? isAll)
    }
  }
}

/** Whether two pointers are to the same place. */
export function samePointer(left: Value, right: Value): Value {
  if (left instanceof Unknown || right instanceof Unknown) return openAmong(left, right)
  if (left instanceof Pointer && right instanceof Pointer)
    return left.object === right.object && left.offset === right.offset
  return left === right
}

const select: Emit = (instruction, scope) => {
  const [condition, first, second] = instruction.operands.map(({ value }) => scope.slot(value))
  const to = scope.slot(instruction.result)
  if (scope.typeOf(instruction.valueAt(0)).kind !== 'vector')
    return (registers) => {
      const chosen = registers[condition as number]
      registers[to] =
        typeof chosen === 'boolean'
          ? (registers[(chosen ? first : second) as number] as Value)
          : openLike(registers[first as number] as Value, openAmong(chosen), scope.heap)
    }
  return nary(instruction, scope, ([chosen, yes, no]) =>
    typeof chosen === 'boolean' ? ((chosen ? yes : no) as Value) : openAmong(chosen),
  )
}

/**
 * A value of the same shape as `value` with all scalars open. Parts that `value` shares are made one by one, so that a composite takes
 * more than it does.
 *
 * @param heap charged for composites that may be large.
 */
export function openLike(value: Value, open: Unknown, heap?: Heap): Value {
  if (!Array.isArray(value)) return open
  const parts = value as readonly Value[]
  if (heap !== undefined) charge(heap, parts.length)
  return parts.map((part) => openLike(part, open, heap))
}

const relation = {
  equal: (x: unknown, y: unknown) => x === y,
  notEqual: (x: unknown, y: unknown) => x !== y,
  less: (x: number | bigint, y: number | bigint) => x < y,
  greater: (x: number | bigint, y: number | bigint) => x > y,
  lessOrEqual: (x: number | bigint, y: number | bigint) => x <= y,
  greaterOrEqual: (x: number | bigint, y: number | bigint) => x >= y,
}

const onFloats: readonly (readonly [string, (x: number, y: number) => boolean])[] = [
  ['Equal', relation.equal],
  ['NotEqual', relation.notEqual],
  ['LessThan', relation.less],
  ['GreaterThan', relation.greater],
  ['LessThanEqual', relation.lessOrEqual],
  ['GreaterThanEqual', relation.greaterOrEqual],
]

const floatRelations: InstructionFamily = Object.fromEntries(
  onFloats.flatMap(([name, apply]) => [
    [`OpFOrd${name}`, floatRelation(apply, false)],
    [`OpFUnord${name}`, floatRelation(apply, true)],
  ]),
)

function ofFloat(apply: (value: number) => boolean): Emit {
  return (instruction, scope) => {
    const { keepsSpecial } = scope.floats(instruction, operandWidth(instruction, scope))
    return unary(instruction, scope, (value) => {
      if (typeof value === 'number') return apply(value)
      return value instanceof NotANumber && keepsSpecial ? apply(Number.NaN) : openAmong(value)
    })
  }
}

/** The sign of a NaN is one of its bits. */
function signBit(apply: (value: number) => boolean): Emit {
  return (instruction, scope) =>
    unary(instruction, scope, (value) =>
      typeof value === 'number' ? apply(value) : openAmong(value),
    )
}

/** Relational and Logical Instructions, and OpSelect. */
export const relations: InstructionFamily = {
  ...floatRelations,
  OpAny: over(false),
  OpAll: over(true),
  OpIsNan: ofFloat(Number.isNaN),
  OpIsInf: ofFloat((value) => Math.abs(value) === Infinity),
  OpIsFinite: ofFloat(Number.isFinite),
  OpSignBitSet: signBit((value) => value < 0 || Object.is(value, -0)),
  OpLessOrGreater: floatRelation((x, y) => x < y || x > y, false),
  OpOrdered: floatRelation(() => true, false),
  OpUnordered: floatRelation(() => false, true),
  OpLogicalEqual: logical((x, y) => x === y),
  OpLogicalNotEqual: logical((x, y) => x !== y),
  OpLogicalOr: logical((x, y) => x || y),
  OpLogicalAnd: logical((x, y) => x && y),
  OpLogicalNot: (instruction, scope) =>
    unary(instruction, scope, (value) => (typeof value === 'boolean' ? !value : openAmong(value))),
  OpSelect: select,
  OpIEqual: signedRelation(relation.equal),
  OpINotEqual: signedRelation(relation.notEqual),
  OpUGreaterThan: unsignedRelation(relation.greater),
  OpUGreaterThanEqual: unsignedRelation(relation.greaterOrEqual),
  OpULessThan: unsignedRelation(relation.less),
  OpULessThanEqual: unsignedRelation(relation.lessOrEqual),
  OpSGreaterThan: signedRelation(relation.greater),
  OpSGreaterThanEqual: signedRelation(relation.greaterOrEqual),
  OpSLessThan: signedRelation(relation.less),
  OpSLessThanEqual: signedRelation(relation.lessOrEqual),
  OpPtrEqual: (instruction, scope) => binary(instruction, scope, samePointer),
  OpPtrNotEqual: (instruction, scope) =>
    binary(instruction, scope, (left, right) => {
      const same = samePointer(left, right)
      return typeof same === 'boolean' ? !same : same
    }),
}
