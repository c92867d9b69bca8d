import type { Instruction, Operand } from '../module.ts'
import { partStride, pointed } from './access.ts'
import { indexOf } from './integers.ts'
import type { MemoryObject } from './memory-object.ts'
import type { CompileScope, Emit, InstructionFamily } from './scope.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { type MatrixLayout, Pointer, type Value } from './value.ts'

/** One index of a chain: into an array, or to a place that is known. */
type AccessStep =
  | { readonly kind: 'member'; readonly offset: number; readonly matrix: MatrixLayout | undefined }
  | {
      readonly kind: 'index'
      readonly slot: number
      readonly type: Type
      /** Constituents of the type; for a run-time array as many as the object has room for. */
      readonly count: number
    }

function steps(
  base: Type,
  indexes: readonly Operand[],
  scope: CompileScope,
  section: string,
): readonly AccessStep[] {
  const made: AccessStep[] = []
  let type = base
  for (const { value: id } of indexes) {
    if (type.kind === 'struct') {
      const constant = scope.constant(id)
      const member = type.members[Number(constant)]
      if (member === undefined) throw unsupported(`${section} to a member that is not a constant`)
      made.push({ kind: 'member', offset: member.offset, matrix: member.matrix })
      type = member.type
    } else if ('element' in type) {
      const count = type.kind === 'runtime array' ? Infinity : type.count
      made.push({ kind: 'index', slot: scope.slot(id), type, count })
      type = type.element
    } else throw unsupported(`${section} into a value of type %${type.id}`)
  }
  return made
}

function elementOf({ elements, name }: MemoryObject, index: number): MemoryObject {
  const element = elements?.[index]
  if (element === undefined) throw unsupported(`element ${index} of ${name}, which has no bytes`)
  return element
}

function walked(
  base: Pointer,
  chain: readonly AccessStep[],
  registers: readonly Value[],
  section: string,
): Pointer {
  let { object, offset, layout } = base
  for (const step of chain) {
    if (step.kind === 'member') {
      offset += step.offset
      layout = step.matrix
      continue
    }
    const index = indexOf(registers[step.slot])
    if (typeof index !== 'number')
      throw undefinedBehavior(section, `an index is undefined: ${index.why}`)
    if (index < 0 || index >= step.count)
      throw undefinedBehavior(
        section,
        `an index is ${index}, and type %${step.type.id} has ${step.count} constituents`,
        section.startsWith('OpUntyped')
          ? 'SPV_KHR_untyped_pointers/chain-index-is-in-bounds'
          : undefined,
      )
    if (object.elements !== undefined) object = elementOf(object, index)
    else offset += index * partStride(step.type, layout)
  }
  return new Pointer(object, offset, layout)
}

function chain(base: Type, from: number | undefined, indexes: readonly Operand[]) {
  return ({ name, result }: Instruction, scope: CompileScope) => {
    const pointer = scope.slot(from)
    const to = scope.slot(result)
    const path = steps(base, indexes, scope, name)
    return (registers: Value[]): void => {
      registers[to] = walked(pointed(registers[pointer], name), path, registers, name)
    }
  }
}

/** The type that a typed pointer points to. */
export function pointeeOf(
  scope: Pick<CompileScope, 'types' | 'typeOf'>,
  pointer: number | undefined,
): Type {
  const type = scope.typeOf(pointer)
  if (type.kind !== 'pointer' || type.pointee === 0)
    throw unsupported(`%${pointer}, which has no pointee type`)
  return scope.types.of(type.pointee)
}

const typed: Emit = (instruction, scope) =>
  chain(
    pointeeOf(scope, instruction.valueAt(0)),
    instruction.valueAt(0),
    instruction.operands.slice(1),
  )(instruction, scope)

const untyped: Emit = (instruction, scope) =>
  chain(
    scope.types.of(instruction.valueAt(0) ?? 0),
    instruction.valueAt(1),
    instruction.operands.slice(2),
  )(instruction, scope)

/** The element is selected first, with the stride of the pointer's type; then indexes are walked. */
function elementChain(hasBaseType: boolean): Emit {
  return (instruction, scope) => {
    const { name, operands, result } = instruction
    const [base, element, ...indexes] = hasBaseType ? operands.slice(1) : operands
    const pointer = scope.slot(base?.value)
    const count = scope.slot(element?.value)
    const to = scope.slot(result)
    const pointerType = scope.typeOf(base?.value)
    const type = hasBaseType
      ? scope.types.of(operands[0]?.value ?? 0)
      : pointeeOf(scope, base?.value)
    const isBlock = scope.module
      .decorations(type.id)
      .some(({ decoration }) => decoration === 2 || decoration === 3)
    const decorated = pointerType.kind === 'pointer' ? pointerType.stride : 0
    const stride = decorated === 0 ? scope.types.strideOf(type) : decorated
    const path = steps(type, indexes, scope, name)
    return (registers) => {
      const from = pointed(registers[pointer], name)
      const elementIndex = indexOf(registers[count])
      if (typeof elementIndex !== 'number')
        throw undefinedBehavior(name, `Element is undefined: ${elementIndex.why}`)
      if (isBlock && elementIndex !== 0)
        throw undefinedBehavior(
          name,
          `Element of a block is ${elementIndex}`,
          hasBaseType ? 'SPV_KHR_untyped_pointers/element-of-a-block-is-zero' : undefined,
        )
      const offset = from.offset + elementIndex * stride
      if (offset < 0 || offset > from.object.bytes.length)
        throw undefinedBehavior(
          name,
          `Element ${elementIndex} lies outside of ${from.object.name}`,
          hasBaseType ? 'SPV_KHR_untyped_pointers/element-stays-in-its-array' : undefined,
        )
      registers[to] = walked(new Pointer(from.object, offset, from.layout), path, registers, name)
    }
  }
}

/**
 * OpBufferPointerEXT: the data of the buffer that the descriptor at a place in the resource heap describes. Descriptors are opaque, so
 * only places at which one begins name a buffer.
 */
const bufferPointer: Emit = ({ name, operands, result }, scope) => {
  const from = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  return (registers) => {
    const { object, offset } = pointed(registers[from], name)
    if (object.described === undefined)
      throw undefinedBehavior(
        name,
        `Buffer points into ${object.name}, which is not a resource heap`,
      )
    const buffer = object.described.get(offset)
    if (buffer === undefined)
      throw undefinedBehavior(
        name,
        `no descriptor of a buffer begins at byte ${offset} of the heap`,
      )
    registers[to] = new Pointer(buffer, 0)
  }
}

/** Instructions that compute pointers from pointers. */
export const accessChains: InstructionFamily = {
  OpAccessChain: typed,
  OpInBoundsAccessChain: typed,
  OpPtrAccessChain: elementChain(false),
  OpInBoundsPtrAccessChain: elementChain(false),
  OpBufferPointerEXT: bufferPointer,
  OpUntypedAccessChainKHR: untyped,
  OpUntypedInBoundsAccessChainKHR: untyped,
  OpUntypedPtrAccessChainKHR: elementChain(true),
  OpUntypedInBoundsPtrAccessChainKHR: elementChain(true),
}

/** The type of the contents of a variable: the pointee of its type, or its Data Type. */
export function dataTypeOf(
  { name, operands, result }: Instruction,
  scope: Pick<CompileScope, 'types' | 'typeOf'>,
): Type {
  if (name === 'OpVariable') return pointeeOf(scope, result)
  const type = operands[1]?.value
  if (type === undefined) throw unsupported(`%${result}, a variable without a data type,`)
  return scope.types.of(type)
}
