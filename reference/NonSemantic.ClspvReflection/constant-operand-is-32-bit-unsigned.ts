import { isUnsigned } from '../core/shared/scalar-type.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { operandCheck } from './operand-check.ts'

/** Every operand that must be a constant. */
export const check = operandCheck(
  'NonSemantic.ClspvReflection/constant-operand-is-32-bit-unsigned',
  ['constant'],
  ({ name, result }, module) => {
    const type = module.typeOf(result)
    if (name !== 'OpConstant' || !isTypeDeclaration(type) || isUnsigned(type, 32)) return undefined
    return 'is not of 32-bit unsigned integer type'
  },
)
