import { isStructType } from '../../core/shared/composite-type.ts'
import { innermostElement } from '../../core/shared/innermost.ts'
import type { Instruction, Module } from '../../module.ts'
import type { SmallWidth } from './small-width.ts'
import { storageClass } from './storage-class.ts'

/** Whether a type with small scalars may be seen in a storage class; `undefined` where it cannot be said. */
function isAdmitted(
  module: Module,
  type: Instruction,
  storage: number,
  { byClass, inBufferBlock }: SmallWidth,
): boolean | undefined {
  const { capabilities } = module
  if (capabilities.has(byClass.get(storage) ?? '')) return true
  if (storage !== storageClass.Uniform || inBufferBlock === undefined) return false
  if (!capabilities.has(inBufferBlock)) return false
  const structure = innermostElement(module, type)
  if (!isStructType(structure)) return undefined
  if (module.isDecorated(structure.result, 'BufferBlock')) return true
  return module.isDecorated(structure.result, 'Block') ? false : undefined
}

/**
 * Whether a type with scalars of a small width, which storage capabilities alone enable, is seen in a storage class
 * for which none of them is declared.
 *
 * @param unknown what to say of a type in Uniform that may or may not be part of a BufferBlock.
 */
export function needsStorageCapability(
  module: Module,
  type: Instruction | undefined,
  storage: number | undefined,
  width: SmallWidth,
  unknown: boolean,
): boolean {
  if (type === undefined || storage === undefined) return false
  const { capabilities } = module
  if (!width.storage.some((name) => capabilities.has(name))) return false
  if (!width.isIn(module, type)) return false
  return !(isAdmitted(module, type, storage, width) ?? !unknown)
}
