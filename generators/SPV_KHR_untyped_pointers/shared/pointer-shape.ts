import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import type { Kind } from './pointer-into.ts'

/** A pointer type of either kind as it stands in a module. */
export interface PointerShape {
  readonly kind: Kind
  readonly storageClass: number
}

const kindByOpcode = new Map<number | undefined, Kind>([
  [instructionByName('OpTypePointer')?.opcode, 'typed'],
  [instructionByName('OpTypeUntypedPointerKHR')?.opcode, 'untyped'],
])

/** What the type with that id is; `undefined` where it is no pointer type. */
export function pointerShape(module: Module, type: number | undefined): PointerShape | undefined {
  const { opcode, words } = definition(module, type) ?? {}
  const kind = kindByOpcode.get(opcode)
  const storageClass = words?.[1]
  return kind === undefined || storageClass === undefined ? undefined : { kind, storageClass }
}
