import { operandDefinition, operandType } from '../../core/shared/operand.ts'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import { isTypeDeclaration } from '../../core/shared/type-declaration.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { ptrAccessChains } from './instructions.ts'

/** Places of operands that all four chains have. */
export const chainOperand = { baseType: 0, base: 1 } as const

/** Place of Element in the two pointer access chains. */
export const elementOperand = 2

/** The Base Type of one of the four chains; `undefined` where it is no type. */
export function baseType(module: Module, chain: Instruction): Instruction | undefined {
  const type = operandDefinition(module, chain, chainOperand.baseType)
  return isTypeDeclaration(type) ? type : undefined
}

/** The storage class of the type of Base; `undefined` where Base is no pointer. */
export function storageClassOfBase(module: Module, chain: Instruction): number | undefined {
  return storageClassOf(operandType(module, chain, chainOperand.base))
}

/** The Indexes of one of the four chains, Element not among them. */
export function indexesOf({ name, operands }: Instruction): readonly Operand[] {
  return operands.slice(ptrAccessChains.includes(name) ? 3 : 2)
}
