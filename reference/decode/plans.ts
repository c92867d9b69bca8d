import { instructionRows } from '#spec/grammar/generated/instructions'
import { operandKindRows } from '#spec/grammar/generated/operand-kinds'
import { instruction, operandKind } from '#spec/grammar/rows'
import { setRowByName } from '#spec/grammar/set-row'
import type {
  Instruction,
  InstructionRow,
  InstructionSetRow,
  Operand,
  OperandKind,
  Quantifier,
} from '#spec/grammar/types'
import { type KindShape, shape } from './shape.ts'

/** One operand to expect. */
export interface OperandPlan {
  readonly kind: KindPlan
  readonly quantifier: Quantifier
  /** The grammar's label; `''` where it has none. */
  readonly name: string
}

/** An enumerant as the walk needs it. */
export interface EnumerantPlan {
  readonly name: string
  /** `name` in ASCII. */
  readonly octets: Uint8Array
  readonly value: number
  readonly parameters: readonly OperandPlan[]
}

/** Below lie the values of most enumerants: a look into a list is cheaper than one into a map. */
export const mostSmall = 64

/** An operand kind as the walk needs it. One object per kind of the grammar and per kind of an extended set. */
export interface KindPlan {
  readonly name: string
  readonly shape: KindShape
  /** Keyed by value; for a mask the zero value and the single bits. Empty unless the kind is enumerated. */
  readonly enumerants: ReadonlyMap<number, EnumerantPlan>
  /** Those with values below {@link mostSmall}, by value; absent if there are none. */
  readonly small: readonly (EnumerantPlan | undefined)[]
  /** Bits that an enumerant of the mask names, as a signed number; 0 for other kinds. */
  readonly knownBits: number
  /** Bits whose enumerants take parameters. */
  readonly bitsWithParameters: number
  /** The two parts of a pair; empty otherwise. */
  readonly parts: readonly KindPlan[]
}

/** An instruction, core or extended, as the walk needs it. */
export interface InstructionPlan {
  readonly opcode: number
  readonly name: string
  /** `name` in ASCII. */
  readonly octets: Uint8Array
  /** 1 where the instruction begins with a result type, else 0. */
  readonly typeWords: 0 | 1
  /** 1 where the instruction has a result id, else 0. */
  readonly resultWords: 0 | 1
  /** The operands after result type and result id. */
  readonly operands: readonly OperandPlan[]
  /**
   * From how many to how many words the operands after result type and result id can take and each be an id or an
   * integer, so that the word count alone tells that all is well. No count does where the words must be walked.
   */
  readonly plainLeast: number
  readonly plainMost: number
  /** How many of the first operands take one word each in every instruction that has no defect. */
  readonly fixed: number
  /** Bit n is set where the nth of such operands is an id. */
  readonly plainIds: number
}

const literalShapes: Readonly<Record<string, KindShape>> = {
  LiteralInteger: shape.integer,
  LiteralFloat: shape.float,
  LiteralString: shape.string,
  LiteralContextDependentNumber: shape.number,
  LiteralExtInstInteger: shape.extended,
  LiteralSpecConstantOpInteger: shape.embedded,
}

function shapeOf(kind: OperandKind): KindShape {
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
  for (let index = 0; index < name.length; index++) octets[index] = name.charCodeAt(index)
  return octets
}

/** Finds the plan of a kind by its name in the grammar at hand. */
type KindPlans = (kind: string) => KindPlan

function operandPlan(operand: Operand, kinds: KindPlans): OperandPlan {
  return { kind: kinds(operand.kind), quantifier: operand.quantifier, name: operand.name }
}

/** The plan of an operand kind. Parameters find their kinds through `kinds`, so no kind may contain itself. */
function compileKind(kind: OperandKind, kinds: KindPlans): KindPlan {
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
    small: Array.from({ length: enumerants.size === 0 ? 0 : mostSmall }, (_, index) =>
      enumerants.get(index),
    ),
    knownBits: mask ? knownBits : 0,
    bitsWithParameters: mask ? bitsWithParameters : 0,
    parts: kind.bases.map(kinds),
  }
}

const plainShapes: readonly KindShape[] = [shape.id, shape.integer]

/** No instruction has as many words. */
const mostWords = 0xffff

/** Most operands whose kinds fit the bits of a number. */
const mostBits = 31

type Plain = Pick<InstructionPlan, 'plainIds' | 'plainLeast' | 'plainMost'>

