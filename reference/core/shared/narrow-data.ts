import { instructionByName } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { type Contains, containing } from './contains-type.ts'
import { enumerant } from './enumerant.ts'
import { isFloatType, isIntegerType, scalarWidth } from './scalar-type.ts'

/** How scalar types of one small width are admitted to memory without arithmetic. */
export interface NarrowData {
  readonly bits: 8 | 16
  /** The capabilities of the storage extension of this width. */
  readonly capabilities: readonly string[]
  /** These, and the one that admits the types to Workgroup. */
  readonly storage: readonly string[]
  /** Per storage class the capability that admits them there, itself or by implication; other classes have none. */
  readonly byClass: ReadonlyMap<number, string>
  /** The capability that admits them to Uniform where a BufferBlock is around. */
  readonly inBufferBlock?: string
  /** Whether a type is of this width, or holds one that is, and no arithmetic capability enables that. */
  readonly isIn: Contains
}

function classes(names: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(names).map(([name, capability]) => [
      enumerant('StorageClass', name),
      capability,
    ]),
  )
}

const ofSixteenBits = [
  'StorageBuffer16BitAccess',
  'UniformAndStorageBuffer16BitAccess',
  'StoragePushConstant16',
  'StorageInputOutput16',
]

/** 16-bit integer and floating-point types. */
export const sixteenBits: NarrowData = {
  bits: 16,
  capabilities: ofSixteenBits,
  storage: [...ofSixteenBits, 'WorkgroupMemoryExplicitLayout16BitAccessKHR'],
  byClass: classes({
    StorageBuffer: 'StorageBuffer16BitAccess',
    PhysicalStorageBuffer: 'StorageBuffer16BitAccess',
    ShaderRecordBufferKHR: 'StorageBuffer16BitAccess',
    Uniform: 'UniformAndStorageBuffer16BitAccess',
    PushConstant: 'StoragePushConstant16',
    Input: 'StorageInputOutput16',
    Output: 'StorageInputOutput16',
    Workgroup: 'WorkgroupMemoryExplicitLayout16BitAccessKHR',
  }),
  inBufferBlock: 'StorageBuffer16BitAccess',
  isIn: containing((type, { capabilities }) => {
    if (scalarWidth(type) !== 16) return false
    if (isIntegerType(type)) return !capabilities.has('Int16')
    // With an encoding the type comes from an extension.
    const isHalf = isFloatType(type) && type.operands.length === 1
    return isHalf && !capabilities.has('Float16') && !capabilities.has('Float16Buffer')
  }),
}

const ofEightBits = [
  'StorageBuffer8BitAccess',
  'UniformAndStorageBuffer8BitAccess',
  'StoragePushConstant8',
]

/** 8-bit integer types. */
export const eightBits: NarrowData = {
  bits: 8,
  capabilities: ofEightBits,
  storage: [...ofEightBits, 'WorkgroupMemoryExplicitLayout8BitAccessKHR'],
  byClass: classes({
    StorageBuffer: 'StorageBuffer8BitAccess',
    PhysicalStorageBuffer: 'StorageBuffer8BitAccess',
    ShaderRecordBufferKHR: 'StorageBuffer8BitAccess',
    Uniform: 'UniformAndStorageBuffer8BitAccess',
    PushConstant: 'StoragePushConstant8',
    Workgroup: 'WorkgroupMemoryExplicitLayout8BitAccessKHR',
  }),
  isIn: containing(
    (type, { capabilities }) =>
      isIntegerType(type) && scalarWidth(type) === 8 && !capabilities.has('Int8'),
  ),
}

/** Types whose texts have rules of their own on the narrow data in them. */
const withOwnRules = [
  'OpTypeCooperativeMatrixKHR',
  'OpTypeCooperativeMatrixNV',
  'OpTypeTensorARM',
].flatMap((name) => instructionByName(name)?.opcode ?? [])

/**
 * Whether a type is or holds scalars of a small width that only storage capabilities enable, so that little may be done
 * with its values. Modules with types whose texts have rules of their own on narrow data have none.
 */
export function holdsNarrow(
  module: Module,
  type: Instruction | undefined,
  { capabilities, isIn }: NarrowData,
): boolean {
  if (type === undefined || !capabilities.some((name) => module.capabilities.has(name)))
    return false
  return isIn(module, type) && !withOwnRules.some((opcode) => module.has(opcode))
}

const uniform = enumerant('StorageClass', 'Uniform')

/** Whether a declared capability admits narrow data to a storage class, in blocks of some kind at least. */
export function isAdmittedTo(
  { capabilities }: Module,
  storage: number,
  { byClass, inBufferBlock }: NarrowData,
): boolean {
  if (capabilities.has(byClass.get(storage) ?? '')) return true
  return storage === uniform && inBufferBlock !== undefined && capabilities.has(inBufferBlock)
}
