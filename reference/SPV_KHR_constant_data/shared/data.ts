import { enumerant } from '../../core/shared/grammar.ts'
import type { Instruction, Module } from '../../module.ts'

/** The element type of an array type or a run-time array type; `undefined` otherwise. */
export function elementType(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  if (type?.name !== 'OpTypeArray' && type?.name !== 'OpTypeRuntimeArray') return undefined
  return module.definition(type.operands[0]?.value ?? 0)
}

/** The two instructions of the text. Each has Result Type, Result and the words of Data. */
export const dataForms: readonly string[] = ['OpConstantDataKHR', 'OpSpecConstantDataKHR']

/** Decoration, UTFEncodedKHR. */
export const utfEncoded = enumerant('Decoration', 'UTFEncodedKHR')
