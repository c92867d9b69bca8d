import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { type Access, load, pointed, store, touch } from './access.ts'
import { pointeeOf } from './access-chains.ts'
import { countOf } from './integers.ts'
import { charge, type Heap } from './memory-object.ts'
import { type CompileScope, type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import type { Type } from './types.ts'
import type { Pointer } from './value.ts'

const isAligned = enumerantByName('MemoryAccess', 'Aligned')?.value ?? 0
const isVolatile = enumerantByName('MemoryAccess', 'Volatile')?.value ?? 0

/** The meaning of the memory operands of an access. */
export interface MemoryOperands {
  /** In bytes; 1 if nothing is said. */
  readonly alignment: number
  readonly isVolatile: boolean
}

const none: MemoryOperands = { alignment: 1, isVolatile: false }

/** The memory operands of the instruction with that ordinal, whose mask is the operand at `position`. */
function memoryOperandsAt(module: Module, index: number, position: number): MemoryOperands {
  const operands = module.instructions.at(index)?.operands ?? []
  const mask = operands[position]
  if (mask === undefined) return none
  const alignment = (mask.value & isAligned) === 0 ? 1 : (operands[position + 1]?.value ?? 1)
  return { alignment, isVolatile: (mask.value & isVolatile) !== 0 }
}

function aligned(pointer: Pointer, alignment: number, section: string): void {
  if (pointer.offset % alignment !== 0)
    throw undefinedBehavior(
      section,
      `byte ${pointer.offset} of ${pointer.object.name} is not aligned to ${alignment}`,
    )
}

const loadFrom: Emit = ({ name: section, operands, result, resultType, index }, scope) => {
  const pointer = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  const type = scope.types.of(resultType)
  const { alignment } = memoryOperandsAt(scope.module, index, 1)
  // The value of an image is the pointer to its texels.
  if (type.kind === 'opaque' && type.name === 'OpTypeImage')
    return (registers) => {
      registers[to] = pointed(registers[pointer], section)
    }
  return (registers, invocation) => {
    const from = pointed(registers[pointer], section)
    if (alignment > 1) aligned(from, alignment, section)
    registers[to] = load(type, from, { by: invocation, isAtomic: false, section }, scope.heap)
  }
}

const storeTo: Emit = ({ name: section, operands, index }, scope) => {
  const pointer = scope.slot(operands[0]?.value)
  const object = scope.slot(operands[1]?.value)
  const type = scope.typeOf(operands[1]?.value)
  const { alignment } = memoryOperandsAt(scope.module, index, 2)
  return (registers, invocation) => {
    const to = pointed(registers[pointer], section)
    if (alignment > 1) aligned(to, alignment, section)
    const value = registers[object]
    if (value === undefined) throw unsupported(`%${operands[1]?.value} has no value`)
    store(type, to, value, { by: invocation, isAtomic: false, section }, scope.heap)
  }
}

/** The type that is copied: that of a typed pointer. */
function copiedType({ operands }: Instruction, scope: CompileScope): Type {
  const target = scope.typeOf(operands[0]?.value)
  const isTyped = target.kind === 'pointer' && target.pointee !== 0
  return pointeeOf(scope, operands[isTyped ? 0 : 1]?.value)
}

const copy: Emit = (instruction, scope) => {
  const { name: section, operands } = instruction
  const [target, source] = operands.map(({ value }) => value)
  const to = scope.slot(target)
  const from = scope.slot(source)
  const type = copiedType(instruction, scope)
  return (registers, invocation) => {
    const access = { by: invocation, isAtomic: false, section }
    const value = load(type, pointed(registers[from], section), access, scope.heap)
    store(type, pointed(registers[to], section), value, access, scope.heap)
  }
}

/** Copies bytes with the knowledge about them. */
export function copyBytes(
  target: Pointer,
  source: Pointer,
  size: number,
  access: Access,
  heap: Heap,
): void {
  if (size === 0) return
  charge(heap, size)
  touch(source.object, source.offset, size, false, access)
  touch(target.object, target.offset, size, true, access)
  const distance = Math.abs(source.offset - target.offset)
  if (source.object === target.object && distance < size)
    throw unsupported(`${access.section} between bytes that overlap`)
  const end = source.offset + size
  target.object.bytes.set(source.object.bytes.subarray(source.offset, end), target.offset)
  target.object.shadow.set(source.object.shadow.subarray(source.offset, end), target.offset)
}

const copySized: Emit = ({ name: section, operands }, scope) => {
  const [target, source, size] = operands.slice(0, 3).map(({ value }) => scope.slot(value)) as [
    number,
    number,
    number,
  ]
  const width = widthOf(scope.typeOf(operands[2]?.value))
  return (registers, invocation) => {
    const bytes = countOf(registers[size], width)
    if (typeof bytes !== 'number')
      throw undefinedBehavior(section, `Size is undefined: ${bytes.why}`)
    const to = pointed(registers[target], section)
    const from = pointed(registers[source], section)
    if (to.layout?.rowMajor || from.layout?.rowMajor)
      throw unsupported(`${section} of a row-major matrix`)
    copyBytes(to, from, bytes, { by: invocation, isAtomic: false, section }, scope.heap)
  }
}

function arrayLength(hasStructure: boolean): Emit {
  return ({ name: section, operands, result }, scope) => {
    const pointerId = operands[hasStructure ? 1 : 0]?.value
    const pointer = scope.slot(pointerId)
    const to = scope.slot(result)
    const struct = hasStructure
      ? scope.types.of(operands[0]?.value ?? 0)
      : pointeeOf(scope, pointerId)
    const number = operands[hasStructure ? 2 : 1]?.value ?? 0
    const member = struct.kind === 'struct' ? struct.members[number] : undefined
    if (member?.type.kind !== 'runtime array')
      throw unsupported(`${section} of a member that is not a run-time array`)
    const { stride } = member.type
    return (registers) => {
      const from = pointed(registers[pointer], section)
      if (hasStructure && from.offset !== 0)
        throw undefinedBehavior(
          section,
          'Pointer is not the pointer to a buffer',
          'SPV_KHR_untyped_pointers/array-length-pointer-has-the-value-of-a-descriptor',
        )
      const room = from.object.bytes.length - from.offset - member.offset
      registers[to] = Math.max(0, Math.floor(room / stride))
    }
  }
}

/** The distance of two pointers, in elements of the type that they point to or in bytes. */
const difference: Emit = ({ name: section, operands, result, resultType }, scope) => {
  const [first, second] = operands.map(({ value }) => scope.slot(value)) as [number, number]
  const to = scope.slot(result)
  const type = scope.typeOf(operands[0]?.value)
  const isTyped = type.kind === 'pointer' && type.pointee !== 0
  const decorated = type.kind === 'pointer' ? type.stride : 0
  const natural = isTyped ? scope.types.strideOf(scope.types.of(type.pointee)) : 1
  const stride = isTyped && decorated !== 0 ? decorated : natural
  const isWide = widthOf(scope.types.of(resultType)) > 32
  return (registers) => {
    const a = pointed(registers[first], section)
    const b = pointed(registers[second], section)
    const bytes = a.offset - b.offset
    if (a.object !== b.object || bytes % stride !== 0)
      throw undefinedBehavior(
        section,
        `the operands point into ${a.object.name} and ${b.object.name}, and are not elements of one array`,
        'SPV_KHR_untyped_pointers/subtracted-pointers-are-into-one-array',
      )
    registers[to] = isWide ? BigInt(bytes / stride) : bytes / stride
  }
}

function nothing(): () => void {
  return () => {}
}

/** Memory Instructions that access memory, and OpPtrDiff. */
export const memory: InstructionFamily = {
  OpLoad: loadFrom,
  OpStore: storeTo,
  OpCopyMemory: copy,
  OpCopyMemorySized: copySized,
  OpArrayLength: arrayLength(false),
  OpUntypedArrayLengthKHR: arrayLength(true),
  OpPtrDiff: difference,
  OpUntypedPrefetchKHR: nothing,
  OpMemoryBarrier: nothing,
  OpLifetimeStart: nothing,
  OpLifetimeStop: nothing,
  OpAssumeTrueKHR: nothing,
}
