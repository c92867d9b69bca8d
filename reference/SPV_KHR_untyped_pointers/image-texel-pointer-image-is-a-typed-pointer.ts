import { whereDeclared } from './shared/gated.ts'
import { operandOfType } from './shared/operand-of-type.ts'
import { isTypedPointerType } from './shared/untyped.ts'

/** OpImageTexelPointer, Image: the core sentence that the text leaves as it is. */
export const check = whereDeclared(
  operandOfType(
    'SPV_KHR_untyped_pointers/image-texel-pointer-image-is-a-typed-pointer',
    ['OpImageTexelPointer'],
    { Image: 0 },
    isTypedPointerType,
    'a typed pointer',
  ),
)
