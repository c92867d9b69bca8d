import type { Instruction, Module } from '../../module.ts'
import { constituentType, isStructType } from '../shared/composite-type.ts'
import { containsType } from '../shared/contains-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../shared/innermost.ts'
import { perModule } from '../shared/per-module.ts'
import { pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'

const explicitClasses: ReadonlySet<number> = new Set(
  ['Uniform', 'PushConstant', 'StorageBuffer'].map((name) => enumerant('StorageClass', name)),
)
const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')
const workgroup = enumerant('StorageClass', 'Workgroup')

const block = enumerant('Decoration', 'Block')
const bufferBlock = enumerant('Decoration', 'BufferBlock')
const byId: ReadonlySet<number> = new Set(
  ['OffsetIdEXT', 'ArrayStrideIdEXT'].map((name) => enumerant('Decoration', name)),
)

const laidOutConstituents: ReadonlySet<string> = new Set([
  'OpTypeBool',
  'OpTypeInt',
  'OpTypeFloat',
  'OpTypeVector',
  'OpTypeVectorIdEXT',
  'OpTypeMatrix',
  'OpTypeArray',
  'OpTypeRuntimeArray',
  'OpTypeStruct',
  'OpTypePointer',
  'OpTypeUntypedPointerKHR',
])

/** Whether a structure type, by its own decorations, is a memory interface block. */
export function isBlockStructure(module: Module, type: Instruction | undefined): boolean {
  return (
    isStructType(type) &&
    module
      .decorations(type.result)
      .some(({ decoration }) => decoration === block || decoration === bufferBlock)
  )
}

/** Whether the storage class asks for an explicit layout, of whatever lies in it. */
export function asksForLayout(storageClass: number | undefined): boolean {
  return (
    storageClass !== undefined &&
    (explicitClasses.has(storageClass) || storageClass === physicalStorageBuffer)
  )
}

/**
 * Whether the layout of a type depends on descriptors or on decorations by id: what holds for such types is for the
 * text that brings those in.
 */
function isLeftToOwner(module: Module, root: Instruction): boolean {
  return containsType(
    module,
    root,
    ({ name, result }) =>
      !laidOutConstituents.has(name) ||
      module.decorations(result).some(({ decoration }) => byId.has(decoration)) ||
      (name === 'OpTypeStruct' &&
        module.memberDecorations(result).some(({ decoration }) => byId.has(decoration))),
  )
}

function rootsOf(module: Module): readonly (Instruction | undefined)[] {
  const workgroupBlocks = module.capabilities.has('WorkgroupMemoryExplicitLayoutKHR')
  const roots: (Instruction | undefined)[] = []
  for (const variable of module.all('OpVariable')) {
    const storage = variable.operands[0]?.value
    const type = pointeeType(module, resultType(module, variable))
    if (asksForLayout(storage)) roots.push(type)
    if (storage === workgroup && workgroupBlocks && isBlockStructure(module, type)) roots.push(type)
  }
  for (const pointer of module.all('OpTypePointer')) {
    if (storageClassOf(pointer) !== physicalStorageBuffer) continue
    if (module.uses(pointer.result).some((user) => user.resultType === pointer.result))
      roots.push(pointeeType(module, pointer))
  }
  return roots
}

/**
 * Composite types that objects in storage classes with an explicit layout consist of, each once: types of variables,
 * of what pointers into PhysicalStorageBuffer point to, and all types in those.
 */
export const laidOutTypes = perModule((module): readonly Instruction[] => {
  const found = new Set<Instruction>()
  for (const root of rootsOf(module)) {
    if (root === undefined || isLeftToOwner(module, root)) continue
    const open = [root]
    for (let type = open.pop(); type !== undefined; type = open.pop()) {
      if (found.has(type)) continue
      if (isStructType(type)) {
        found.add(type)
        for (const { value } of type.operands) {
          const member = module.definition(value)
          if (member !== undefined) open.push(member)
        }
      } else if (isAnyArrayType(type)) {
        found.add(type)
        const element = constituentType(module, type, 0)
        if (element !== undefined) open.push(element)
      }
    }
  }
  return [...found]
})

/** Whether it is an array, of arrays at any depth, of blocks. */
export function isArrayOfBlocks(module: Module, type: Instruction): boolean {
  return isAnyArrayType(type) && isBlockStructure(module, innermostElement(module, type))
}
