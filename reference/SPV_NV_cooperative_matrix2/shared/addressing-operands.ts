import { enumerant } from '../../core/shared/grammar.ts'
import type { Instruction } from '../../module.ts'

const maskKind = 'TensorAddressingOperands'
const view = enumerant(maskKind, 'TensorView')
const decode = enumerant(maskKind, 'DecodeFunc')

/** Index of the Tensor Addressing Operands; -1 of an instruction that has none. */
function maskIndex({ operands }: Instruction): number {
  return operands.findIndex(({ kind }) => kind === maskKind)
}

/** Index of the operand after TensorView; `undefined` where the mask does not include it. */
export function viewIndex(access: Instruction): number | undefined {
  const index = maskIndex(access)
  return ((access.operands[index]?.value ?? 0) & view) === 0 ? undefined : index + 1
}

/** Index of the operand after DecodeFunc; `undefined` where the mask does not include it. */
export function decodeFunctionIndex(access: Instruction): number | undefined {
  const index = maskIndex(access)
  if (((access.operands[index]?.value ?? 0) & decode) === 0) return undefined
  return (viewIndex(access) ?? index) + 1
}
