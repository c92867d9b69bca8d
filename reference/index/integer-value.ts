import { opcodeOf } from '#spec/grammar/opcodes'
import { numberType } from '../decode/number-type.ts'
import type { Module } from '../module.ts'

const opConstant = opcodeOf('OpConstant')
const opConstantNull = opcodeOf('OpConstantNull')
const opSpecConstant = opcodeOf('OpSpecConstant')

/** As {@link Module.integerValue} says; widths beyond 64 bits included. */
export function integerValue(module: Module, id: number): bigint | undefined {
  const constant = module.definition(id)
  const declaration = module.definition(constant?.resultType ?? 0)
  if (constant === undefined || declaration === undefined) return undefined
  const type = numberType(module.words, declaration.word)
  if (type === undefined || type.float || type.width === 0) return undefined
  if (constant.opcode === opConstantNull) return 0n
  if (constant.opcode !== opConstant && constant.opcode !== opSpecConstant) return undefined
  const count = Math.ceil(type.width / 32)
  if (constant.wordCount !== 3 + count) return undefined
  let value = 0n
  for (let at = count - 1; at >= 0; at--)
    value = (value << 32n) | BigInt(module.words[constant.word + 3 + at] as number)
  return type.signed ? BigInt.asIntN(type.width, value) : BigInt.asUintN(type.width, value)
}
