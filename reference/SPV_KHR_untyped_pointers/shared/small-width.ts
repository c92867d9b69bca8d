import { type Contains, containing } from '../../core/shared/contains-type.ts'
import { isFloatType, isIntegerType } from '../../core/shared/scalar-type.ts'
import type { Instruction } from '../../module.ts'
import { eightBitStorage, sixteenBitStorage } from './storage-capabilities.ts'
import { storageClass } from './storage-class.ts'

/** How scalar types of one small width are admitted to memory. */
export interface SmallWidth {
  readonly bits: 8 | 16
  /** The capabilities that admit them to memory alone. */
  readonly storage: readonly string[]
  /** Per storage class the capability that admits them there, itself or by implication; other classes have none. */
  readonly byClass: ReadonlyMap<number, string>
  /** The capability that admits them to Uniform where a BufferBlock is around. */
  readonly inBufferBlock?: string
  /** Whether a type is of this width, or holds one that is, and no other capability enables that. */
  readonly isIn: Contains
}

const { StorageBuffer, PhysicalStorageBuffer, Uniform, PushConstant, Workgroup } = storageClass

function isOfWidth({ operands }: Instruction, bits: number): boolean {
  return operands[0]?.value === bits
}

/** 16-bit integer and floating-point types. */
export const sixteenBits: SmallWidth = {
  bits: 16,
  storage: sixteenBitStorage,
  byClass: new Map([
    [StorageBuffer, 'StorageBuffer16BitAccess'],
    [PhysicalStorageBuffer, 'StorageBuffer16BitAccess'],
    [Uniform, 'UniformAndStorageBuffer16BitAccess'],
    [PushConstant, 'StoragePushConstant16'],
    [storageClass.Input, 'StorageInputOutput16'],
    [storageClass.Output, 'StorageInputOutput16'],
    [Workgroup, 'WorkgroupMemoryExplicitLayout16BitAccessKHR'],
  ]),
  inBufferBlock: 'StorageBuffer16BitAccess',
  isIn: containing((type, { capabilities }) => {
    if (!isOfWidth(type, 16)) return false
    if (isIntegerType(type)) return !capabilities.has('Int16')
    // With an encoding the type comes from an extension.
    const isHalf = isFloatType(type) && type.operands.length === 1
    return isHalf && !capabilities.has('Float16') && !capabilities.has('Float16Buffer')
  }),
}

/** 8-bit integer types. */
export const eightBits: SmallWidth = {
  bits: 8,
  storage: eightBitStorage,
  byClass: new Map([
    [StorageBuffer, 'StorageBuffer8BitAccess'],
    [PhysicalStorageBuffer, 'StorageBuffer8BitAccess'],
    [Uniform, 'UniformAndStorageBuffer8BitAccess'],
    [PushConstant, 'StoragePushConstant8'],
    [Workgroup, 'WorkgroupMemoryExplicitLayout8BitAccessKHR'],
  ]),
  isIn: containing(
    (type, { capabilities }) =>
      isIntegerType(type) && isOfWidth(type, 8) && !capabilities.has('Int8'),
  ),
}
