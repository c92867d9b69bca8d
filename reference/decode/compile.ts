import type { Instruction, Operand, OperandKind } from '#spec/grammar/types'
import {
  type EnumerantPlan,
  type InstructionPlan,
  type KindPlan,
  mostSmall,
  type OperandPlan,
} from './plan.ts'
import { type Shape, shape } from './shape.ts'

const literalShapes: Readonly<Record<string, Shape>> = {
  LiteralInteger: shape.integer,
  LiteralFloat: shape.float,
  LiteralString: shape.string,
  LiteralContextDependentNumber: shape.number,
  LiteralExtInstInteger: shape.extended,
  LiteralSpecConstantOpInteger: shape.embedded,
}

function shapeOf(kind: OperandKind): Shape {
  switch (kind.category) {
    case 'Id':
      return shape.id
    case 'ValueEnum':
      return shape.value
    case 'BitEnum':
      return shape.mask
    case 'Composite':
      return kind.kind === 'PairLiteralIntegerIdRef' ? shape.numberAndId : shape.pair
    case 'Literal':
      return literalShapes[kind.kind] ?? shape.integer
  }
}

function octetsOf(name: string): Uint8Array {
  const octets = new Uint8Array(name.length)
  for (let at = 0; at < name.length; at++) octets[at] = name.charCodeAt(at)
  return octets
}

/** Finds the plan of a kind by its name in the grammar at hand. */
export type KindPlans = (kind: string) => KindPlan

function operandPlan(operand: Operand, kinds: KindPlans): OperandPlan {
  return { kind: kinds(operand.kind), quantifier: operand.quantifier, name: operand.name }
}

/** The plan of an operand kind. Parameters find their kinds through `kinds`, so no kind may contain itself. */
export function compileKind(kind: OperandKind, kinds: KindPlans): KindPlan {
  const enumerants = new Map<number, EnumerantPlan>()
  let knownBits = 0
  let bitsWithParameters = 0
  for (const { name, value, parameters } of kind.enumerants) {
    const plan = {
      name,
      octets: octetsOf(name),
      value,
      parameters: parameters.map((row) => operandPlan(row, kinds)),
    }
    enumerants.set(value, plan)
    knownBits |= value
    if (parameters.length > 0) bitsWithParameters |= value
  }
  const mask = kind.category === 'BitEnum'
  return {
    name: kind.kind,
    shape: shapeOf(kind),
    enumerants,
    small: Array.from({ length: enumerants.size === 0 ? 0 : mostSmall }, (_, at) =>
      enumerants.get(at),
    ),
    knownBits: mask ? knownBits : 0,
    bitsWithParameters: mask ? bitsWithParameters : 0,
    parts: kind.bases.map(kinds),
  }
}

const plainShapes: readonly Shape[] = [shape.id, shape.integer]

/** No instruction has as many words. */
const mostWords = 0xffff

/** Most operands whose kinds fit the bits of a number. */
const mostBits = 31

type Plain = Pick<InstructionPlan, 'plainIds' | 'plainLeast' | 'plainMost'>

function plain(operands: readonly OperandPlan[]): Plain {
  const firstOther = operands.findIndex(({ kind }) => !plainShapes.includes(kind.shape))
  const count = Math.min(mostBits, firstOther < 0 ? operands.length : firstOther)
  const least = operands.filter(({ quantifier }) => quantifier === '').length
  // What repeats must be the last one, for nobody could say which operand a word after it is.
  const repeats = operands.slice(0, count).some(({ quantifier }) => quantifier === '*')
  if (least > count || (repeats && count < operands.length))
    return { plainIds: 0, plainLeast: 0, plainMost: -1 }
  return {
    plainIds: operands
      .slice(0, count)
      .reduce((ids, { kind }, at) => (kind.shape === shape.id ? ids | (1 << at) : ids), 0),
    plainLeast: least,
    plainMost: repeats ? mostWords : count,
  }
}

const oneWordShapes: readonly Shape[] = [...plainShapes, shape.value, shape.mask, shape.extended]

/** How many operands stand in a place that nothing before them moves. */
function fixed(operands: readonly OperandPlan[]): number {
  let count = 0
  for (const { kind, quantifier } of operands) {
    if (quantifier !== '' || !oneWordShapes.includes(kind.shape)) break
    count++
    const hasParameters = [...kind.enumerants.values()].some(
      ({ parameters }) => parameters.length > 0,
    )
    if (hasParameters) break
  }
  return count
}

/** The plan of an instruction, core or extended. */
export function compileInstruction(instruction: Instruction, kinds: KindPlans): InstructionPlan {
  const typeWords = instruction.operands[0]?.kind === 'IdResultType' ? 1 : 0
  const resultWords = instruction.operands[typeWords]?.kind === 'IdResult' ? 1 : 0
  const operands = instruction.operands
    .slice(typeWords + resultWords)
    .map((row) => operandPlan(row, kinds))
  return {
    opcode: instruction.opcode,
    name: instruction.name,
    octets: octetsOf(instruction.name),
    typeWords,
    resultWords,
    operands,
    ...plain(operands),
    fixed: fixed(operands),
  }
}
