import { instructions } from '#spec/grammar/grammar'
import { modeOf } from '../../core/modes/entry-points.ts'
import { enumerant } from '../../core/shared/grammar.ts'
import { perModule } from '../../core/shared/surveys.ts'
import type { Instruction, Module } from '../../module.ts'
import { constantScalars, integerOf } from '../../shared/constant-scalars.ts'

const [builtIn, workgroupSize] = [
  enumerant('Decoration', 'BuiltIn'),
  enumerant('BuiltIn', 'WorkgroupSize'),
]
const [localSize, localSizeId] = [
  enumerant('ExecutionMode', 'LocalSize'),
  enumerant('ExecutionMode', 'LocalSizeId'),
]

/** Numbers in the size of a workgroup. */
const dimensions = 3

/** The value of a constant that specialization does not change. */
export function plainValue(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name.startsWith('OpSpecConstant') === true) return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(value)
}

/** Sizes by dimension; `undefined` if they are not known. */
export type Size = readonly (number | undefined)[]

const decorations = perModule((module) => ({
  ofSize: module
    .all('OpDecorate')
    .find((each) => each.valueAt(1) === builtIn && each.valueAt(2) === workgroupSize),
}))

/** The decoration that makes a constant the built-in WorkgroupSize. */
export function workgroupSizeDecoration(module: Module): Instruction | undefined {
  return decorations(module).ofSize
}

/** The mode that gives an entry point its size, and that size. */
export function sizeOfMode(
  module: Module,
  entryPoint: Instruction,
): { readonly mode: Instruction; readonly size: Size } | undefined {
  const literals = modeOf(module, entryPoint, localSize)
  if (literals !== undefined)
    return { mode: literals, size: literals.operands.slice(2).map(({ value }) => value) }
  const ids = modeOf(module, entryPoint, localSizeId)
  return (
    ids && {
      mode: ids,
      size: ids.operands.slice(2).map(({ value }) => plainValue(module, value)),
    }
  )
}

/** The size of the workgroups of an entry point; empty where it is not given. */
export function sizeOf(module: Module, entryPoint: Instruction): Size {
  const decorated = workgroupSizeDecoration(module)
  if (decorated === undefined) return sizeOfMode(module, entryPoint)?.size ?? []
  return constantScalars(module, decorated.valueAt(0) ?? 0, dimensions).map((scalar) => {
    const value = integerOf(scalar)
    return value === undefined ? undefined : Number(value)
  })
}

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
function sizeOfType(module: Module, type: Instruction, sizes: ReadonlyMap<number, number>): number {
  const part = (index: number): number => sizes.get(type.valueAt(index) ?? 0) ?? 0
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
  module.each(types, (type) => found.set(type.result, sizeOfType(module, type, found)))
  return found
})

/**
 * The octets of the scalars in a type, without padding. Scalars without a size, such as Booleans, and arrays whose length
 * specialization may change count as 0, so an object takes no less.
 */
export function leastSize(module: Module, type: Instruction | undefined): number {
  return sizes(module).get(type?.result ?? 0) ?? 0
}
