import type { Instruction } from '../module.ts'
import { indexOf } from './integers.ts'
import type { Op } from './invocation.ts'
import { charge, type Heap } from './memory-object.ts'
import { openLike } from './relations.ts'
import type { CompileScope, Emit, InstructionFamily } from './scope.ts'
import { undefinedBehavior } from './stop.ts'
import { Unknown, type Value } from './value.ts'

type Constituents = readonly Value[]

function literals({ operands }: Instruction, from: number): readonly number[] {
  return operands.slice(from).map(({ value }) => value)
}

const extract: Emit = (instruction, scope) => {
  const from = scope.slot(instruction.valueAt(0))
  const to = scope.slot(instruction.result)
  const indexes = literals(instruction, 1)
  return (registers) => {
    let value = registers[from] as Value
    for (const index of indexes) value = (value as Constituents)[index] as Value
    registers[to] = value
  }
}

/** A copy of a composite with another constituent. */
function replaced(
  heap: Heap,
  composite: Value,
  indexes: readonly number[],
  position: number,
  object: Value,
): Value {
  const index = indexes[position]
  if (index === undefined) return object
  charge(heap, (composite as Constituents).length)
  const parts = [...(composite as Constituents)]
  parts[index] = replaced(heap, parts[index] as Value, indexes, position + 1, object)
  return parts
}

const insert: Emit = (instruction, scope) => {
  const object = scope.slot(instruction.valueAt(0))
  const composite = scope.slot(instruction.valueAt(1))
  const to = scope.slot(instruction.result)
  const indexes = literals(instruction, 2)
  return (registers) => {
    registers[to] = replaced(
      scope.heap,
      registers[composite] as Value,
      indexes,
      0,
      registers[object] as Value,
    )
  }
}

/** Vectors among the constituents of a vector are taken apart. */
const construct: Emit = ({ operands, result, resultType }, scope) => {
  const from = operands.map(({ value }) => scope.slot(value))
  const to = scope.slot(result)
  if (scope.types.of(resultType).kind !== 'vector')
    return (registers) => {
      registers[to] = from.map((slot) => registers[slot] as Value)
    }
  return (registers) => {
    registers[to] = from.flatMap((slot) => registers[slot] as Value)
  }
}

/** As many times the same constituent as the type has constituents. */
export function replicated(scope: CompileScope, typeId: number, value: Value): Value {
  const type = scope.types.of(typeId)
  const count = type.kind === 'struct' ? type.members.length : 'count' in type ? type.count : 0
  charge(scope.heap, count)
  return new Array<Value>(count).fill(value)
}

const replicate: Emit = (instruction, scope) => {
  const from = scope.slot(instruction.valueAt(0))
  const to = scope.slot(instruction.result)
  return (registers) => {
    registers[to] = replicated(scope, instruction.resultType, registers[from] as Value)
  }
}

const shuffle: Emit = (instruction, scope) => {
  const first = scope.slot(instruction.valueAt(0))
  const second = scope.slot(instruction.valueAt(1))
  const to = scope.slot(instruction.result)
  const chosen = literals(instruction, 2)
  return (registers) => {
    const all = [...(registers[first] as Constituents), ...(registers[second] as Constituents)]
    registers[to] = chosen.map((index) =>
      index === 0xffffffff
        ? new Unknown('a component of OpVectorShuffle without a source')
        : (all[index] as Value),
    )
  }
}

function dynamicIndex(value: Value | undefined, count: number, section: string): number | Unknown {
  const index = indexOf(value)
  if (typeof index === 'number' && (index < 0 || index >= count))
    throw undefinedBehavior(section, `Index is ${index}, and the vector has ${count} components`)
  return index
}

const extractDynamic: Emit = ({ operands, result, name }, scope) => {
  const [vector, index] = operands.map(({ value }) => scope.slot(value)) as [number, number]
  const to = scope.slot(result)
  return (registers) => {
    const parts = registers[vector] as Constituents
    const position = dynamicIndex(registers[index], parts.length, name)
    registers[to] = typeof position === 'number' ? (parts[position] as Value) : position
  }
}

const insertDynamic: Emit = ({ operands, result, name }, scope) => {
  const [vector, component, index] = operands.map(({ value }) => scope.slot(value)) as [
    number,
    number,
    number,
  ]
  const to = scope.slot(result)
  return (registers) => {
    const parts = registers[vector] as Constituents
    const position = dynamicIndex(registers[index], parts.length, name)
    registers[to] =
      typeof position === 'number'
        ? parts.map((part, n) => (n === position ? (registers[component] as Value) : part))
        : openLike(parts, position, scope.heap)
  }
}

const copy: Emit = ({ operands, result }, scope): Op => {
  const from = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  return (registers) => {
    registers[to] = registers[from] as Value
  }
}

/** Composite Instructions. Memory layouts are not part of values, so OpCopyLogical copies as OpCopyObject does. */
export const composites: InstructionFamily = {
  OpCompositeExtract: extract,
  OpCompositeInsert: insert,
  OpCompositeConstruct: construct,
  OpCompositeConstructReplicateEXT: replicate,
  OpVectorShuffle: shuffle,
  OpVectorExtractDynamic: extractDynamic,
  OpVectorInsertDynamic: insertDynamic,
  OpCopyObject: copy,
  OpCopyLogical: copy,
  OpExpectKHR: copy,
}
