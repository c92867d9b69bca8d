import { opcodeOf } from '#spec/grammar/opcodes'
import { layoutsOf } from '../../block-layouts.ts'
import { enumerant, enumerantSet } from '../../core/shared/grammar.ts'
import {
  isLaidOutByOthers,
  laidOutTypes,
  type MemberLayout,
  memberLayouts,
} from '../../core/shared/laid-out.ts'
import { operandDefinition, operandType, resultType } from '../../core/shared/operands.ts'
import {
  constituentType,
  innermostElement,
  isAnyArrayType,
  isStructType,
  pointeeType,
  storageClassOf,
} from '../../core/shared/types.ts'
import { declaresVariable, heldType } from '../../core/shared/variables.ts'
import type { Instruction, Module } from '../../module.ts'
import { chains as untypedChains } from '../../shared/untyped-operands.ts'
import { type Alignments, alignmentsOf, unit } from './alignments.ts'

const untypedAccesses: ReadonlySet<number> = new Set(
  ['OpLoad', 'OpStore', ...untypedChains].map(opcodeOf),
)

const scalarClasses = enumerantSet(
  'StorageClass',
  'Uniform',
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'ShaderRecordBufferKHR',
  'PushConstant',
)
const [uniform, workgroup, physical] = [
  enumerant('StorageClass', 'Uniform'),
  enumerant('StorageClass', 'Workgroup'),
  enumerant('StorageClass', 'PhysicalStorageBuffer'),
]

/** The alignment that members have in a storage class. */
export type AlignmentKind = keyof Alignments

/** A type in a storage class, with the alignment of its members or of itself. */
interface LaidOutPlace {
  readonly type: Instruction
  readonly kind: AlignmentKind
  /** Bytes from a unit to it, as the Offsets around it say; `undefined` where it may begin anywhere. */
  readonly start: number | undefined
}

/** A type with the alignment of its members, and where it begins: each start once. */
export interface PlacedType extends Omit<LaidOutPlace, 'start'> {
  readonly starts: readonly number[]
}

/** Whether it is a structure type with Block. */
export function isBlock(module: Module, type: Instruction | undefined): boolean {
  return type !== undefined && module.isDecorated(type.result, 'Block')
}

/** The alignment of the members of the outermost structure of a type in a storage class. */
function kindIn(module: Module, type: Instruction, storageClass: number): AlignmentKind {
  const layouts = layoutsOf(module)
  if (scalarClasses.has(storageClass) && layouts.scalar === true) return 'scalar'
  if (storageClass === workgroup && layouts.workgroupScalar === true) return 'scalar'
  const isExtended = storageClass === uniform && layouts.uniformStandard !== true
  return isExtended && isBlock(module, innermostElement(module, type)) ? 'extended' : 'base'
}

const laidOutClasses: ReadonlySet<number> = new Set([...scalarClasses, workgroup])

/** Types that variables and pointers lay out, typed ones. */
function typedRoots(module: Module): LaidOutPlace[] {
  const roots: LaidOutPlace[] = []
  const laidOut = new Set(laidOutTypes(module))
  const add = (type: Instruction | undefined, storageClass: number): void => {
    if (type !== undefined && laidOut.has(type))
      roots.push({ type, kind: kindIn(module, type, storageClass), start: 0 })
  }
  for (const variable of module.all('OpVariable')) {
    const storageClass = variable.valueAt(0) ?? -1
    if (!laidOutClasses.has(storageClass)) continue
    const type = heldType(module, variable)
    if (storageClass !== workgroup || isBlock(module, innermostElement(module, type)))
      add(type, storageClass)
  }
  for (const pointer of module.all('OpTypePointer'))
    if (storageClassOf(pointer) === physical) add(pointeeType(module, pointer), physical)
  for (const pointer of module.all('OpBufferPointerEXT')) {
    const type = resultType(module, pointer)
    add(pointeeType(module, type), storageClassOf(type) ?? -1)
  }
  return roots
}

