import { operandKindByName } from '#spec/grammar/grammar'
import type { InstructionSet, Operand } from '#spec/grammar/types'
import { numberWords } from '../words/number-words.ts'
import { pushString } from '../words/push-string.ts'
import { type Cursor, next, type OperandEncoder, tookRaw, wrongArgument } from './cursor.ts'
import { enumEncoder } from './enum-encoder.ts'
import { extendedInstructionEncoder, specConstantOperationEncoder } from './nested-encoder.ts'
import type { OperandPlan } from './operand-plan.ts'

function wordEncoder(kind: string): OperandEncoder {
  return (cursor) => {
    const argument = next(cursor, kind)
    if (typeof argument === 'number') cursor.out.push(argument >>> 0)
    else if (!tookRaw(cursor, argument)) throw wrongArgument(cursor, kind, argument)
  }
}

function literalInteger(cursor: Cursor): void {
  const argument = next(cursor, 'LiteralInteger')
  if (typeof argument === 'number') cursor.out.push(argument >>> 0)
  else if (typeof argument === 'bigint') {
    cursor.out.push(...numberWords(argument, { kind: 'integer', width: 64, signed: false }))
  } else if (!tookRaw(cursor, argument)) throw wrongArgument(cursor, 'LiteralInteger', argument)
}

function literalString(cursor: Cursor): void {
  const argument = next(cursor, 'LiteralString')
  if (typeof argument === 'string') pushString(cursor.out, argument)
  else if (!tookRaw(cursor, argument)) throw wrongArgument(cursor, 'LiteralString', argument)
}

/** A number whose words depend on the type with the id `type`; as wide as the argument says where that is unknown. */
function typed(cursor: Cursor, type: number | undefined): void {
  const argument = next(cursor, 'LiteralContextDependentNumber')
  if (tookRaw(cursor, argument)) return
  if (typeof argument === 'string') throw wrongArgument(cursor, 'number', argument)
  const numberType = type === undefined ? undefined : cursor.known.numberType(type)
  const width = typeof argument === 'bigint' ? 64 : 32
  cursor.out.push(...numberWords(argument, numberType ?? { kind: 'integer', width, signed: false }))
}

function literalFloat(cursor: Cursor): void {
  const argument = next(cursor, 'LiteralFloat')
  if (tookRaw(cursor, argument)) return
  if (typeof argument !== 'number') throw wrongArgument(cursor, 'LiteralFloat', argument)
  cursor.out.push(...numberWords(argument, { kind: 'float', width: 32, encoding: 'ieee' }))
}

/** `OpSwitch`: as wide as the type of the selector, which is the first word of the instruction. */
function switchTarget(cursor: Cursor): void {
  typed(cursor, cursor.known.typeOf(cursor.out[0] ?? 0))
  id(cursor)
}

const id = wordEncoder('IdRef')

const encoders: Readonly<Record<string, OperandEncoder>> = {
  IdResultType: wordEncoder('IdResultType'),
  IdResult: wordEncoder('IdResult'),
  IdMemorySemantics: wordEncoder('IdMemorySemantics'),
  IdScope: wordEncoder('IdScope'),
  IdRef: id,
  LiteralInteger: literalInteger,
  LiteralString: literalString,
  LiteralFloat: literalFloat,
  LiteralContextDependentNumber: (cursor) => typed(cursor, cursor.out[0]),
  LiteralExtInstInteger: extendedInstructionEncoder(planOperands),
  LiteralSpecConstantOpInteger: specConstantOperationEncoder(planOperands),
  PairLiteralIntegerIdRef: switchTarget,
  PairIdRefLiteralInteger: (cursor) => {
    id(cursor)
    literalInteger(cursor)
  },
  PairIdRefIdRef: (cursor) => {
    id(cursor)
    id(cursor)
  },
}

const enums = new Map<string, OperandEncoder>()

function operandEncoder(kind: string, set?: InstructionSet): OperandEncoder {
  const literal = encoders[kind]
  if (literal !== undefined) return literal
  const ofSet = set?.operandKinds.find((row) => row.kind === kind)
  const key = ofSet === undefined ? kind : `${set?.name} ${kind}`
  let encoder = enums.get(key)
  if (encoder === undefined) {
    const row = ofSet ?? operandKindByName(kind)
    encoder = row === undefined ? wordEncoder(kind) : enumEncoder(row, planOperands)
    enums.set(key, encoder)
  }
  return encoder
}

/** Plans operands of the core grammar, or of an instruction of `set`, which may have kinds of its own. */
export function planOperands(
  operands: readonly Operand[],
  set?: InstructionSet,
): readonly OperandPlan[] {
  return operands.map(({ kind, quantifier }) => ({ quantifier, encode: operandEncoder(kind, set) }))
}
