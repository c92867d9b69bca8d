import { load, pointed, store } from './access.ts'
import { exactSum } from './exact.ts'
import { integer, unsignedWide, wide } from './integers.ts'
import type { Invocation } from './invocation.ts'
import type { MemoryObject } from './memory-object.ts'
import { type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { openResult, unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { openAmong, type Value } from './value.ts'

/** Atomic accesses to a location since the last barrier. */
interface Accesses {
  readonly number: number
  readonly epoch: number
  /** The name of the instruction, if it writes. */
  readonly writes: string
  /** Whether something is computed from the value that was read. */
  readonly reads: boolean
}

const commutative = new Set(
  [
    'IIncrement',
    'IDecrement',
    'IAdd',
    'ISub',
    'SMin',
    'UMin',
    'SMax',
    'UMax',
    'And',
    'Or',
    'Xor',
  ].map((name) => `OpAtomic${name}`),
)
const sums = new Set(['OpAtomicIIncrement', 'OpAtomicIDecrement', 'OpAtomicIAdd', 'OpAtomicISub'])

function commute(first: string, second: string): boolean {
  return commutative.has(first) && (first === second || (sums.has(first) && sums.has(second)))
}

const known = new WeakMap<MemoryObject, Map<number, Accesses>>()

/** Ends the run if the order of two atomic accesses, which nothing decides, can be seen. */
function ordered(
  object: MemoryObject,
  offset: number,
  invocation: Invocation,
  now: Omit<Accesses, 'number' | 'epoch'>,
): void {
  const { races } = object
  if (races === undefined) return
  let accesses = known.get(object)
  if (accesses === undefined) {
    accesses = new Map()
    known.set(object, accesses)
  }
  const before = accesses.get(offset)
  const epoch = races.epochOf(invocation)
  const isOther = before !== undefined && before.number !== invocation.number
  if (isOther && (before.epoch < invocation.group.first || before.epoch === epoch)) {
    const seen = (before.reads && now.writes !== '') || (now.reads && before.writes !== '')
    const clash = before.writes !== '' && now.writes !== '' && !commute(before.writes, now.writes)
    if (seen || clash)
      throw openResult(
        `invocations ${before.number - 1} and ${invocation.number - 1} access byte ${offset} of ${object.name} with atomic instructions whose order decides`,
      )
  }
  const isSame = before !== undefined && before.epoch === epoch
  accesses.set(offset, {
    number: invocation.number,
    epoch,
    writes: now.writes || (isSame ? before.writes : ''),
    reads: now.reads || (isSame && before.reads),
  })
}

type AtomicUpdate = (old: bigint, value: bigint, width: number) => bigint

/** Reads, modifies and writes; `value` is the ordinal of the operand that it takes. */
function update(apply: AtomicUpdate, value?: number): Emit {
  return integerAtomic((old, operand, type) => {
    const width = widthOf(type)
    const x = wide(old)
    const y = wide(operand)
    return x === undefined || y === undefined
      ? openAmong(old, operand)
      : integer(apply(x, y, width), width)
  }, value)
}

function integerAtomic(
  apply: (old: Value, operand: Value, type: Type) => Value,
  value?: number,
): Emit {
  return ({ name: section, operands, result, resultType }, scope) => {
    const pointer = scope.slot(operands[0]?.value)
    const to = scope.slot(result)
    const operand = value === undefined ? -1 : scope.slot(operands[value]?.value)
    const type = scope.types.of(resultType)
    const reads = scope.module.uses(result).length > 0
    return (registers, invocation) => {
      const target = pointed(registers[pointer], section)
      const access = { by: invocation, isAtomic: true, section }
      ordered(target.object, target.offset, invocation, { reads, writes: section })
      const old = load(type, target, access, scope.heap)
      store(
        type,
        target,
        apply(old, operand < 0 ? 1 : (registers[operand] as Value), type),
        access,
        scope.heap,
      )
      registers[to] = old
    }
  }
}

const atomicLoad: Emit = ({ name: section, operands, result, resultType }, scope) => {
  const pointer = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  const type = scope.types.of(resultType)
  return (registers, invocation) => {
    const target = pointed(registers[pointer], section)
    ordered(target.object, target.offset, invocation, { reads: true, writes: '' })
    registers[to] = load(type, target, { by: invocation, isAtomic: true, section }, scope.heap)
  }
}

const atomicStore: Emit = ({ name: section, operands }, scope) => {
  const pointer = scope.slot(operands[0]?.value)
  const value = scope.slot(operands[3]?.value)
  const type = scope.typeOf(operands[3]?.value)
  return (registers, invocation) => {
    const target = pointed(registers[pointer], section)
    ordered(target.object, target.offset, invocation, { reads: false, writes: section })
    store(
      type,
      target,
      registers[value] as Value,
      { by: invocation, isAtomic: true, section },
      scope.heap,
    )
  }
}

/** Pointer, Memory, Equal, Unequal, Value, Comparator. */
const compareExchange: Emit = ({ name: section, operands, result, resultType }, scope) => {
  const pointer = scope.slot(operands[0]?.value)
  const value = scope.slot(operands[4]?.value)
  const comparator = scope.slot(operands[5]?.value)
  const to = scope.slot(result)
  const type = scope.types.of(resultType)
  return (registers, invocation) => {
    const target = pointed(registers[pointer], section)
    ordered(target.object, target.offset, invocation, { reads: true, writes: section })
    const access = { by: invocation, isAtomic: true, section }
    const old = load(type, target, access, scope.heap)
    const expected = registers[comparator] as Value
    if (wide(old) === undefined || wide(expected) === undefined)
      store(type, target, openAmong(old, expected), access, scope.heap)
    else if (old === expected) store(type, target, registers[value] as Value, access, scope.heap)
    registers[to] = old
  }
}

const floatAdd = integerAtomic((old, operand, type) => {
  if (typeof old !== 'number' || typeof operand !== 'number') return openAmong(old, operand)
  if (type.kind !== 'float') throw unsupported('OpAtomicFAddEXT of values that are not floats')
  return exactSum(old, operand, type.width, 'OpAtomicFAddEXT')
}, 3)

function floatChoice(choose: (x: number, y: number) => number): Emit {
  return integerAtomic(
    (old, operand) =>
      typeof old === 'number' && typeof operand === 'number'
        ? choose(old, operand)
        : openAmong(old, operand),
    3,
  )
}

function smaller(x: bigint, y: bigint): bigint {
  return x < y ? x : y
}
function larger(x: bigint, y: bigint): bigint {
  return x > y ? x : y
}
function asUnsigned(choose: (x: bigint, y: bigint) => bigint): AtomicUpdate {
  return (old, value, width) => choose(unsignedWide(old, width), unsignedWide(value, width))
}

/** Atomic Instructions. */
export const atomics: InstructionFamily = {
  OpAtomicLoad: atomicLoad,
  OpAtomicStore: atomicStore,
  OpAtomicExchange: integerAtomic((_, operand) => operand, 3),
  OpAtomicCompareExchange: compareExchange,
  OpAtomicIIncrement: update((old, unit) => old + unit),
  OpAtomicIDecrement: update((old, unit) => old - unit),
  OpAtomicIAdd: update((old, value) => old + value, 3),
  OpAtomicISub: update((old, value) => old - value, 3),
  OpAtomicSMin: update(smaller, 3),
  OpAtomicUMin: update(asUnsigned(smaller), 3),
  OpAtomicSMax: update(larger, 3),
  OpAtomicUMax: update(asUnsigned(larger), 3),
  OpAtomicAnd: update((old, value) => old & value, 3),
  OpAtomicOr: update((old, value) => old | value, 3),
  OpAtomicXor: update((old, value) => old ^ value, 3),
  OpAtomicFAddEXT: floatAdd,
  OpAtomicFMinEXT: floatChoice(Math.min),
  OpAtomicFMaxEXT: floatChoice(Math.max),
}
