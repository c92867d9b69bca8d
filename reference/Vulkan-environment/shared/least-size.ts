import { instructions } from '#spec/grammar/grammar'
import { enumerant } from '../../core/shared/enumerant.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'

const types = new Set(
  instructions.filter((row) => row.name.startsWith('OpType')).map(({ opcode }) => opcode),
)
const physical = enumerant('StorageClass', 'PhysicalStorageBuffer')
const bitsPerOctet = 8

function known(module: Module, id: number | undefined): number {
  if (id === undefined || module.definition(id)?.name !== 'OpConstant') return 0
  return Number(module.integerValue(id) ?? 0n)
}

/** The octets of a type, when those of the types it is made of are known. */
function sizeOf(module: Module, type: Instruction, sizes: ReadonlyMap<number, number>): number {
  const part = (at: number): number => sizes.get(type.valueAt(at) ?? 0) ?? 0
  switch (type.name) {
    case 'OpTypeInt':
    case 'OpTypeFloat':
      return (type.valueAt(0) ?? 0) / bitsPerOctet
    case 'OpTypeVector':
    case 'OpTypeMatrix':
      return part(0) * (type.valueAt(1) ?? 0)
    case 'OpTypeVectorIdEXT':
    case 'OpTypeArray':
      return part(0) * known(module, type.valueAt(1))
    case 'OpTypeStruct':
      return type.operands.reduce((sum, { value }) => sum + (sizes.get(value) ?? 0), 0)
    case 'OpTypePointer':
      return type.valueAt(0) === physical ? 8 : 0
    default:
      return 0
  }
}

/** Worked out in the order of declarations: whatever a type is made of comes before it. */
const sizes = perModule((module): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  module.each(types, (type) => found.set(type.result, sizeOf(module, type, found)))
  return found
})

/**
 * The octets of the scalars in a type, without padding. Scalars without a size, such as Booleans, and arrays whose length
 * specialization may change count as 0, so an object takes no less.
 */
export function leastSize(module: Module, type: Instruction | undefined): number {
  return sizes(module).get(type?.result ?? 0) ?? 0
}
