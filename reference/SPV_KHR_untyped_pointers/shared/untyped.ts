import type { Named } from '../../core/shared/named.ts'
import type { Instruction } from '../../module.ts'

/** Whether it declares an untyped pointer type. */
export function isUntypedPointerType(
  type: Instruction | undefined,
): type is Named<'OpTypeUntypedPointerKHR'> {
  return type?.name === 'OpTypeUntypedPointerKHR'
}

/** Whether it declares a typed pointer type. */
export function isTypedPointerType(type: Instruction | undefined): type is Named<'OpTypePointer'> {
  return type?.name === 'OpTypePointer'
}

/** Id of the type that a typed pointer type points to; `undefined` for all else. */
export function pointeeId(type: Instruction | undefined): number | undefined {
  return isTypedPointerType(type) ? type.operands[1]?.value : undefined
}
