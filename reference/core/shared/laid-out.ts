import type { Decoration, Instruction, Module } from '../../module.ts'
import { type EnumerantTerm, placeOf } from '../../terms.ts'
import { enumerant, enumerantSet, opcodeSet } from './grammar.ts'
import { resultType } from './operands.ts'
import { perModule } from './surveys.ts'
import {
  eachTypeDeclaration,
  innermostElement,
  isAnyArrayType,
  isStructType,
  pointeeType,
  storageClassOf,
} from './types.ts'

/** How a member, or the matrix in it, is laid out: what its decorations say, in bytes. */
export interface MemberLayout {
  readonly offset: number | undefined
  /** Whether OffsetIdEXT gives an offset. */
  readonly isOffsetById: boolean
  readonly matrixStride: number | undefined
  readonly rowMajor: boolean
  readonly columnMajor: boolean
}

type GrowingLayout = { -readonly [Key in keyof MemberLayout]: MemberLayout[Key] }

function nothing(): GrowingLayout {
  return {
    offset: undefined,
    isOffsetById: false,
    matrixStride: undefined,
    rowMajor: false,
    columnMajor: false,
  }
}

/** The layout of members without decorations. */
const noLayout: MemberLayout = nothing()

const offset = enumerant('Decoration', 'Offset')
const offsetId = enumerant('Decoration', 'OffsetIdEXT')
const matrixStride = enumerant('Decoration', 'MatrixStride')
const rowMajor = enumerant('Decoration', 'RowMajor')
const columnMajor = enumerant('Decoration', 'ColMajor')
const arrayStride = enumerant('Decoration', 'ArrayStride')

/** Layouts of the members of a structure type, in order. */
export function memberLayouts(module: Module, structure: Instruction): readonly MemberLayout[] {
  const { length } = structure.operands
  const layouts: GrowingLayout[] = new Array<GrowingLayout>(length).fill(noLayout)
  for (const { member, decoration, operands } of module.memberDecorations(structure.result)) {
    if (member >= length) continue
    let layout = layouts[member] as GrowingLayout
    if (layout === noLayout) {
      layout = nothing()
      layouts[member] = layout
    }
    if (decoration === offset) layout.offset = operands[0]?.value
    else if (decoration === offsetId) layout.isOffsetById = true
    else if (decoration === matrixStride) layout.matrixStride = operands[0]?.value
    else if (decoration === rowMajor) layout.rowMajor = true
    else if (decoration === columnMajor) layout.columnMajor = true
  }
  return layouts
}

/** ArrayStride of a type in bytes; `undefined` where it has none. */
export function arrayStrideOf(module: Module, type: Instruction): number | undefined {
  for (const { decoration, operands } of module.decorations(type.result))
    if (decoration === arrayStride) return operands[0]?.value
  return undefined
}

/** The last one is added by SPV_KHR_ray_tracing. */
const explicitNames = ['Uniform', 'PushConstant', 'StorageBuffer', 'ShaderRecordBufferKHR']
const explicitClasses: ReadonlySet<number> = enumerantSet('StorageClass', ...explicitNames)
const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')
const workgroup = enumerant('StorageClass', 'Workgroup')

/** The storage classes, as terms; types need an explicit layout only in modules that use one of them. */
export const classesWithLayout: readonly EnumerantTerm[] = [
  ...explicitNames,
  'PhysicalStorageBuffer',
  'Workgroup',
].map((name): EnumerantTerm => `StorageClass.${name}`)

const none: readonly never[] = []

const block = enumerant('Decoration', 'Block')
const bufferBlock = enumerant('Decoration', 'BufferBlock')
const byId: ReadonlySet<number> = enumerantSet('Decoration', 'OffsetIdEXT', 'ArrayStrideIdEXT')

