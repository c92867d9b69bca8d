import { enumerantByValue } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { holders } from './holders.ts'

/** The extra operand of one of the decorations by id. */
export interface ExtraOperand {
  /** The annotation instruction. */
  readonly holder: Instruction
  /** What defines the operand. */
  readonly definition: Instruction
  readonly word: number
  /** Name of the decoration. */
  readonly decoration: string
}

/** The extra operands of ArrayStrideIdEXT and OffsetIdEXT that some instruction defines. */
export function extraOperands(module: Module): readonly ExtraOperand[] {
  return holders(module).flatMap(({ instruction, enumerant, extra: [operand] }) => {
    if (enumerant.kind !== 'Decoration' || operand === undefined) return []
    const definition = module.definition(operand.value)
    const decoration = enumerantByValue('Decoration', enumerant.value)?.name ?? ''
    return definition === undefined
      ? []
      : [{ holder: instruction, definition, word: operand.word, decoration }]
  })
}
