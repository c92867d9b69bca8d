import {
  instructionByName,
  instructionByOpcode,
  instructions,
  operandKindByName,
} from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type {
  Instruction,
  InstructionSet,
  Operand,
  OperandKind,
  Quantifier,
} from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import type { Known } from '../words/known.ts'
import { numberWords } from '../words/number-words.ts'
import { pushString } from '../words/strings.ts'
import type { Argument } from './argument.ts'
import { type Cursor, next, type OperandEncoder, tookRaw, wrongArgument } from './layout.ts'
import { type Section, sectionOf } from './section-of.ts'

/** An operand of the grammar with its encoder. */
interface OperandPlan {
  readonly quantifier: Quantifier
  readonly encode: OperandEncoder
}

/** Plans operands of the core grammar, or of an instruction of `set`. */
type PlanOperands = (operands: readonly Operand[], set?: InstructionSet) => readonly OperandPlan[]

/** Moves arguments along the plans: optional operands are there while arguments are left. */
function runOperands(cursor: Cursor, plans: readonly OperandPlan[]): void {
  const { length } = cursor.arguments
  for (const { quantifier, encode } of plans) {
    if (quantifier === '*') while (cursor.at < length) encode(cursor)
    else if (quantifier === '' || cursor.at < length) encode(cursor)
  }
}

/** The encoder of a value enumeration or a mask, parameters included. */
function enumEncoder(kind: OperandKind, plan: PlanOperands): OperandEncoder {
  const values = new Map<string, number>()
  const parameters = new Map<number, readonly OperandPlan[]>()
  for (const row of kind.enumerants) {
    for (const name of [row.name, ...row.aliases]) values.set(name, row.value)
    if (row.parameters.length > 0) parameters.set(row.value, plan(row.parameters))
  }
  const bits = [...parameters.keys()].sort((a, b) => a - b)
  const mask = kind.category === 'BitEnum'

  function named(cursor: Cursor, name: string): number {
    const value = values.get(name)
    if (value !== undefined) return value
    if (mask && name.includes('|')) {
      return name.split('|').reduce((sum, part) => (sum | named(cursor, part)) >>> 0, 0)
    }
    throw new MakerError('unknown-enumerant', `${cursor.name}: ${kind.kind} has no ${name}`)
  }

  return (cursor) => {
    const argument = next(cursor, kind.kind)
    if (tookRaw(cursor, argument)) return
    if (typeof argument === 'bigint') throw wrongArgument(cursor, kind.kind, argument)
    const value = typeof argument === 'number' ? argument >>> 0 : named(cursor, argument)
    cursor.out.push(value)
    if (!mask) runOperands(cursor, parameters.get(value) ?? [])
    else
      for (const bit of bits)
        if ((value & bit) !== 0) runOperands(cursor, parameters.get(bit) ?? [])
  }
}

/** The operands of an instruction that the grammar does not have. */
const ids: readonly Operand[] = [{ kind: 'IdRef', quantifier: '*', name: '' }]

interface SetPlans {
  readonly byName: ReadonlyMap<string, number>
  readonly operands: ReadonlyMap<number, readonly OperandPlan[]>
}

function setPlans(set: InstructionSet | undefined, plan: PlanOperands): SetPlans {
  const rows = set?.instructions ?? []
  return {
    byName: new Map(
      rows.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row.opcode])),
    ),
    operands: new Map(rows.map((row) => [row.opcode, plan(row.operands, set)])),
  }
}

/** Encodes the instruction of an `OpExtInst` and its operands; those of unknown sets are taken for ids. */
function extendedInstructionEncoder(plan: PlanOperands): OperandEncoder {
  const sets = new Map<string, SetPlans>()
  return (cursor) => {
    const name = cursor.known.instructionSet(cursor.out[2] ?? 0) ?? ''
    let plans = sets.get(name)
    if (plans === undefined) {
      plans = setPlans(instructionSetByName(name), plan)
      sets.set(name, plans)
    }
    const argument = next(cursor, 'LiteralExtInstInteger')
    if (tookRaw(cursor, argument)) return
    if (typeof argument === 'bigint') throw wrongArgument(cursor, 'instruction', argument)
    const opcode = typeof argument === 'string' ? plans.byName.get(argument) : argument
    if (opcode === undefined) {
      throw new MakerError('unknown-instruction', `${cursor.name}: '${name}' has no ${argument}`)
    }
    cursor.out.push(opcode)
    runOperands(cursor, plans.operands.get(opcode) ?? plan(ids))
  }
}

/** Encodes the opcode of an `OpSpecConstantOp` and its operands. */
function specConstantOperationEncoder(plan: PlanOperands): OperandEncoder {
  const operations = new Map<number, readonly OperandPlan[]>()
  return (cursor) => {
    const argument = next(cursor, 'LiteralSpecConstantOpInteger')
    if (tookRaw(cursor, argument)) return
    if (typeof argument === 'bigint') throw wrongArgument(cursor, 'opcode', argument)
    const row =
      typeof argument === 'number'
        ? instructionByOpcode(argument)
        : (instructionByName(argument) ?? instructionByName(`Op${argument}`))
    const opcode = typeof argument === 'number' ? argument : row?.opcode
    if (opcode === undefined) {
      throw new MakerError('unknown-instruction', `${cursor.name}: there is no ${argument}`)
    }
    let plans = operations.get(opcode)
    if (plans === undefined) {
      plans = plan(row?.operands.filter(({ kind }) => !/^IdResult(Type)?$/.test(kind)) ?? ids)
      operations.set(opcode, plans)
    }
    cursor.out.push(opcode)
    runOperands(cursor, plans)
  }
}

/** Appends the operands after result type and result, made of the arguments from index `at` on. */
export function encodeOperands(
  { name, operands }: InstructionPlan,
  args: readonly Argument[],
  at: number,
  known: Known,
  out: number[],
): void {
  const cursor: Cursor = { name, arguments: args, at, out, known }
  runOperands(cursor, operands)
  if (cursor.at < args.length) {
    throw new MakerError('left-over-operand', `${name} has no operand for ${args[cursor.at]}`)
  }
}

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
function planOperands(operands: readonly Operand[], set?: InstructionSet): readonly OperandPlan[] {
  return operands.map(({ kind, quantifier }) => ({ quantifier, encode: operandEncoder(kind, set) }))
}

/** What the builder needs of one instruction of the grammar. */
export interface InstructionPlan {
  readonly name: string
  readonly opcode: number
  readonly hasResultType: boolean
  readonly hasResult: boolean
  readonly section: Section | undefined
  /** Without result type and result. */
  readonly operands: readonly OperandPlan[]
}

function planOf(row: Instruction): InstructionPlan {
  return {
    name: row.name,
    opcode: row.opcode,
    hasResultType: row.operands.some(({ kind }) => kind === 'IdResultType'),
    hasResult: row.operands.some(({ kind }) => kind === 'IdResult'),
    section: sectionOf(row.opcode),
    operands: planOperands(
      row.operands.filter(({ kind }) => kind !== 'IdResultType' && kind !== 'IdResult'),
    ),
  }
}

const plans = new Map(
  instructions.flatMap((row) => {
    const plan = planOf(row)
    return [row.name, ...row.aliases].map((name) => [name, plan] as const)
  }),
)

/** The plan of the instruction with that name or alias; a `MakerError` when the grammar has none. */
export function instructionPlan(name: string): InstructionPlan {
  const plan = plans.get(name)
  if (plan === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
  return plan
}
