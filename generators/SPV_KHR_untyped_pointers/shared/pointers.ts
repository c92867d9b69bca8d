import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { MakerError } from '../../maker-error.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import type { Kind } from './pointer-into.ts'

/** The value of the storage class with that name. */
export function storageClass(name: string): number {
  const row = enumerantByName('StorageClass', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no class ${name}`)
  return row.value
}

/** The name of the storage class with that value; `''` where there is none. */
export function storageClassName(value: number | undefined): string {
  return enumerantByValue('StorageClass', value ?? -1)?.name ?? ''
}

const models = ['Logical', 'Physical32', 'Physical64'] as const

const physicalStorageBuffer64 = 5348

/** The addressing model of a module; `undefined` where it has none of the core specification's. */
function addressingOf(
  module: Module,
): (typeof models)[number] | 'PhysicalStorageBuffer64' | undefined {
  const [at = -1] = ordinalsOf(module, 'OpMemoryModel')
  const value = module.instructions[at]?.words[0] ?? -1
  return value === physicalStorageBuffer64 ? 'PhysicalStorageBuffer64' : models[value]
}

/** True where pointers into every storage class are physical. */
export function isPhysical(module: Module): boolean {
  return addressingOf(module)?.match(/^Physical(32|64)$/) != null
}

/** True of an instruction, by its ordinal, whose result nobody asks for: its type may change. */
export function hasIdleResult(module: Module, at: number): boolean {
  const instruction = module.instructions[at]
  if (instruction === undefined) return false
  const { result } = resultsOf(instruction)
  return result !== 0 && isUnused(module, result)
}

/** A pointer type of either kind as it stands in a module. */
interface PointerShape {
  readonly kind: Kind
  readonly storageClass: number
}

const kindByOpcode = new Map<number | undefined, Kind>([
  [opcodeOf('OpTypePointer'), 'typed'],
  [opcodeOf('OpTypeUntypedPointerKHR'), 'untyped'],
])

/** What the type with that id is; `undefined` where it is no pointer type. */
function pointerShape(module: Module, type: number | undefined): PointerShape | undefined {
  const { opcode, words } = definition(module, type) ?? {}
  const kind = kindByOpcode.get(opcode)
  const storageClass = words?.[1]
  return kind === undefined || storageClass === undefined ? undefined : { kind, storageClass }
}

/** A pointer as it stands in a module. */
interface Pointer extends PointerShape {
  readonly id: number
  readonly type: number
  /** What a typed one points to. */
  readonly pointee: number | undefined
}

function pointerOf(module: Module, id: number, type: number | undefined): Pointer | undefined {
  const shape = pointerShape(module, type)
  if (type === undefined || shape === undefined) return undefined
  const pointee = shape.kind === 'typed' ? definition(module, type)?.words[2] : undefined
  return { ...shape, id, type, pointee }
}

/** The pointer with that id; `undefined` where it is something else. */
export function pointerWith(module: Module, id: number | undefined): Pointer | undefined {
  return id === undefined ? undefined : pointerOf(module, id, typeOf(module, id))
}