function plain(operands: readonly OperandPlan[]): Plain {
  const firstOther = operands.findIndex(({ kind }) => !plainShapes.includes(kind.shape))
  const count = Math.min(mostBits, firstOther < 0 ? operands.length : firstOther)
  const least = operands.filter(({ quantifier }) => quantifier === '').length
  // A repeated operand must be the last one, since it would be unclear which operand a word after it is.
  const repeats = operands.slice(0, count).some(({ quantifier }) => quantifier === '*')
  if (least > count || (repeats && count < operands.length))
    return { plainIds: 0, plainLeast: 0, plainMost: -1 }
  return {
    plainIds: operands
      .slice(0, count)
      .reduce((ids, { kind }, index) => (kind.shape === shape.id ? ids | (1 << index) : ids), 0),
    plainLeast: least,
    plainMost: repeats ? mostWords : count,
  }
}

const oneWordShapes: readonly KindShape[] = [
  ...plainShapes,
  shape.value,
  shape.mask,
  shape.extended,
]

/** How many operands are in a place that nothing before them moves. */
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
function compileInstruction(instruction: Instruction, kinds: KindPlans): InstructionPlan {
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

// Rows, not the objects of the grammar module: a run needs few of them, and making all takes longer than most runs.
const kindPlans = new Map<string, KindPlan>()

/**
 * The plan of a core operand kind, compiled when first asked for.
 *
 * @throws when the grammar has no such kind, which only a broken grammar table can cause.
 */
export function coreKindPlan(name: string): KindPlan {
  let plan = kindPlans.get(name)
  if (plan === undefined) {
    const row = operandKindRows.find(([kind]) => kind === name)
    if (row === undefined) throw new Error(`the grammar tables have no operand kind ${name}`)
    plan = compileKind(operandKind(row), coreKindPlan)
    kindPlans.set(name, plan)
  }
  return plan
}

/** Above every opcode of the grammar. */
const opcodeCount = 1 + instructionRows.reduce((most, [opcode]) => Math.max(most, opcode), 0)
const rowByOpcode = Array.from<InstructionRow | undefined>({ length: opcodeCount }).fill(undefined)
for (const row of instructionRows) rowByOpcode[row[0]] = row

/** Keyed by opcode. `null`: the grammar has no such instruction; `undefined`: not compiled yet. */
const instructionPlans = Array.from<InstructionPlan | null | undefined>({
  length: opcodeCount,
}).fill(undefined)

function compile(opcode: number): InstructionPlan | null {
  const row = rowByOpcode[opcode]
  const plan = row === undefined ? null : compileInstruction(instruction(row), coreKindPlan)
  instructionPlans[opcode] = plan
  return plan
}

/** The plan of a core instruction, compiled when first asked for; `null` where the grammar does not know the opcode. */
export function instructionPlan(opcode: number): InstructionPlan | null {
  if (opcode >= opcodeCount) return null
  return instructionPlans[opcode] ?? compile(opcode)
}

/** An extended instruction set as the walk needs it. */
export interface SetPlan {
  /** The plan of the instruction with that number; `undefined` where the set has none. */
  readonly instruction: (number: number) => InstructionPlan | undefined
}

function compileSet([, , instructionRows, kindRows]: InstructionSetRow): SetPlan {
  const kinds = new Map<string, KindPlan>()
  const kindPlan: KindPlans = (name) => {
    const row = kindRows.find(([kind]) => kind === name)
    if (row === undefined) return coreKindPlan(name)
    let plan = kinds.get(name)
    if (plan === undefined) {
      plan = compileKind(operandKind(row), kindPlan)
      kinds.set(name, plan)
    }
    return plan
  }
  const numbers = 1 + instructionRows.reduce((most, [number]) => Math.max(most, number), 0)
  const rows = Array.from<InstructionRow | undefined>({ length: numbers }).fill(undefined)
  for (const row of instructionRows) rows[row[0]] = row
  const plans = Array.from<InstructionPlan | undefined>({ length: numbers }).fill(undefined)
  const compile = (number: number): InstructionPlan | undefined => {
    const row = rows[number]
    const plan = row === undefined ? undefined : compileInstruction(instruction(row), kindPlan)
    plans[number] = plan
    return plan
  }
  return {
    instruction: (number) => (number < numbers ? (plans[number] ?? compile(number)) : undefined),
  }
}

const setPlans = new Map<InstructionSetRow, SetPlan>()

/** The plan of the set that an import string names, compiled when first asked for; `undefined` for unknown sets. */
export function setPlan(name: string): SetPlan | undefined {
  const row = setRowByName(name)
  if (row === undefined) return undefined
  let plan = setPlans.get(row)
  if (plan === undefined) {
    plan = compileSet(row)
    setPlans.set(row, plan)
  }
  return plan
}