const isLaidOutConstituent = opcodeSet([
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

function isById({ decoration }: Decoration): boolean {
  return byId.has(decoration)
}

/** Whether any instruction decorates by id. */
function hasDecorationsById(module: Module): boolean {
  const { length } = module.instructions
  for (let index = 0; index < length; index++) {
    const place = placeOf(module.opcodeAt(index))
    if (place?.kind !== 'Decoration') continue
    if (byId.has(module.words[module.wordAt(index) + place.offset] as number)) return true
  }
  return false
}

function isDecoratedById(module: Module, type: Instruction): boolean {
  return (
    module.decorations(type.result).some(isById) ||
    (isStructType(type) && module.memberDecorations(type.result).some(isById))
  )
}

/**
 * Ids of types whose layout depends on descriptors or on decorations by id: what holds for such types is for the text
 * that brings those in. Parts of a type come before it.
 */
const leftToOwner = perModule((module): ReadonlySet<number> => {
  const left = new Set<number>()
  const hasById = hasDecorationsById(module)
  const { words } = module
  eachTypeDeclaration(module, (type) => {
    const first = type.word + 2
    let isLeft = !isLaidOutConstituent(type) || (hasById && isDecoratedById(module, type))
    // A length does not depend on which side lays it out.
    const end = isStructType(type)
      ? type.word + type.wordCount
      : isAnyArrayType(type)
        ? first + 1
        : 0
    for (let word = first; word < end && left.size > 0 && !isLeft; word++)
      isLeft = left.has(words[word] as number)
    if (isLeft) left.add(type.result)
  })
  return left
})

function rootsOf(module: Module): readonly (Instruction | undefined)[] {
  const workgroupBlocks = module.capabilities.has('WorkgroupMemoryExplicitLayoutKHR')
  const roots: (Instruction | undefined)[] = []
  for (const variable of module.all('OpVariable')) {
    const storage = variable.valueAt(0)
    const isExplicit = asksForLayout(storage)
    if (!isExplicit && (storage !== workgroup || !workgroupBlocks)) continue
    const type = pointeeType(module, resultType(module, variable))
    if (isExplicit || isBlockStructure(module, type)) roots.push(type)
  }
  for (const pointer of module.all('OpTypePointer')) {
    if (storageClassOf(pointer) !== physicalStorageBuffer) continue
    if (module.uses(pointer.result).some((user) => user.resultType === pointer.result))
      roots.push(pointeeType(module, pointer))
  }
  for (const pointer of module.all('OpBufferPointerEXT')) {
    const type = resultType(module, pointer)
    if (asksForLayout(storageClassOf(type))) roots.push(pointeeType(module, type))
  }
  return roots
}

/** The aggregate types that are, or are in, some types, each once. */
export function aggregatesIn(
  module: Module,
  types: readonly (Instruction | undefined)[],
): readonly Instruction[] {
  const seen = new Set<Instruction>()
  const open = types.filter((root) => root !== undefined)
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    const isStructure = isStructType(type)
    if (seen.has(type) || (!isStructure && !isAnyArrayType(type))) continue
    seen.add(type)
    for (const { value } of isStructure ? type.operands : type.operands.slice(0, 1)) {
      const part = module.definition(value)
      if (part !== undefined) open.push(part)
    }
  }
  return [...seen]
}

/**
 * Composite types that objects in storage classes with an explicit layout consist of, each once: types of variables, of
 * the data of buffers, of the pointees of pointers into PhysicalStorageBuffer, and all types in those.
 */
const allLaidOutTypes = perModule((module) => aggregatesIn(module, rootsOf(module)))

/** Whether descriptors or decorations by id take part in the layout of a type, so that it is not for core to judge. */
export function isLaidOutByOthers(module: Module, { result }: Instruction): boolean {
  return leftToOwner(module).has(result)
}

/** Types that the core specification alone lays out. */
export const laidOutTypes = perModule((module): readonly Instruction[] => {
  const all = allLaidOutTypes(module)
  if (all.length === 0) return all
  const left = leftToOwner(module)
  return left.size === 0 ? all : all.filter(({ result }) => !left.has(result))
})

/**
 * Those of them that descriptors or decorations by id take part in: here only what decorations of the core specification
 * say among themselves is judged, not what is missing.
 */
export const partlyLaidOutTypes = perModule((module): readonly Instruction[] => {
  const all = allLaidOutTypes(module)
  if (all.length === 0) return none
  const left = leftToOwner(module)
  return left.size === 0 ? none : all.filter(({ result }) => left.has(result))
})

/** Whether it is an array, of arrays at any depth, of blocks. */
export function isArrayOfBlocks(module: Module, type: Instruction): boolean {
  return isAnyArrayType(type) && isBlockStructure(module, innermostElement(module, type))
}