/** Types that untyped pointers lay out: of variables, and those by which memory is accessed. */
function untypedRoots(module: Module): LaidOutPlace[] {
  const roots: LaidOutPlace[] = []
  if (!module.capabilities.has('UntypedPointersKHR')) return roots
  const add = (type: Instruction | undefined, storageClass: number, pointer?: number): void => {
    if (type === undefined || !scalarClasses.has(storageClass)) return
    const beginsThere = pointer === undefined || beginsAnObject(module, pointer)
    const start = beginsThere ? 0 : undefined
    roots.push({ type, kind: kindIn(module, type, storageClass), start })
  }
  for (const variable of module.all('OpUntypedVariableKHR'))
    add(heldType(module, variable), variable.valueAt(0) ?? -1)
  module.each(untypedAccesses, (access) => {
    const place = access.name === 'OpLoad' || access.name === 'OpStore' ? 0 : 1
    const pointer = operandType(module, access, place)
    if (place === 0 && pointer?.name !== 'OpTypeUntypedPointerKHR') return
    const type =
      access.name === 'OpLoad'
        ? resultType(module, access)
        : access.name === 'OpStore'
          ? operandType(module, access, 1)
          : operandDefinition(module, access, 0)
    add(type, storageClassOf(pointer) ?? -1, access.valueAt(place))
  })
  return roots
}

/** Whether a pointer is that of a variable or of the data of a buffer, so that what it points to begins with a unit. */
function beginsAnObject(module: Module, pointer: number): boolean {
  const definition = module.definition(pointer)
  return (
    definition !== undefined &&
    (declaresVariable(definition) || definition.name === 'OpBufferPointerEXT')
  )
}

const kinds: readonly AlignmentKind[] = ['scalar', 'base', 'extended']
/** Starts within a unit, and that nothing is known about it. */
const mostStarts = unit + 1

/** Every laid-out type in the roots, once for each alignment of its members. */
export function placesOf(module: Module): readonly PlacedType[] {
  const open = [...typedRoots(module), ...untypedRoots(module)]
  const placed = new Map<number, PlacedType & { readonly starts: number[] }>()
  const seen = new Set<number>()
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { type, kind, start } = place
    if (!isAnyArrayType(type) && !isStructType(type)) continue
    const key = type.index * kinds.length + kinds.indexOf(kind)
    const keyWithStart = key * mostStarts + (start ?? unit)
    if (seen.has(keyWithStart) || isLaidOutByOthers(module, type)) continue
    seen.add(keyWithStart)
    const before = placed.get(key)
    if (before === undefined)
      placed.set(key, { type, kind, starts: start === undefined ? [] : [start] })
    else if (start !== undefined) before.starts.push(start)
    if (isAnyArrayType(type)) {
      const element = constituentType(module, type, 0)
      if (element !== undefined) open.push({ type: element, kind, start })
      continue
    }
    let layouts: readonly MemberLayout[] | undefined
    for (let member = 0; member < type.operands.length; member++) {
      const part = constituentType(module, type, member)
      if (part === undefined || (!isAnyArrayType(part) && !isStructType(part))) continue
      layouts ??= memberLayouts(module, type)
      const { offset, rowMajor = false } = layouts[member] ?? {}
      const alignment = alignmentsOf(module, part, rowMajor)?.[kind] ?? 1
      // Only the members of the block itself have the extended alignment for certain.
      const isNested = isStructType(innermostElement(module, part))
      open.push({
        type: part,
        kind: isNested && kind === 'extended' ? 'base' : kind,
        // Straddling is not judged where the alignment is scalar, nor beneath what is not aligned.
        start:
          kind === 'scalar' ||
          start === undefined ||
          offset === undefined ||
          offset % alignment !== 0
            ? undefined
            : (start + offset) % unit,
      })
    }
  }
  return [...placed.values()]
}
