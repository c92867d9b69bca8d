import type { Instruction, Module } from '../../module.ts'
import { addressWidth } from '../shared/addressing.ts'
import { constituentCount, constituentType, isStructType } from '../shared/composite-type.ts'
import { isAnyArrayType } from '../shared/innermost.ts'
import { isPointerType, pointeeType } from '../shared/pointer-type.ts'
import { isIntegerType, scalarWidth } from '../shared/scalar-type.ts'

/** The instructions that ask for sizes and counts of a kernel, and where Invoke stands in them and in the one that enqueues it. */
export const invokeAt: Readonly<Record<string, number>> = {
  OpEnqueueKernel: 6,
  OpGetKernelNDrangeSubGroupCount: 1,
  OpGetKernelNDrangeMaxSubGroupSize: 1,
  OpGetKernelWorkGroupSize: 0,
  OpGetKernelPreferredWorkGroupSizeMultiple: 0,
  OpGetKernelLocalSizeForSubgroupCount: 1,
  OpGetKernelMaxNumSubgroups: 0,
}

/** The operands before Local Size. */
export const localSizesAt = 10

/** Whether it is a pointer type, typed ones to a type that fits; the pointee of untyped ones is not known. */
export function isPointerTo(
  module: Module,
  type: Instruction | undefined,
  fits: (pointee: Instruction) => boolean,
): boolean {
  if (!isPointerType(type)) return false
  const pointee = pointeeType(module, type)
  return pointee === undefined || fits(pointee)
}

/** Whether it is an integer type of 8 bits. */
export function isOctet(type: Instruction): boolean {
  return isIntegerType(type) && scalarWidth(type) === 8
}

/** Whether it is an integer type as wide as addresses, which in the logical addressing model have no width. */
export function isAddressWide(module: Module, type: Instruction | undefined): boolean {
  const width = addressWidth(module)
  return isIntegerType(type) && (width === undefined || scalarWidth(type) === width)
}

/** Whether it is an array of such integers with one of those lengths, or one that specialization gives. */
export function isArrayOfSizes(
  module: Module,
  type: Instruction | undefined,
  lengths: readonly number[],
): boolean {
  if (type === undefined || !isAnyArrayType(type)) return false
  const length = constituentCount(module, type)
  return (
    isAddressWide(module, constituentType(module, type, 0)) &&
    (length === undefined || lengths.includes(length))
  )
}

/** Whether a type is the structure that OpBuildNDRange builds. */
export function isRange(type: Instruction, module: Module): boolean {
  if (!isStructType(type) || type.operands.length !== 4) return false
  const [dimensions, ...sizes] = [0, 1, 2, 3].map((at) => constituentType(module, type, at))
  return (
    isIntegerType(dimensions) &&
    scalarWidth(dimensions) === 32 &&
    sizes.every((size) => isArrayOfSizes(module, size, [3]))
  )
}
