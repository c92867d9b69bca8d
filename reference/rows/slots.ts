import { AuthorError } from '#spec/author-error'
import { enumerantByName, operandKindByName } from '#spec/grammar/grammar'
import type { Operand } from '#spec/grammar/types'
import { type SlotText, slotPath } from '#spec/vocabulary/slot'
import { idKinds } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  componentType,
  constituentType,
  isAnyArrayType,
  isMatrixType,
  isTypeDeclaration,
  pointeeType,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { componentOf, isMatrix } from '../shared/cooperative-matrices.ts'
import { mayBring, operandIndex, operandsAfterResult } from './grammar-operands.ts'
import { fixedNumber, operandNumber } from './numbers.ts'

/** Indexes that are not those of operands. */
const resultIndex = -1
const targetIndex = -2
export const absentIndex = -3

/** A slot of an instruction, ready to be read. `index` is that of one operand: a slot may be several. */
export interface SlotReader {
  readonly name: string
  /** The operand as it would be without steps: slots of one operand depend on one another. */
  readonly operand: string
  /** Whether it is a type or an id that may have one; else a literal or an enumerant. */
  readonly isId: boolean
  /** Kind of the operand. */
  readonly kind: string
  /** Whether steps lead into its type. */
  readonly hasSteps: boolean
  /** Index of the first operand; `absentIndex` where there is none. */
  readonly firstIndex: (instruction: Instruction) => number
  /** Whether all further operands belong to it too. */
  readonly repeats: boolean
  /** The id or literal at the end of the path; `undefined` where it is not there. */
  readonly value: (instruction: Instruction, module: Module, index: number) => number | undefined
  /** The type at the end of the path: of the value, or the type itself where the path leads to one. */
  readonly type: (
    instruction: Instruction,
    module: Module,
    index: number,
  ) => Instruction | undefined
  /** The number at the end of the path, where the module fixes it. */
  readonly number: (instruction: Instruction, module: Module, index: number) => number | undefined
  readonly word: (instruction: Instruction, index: number) => number
}

/** The definition of the id in a slot; `undefined` where there is no such id, or none with a definition. */
export function definitionAt(
  reader: SlotReader,
  instruction: Instruction,
  module: Module,
  index: number,
): Instruction | undefined {
  const id = reader.value(instruction, module, index)
  return id === undefined ? undefined : module.definition(id)
}

type TypeStep = (type: Instruction, module: Module) => Instruction | undefined

/** The component type of a vector or cooperative matrix, that of a matrix's columns, and a scalar itself. */
export function componentOfType(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  if (isMatrix(type)) return componentOf(module, type)
  return componentType(module, isMatrixType(type) ? constituentType(module, type, 0) : type)
}

const namedSteps: Readonly<Record<string, TypeStep>> = {
  component: (type, module) => componentOfType(module, type),
  column: (type, module) => (isMatrixType(type) ? constituentType(module, type, 0) : undefined),
  element: (type, module) => (isAnyArrayType(type) ? constituentType(module, type, 0) : undefined),
  pointee: (type, module) => pointeeType(module, type),
}

/** Index of an operand of a type declaration by its name, found once for each opcode. */
function indexByOpcode(name: string): (type: Instruction) => number {
  const indexes: number[] = []
  return (type) => {
    indexes[type.opcode] ??= operandIndex(operandsAfterResult(type.name), name)
    return indexes[type.opcode] ?? -1
  }
}

function typeStep(name: string): TypeStep {
  const known = namedSteps[name]
  if (known !== undefined) return known
  const indexIn = indexByOpcode(name)
  return (type, module) => {
    const index = indexIn(type)
    const definition = index < 0 ? undefined : module.definition(type.valueAt(index) ?? 0)
    return isTypeDeclaration(definition) ? definition : undefined
  }
}

function fail(slot: SlotText, instruction: string, why: string): never {
  throw new AuthorError('unknown-operand', `a row names the slot ${slot} of ${instruction}: ${why}`)
}

/** How many parameters precede that of an enumerant in the operands after its mask or value. */
function parameterIndex(kind: string, name: string, parameter: number, mask: number): number {
  const row = operandKindByName(kind)
  const enumerant = enumerantByName(kind, name)
  if (row === undefined || enumerant === undefined) return absentIndex
  if (row.category !== 'BitEnum') return mask === enumerant.value ? parameter : absentIndex
  if ((mask & enumerant.value) === 0) return absentIndex
  return row.enumerants
    .filter(({ value }) => value < enumerant.value && (mask & value) !== 0)
    .reduce((count, { parameters }) => count + parameters.length, parameter)
}

interface SlotPlace {
  readonly kind: string
  readonly firstIndex: SlotReader['firstIndex']
  readonly repeats: boolean
}

function placeOf(
  slot: SlotText,
  name: string,
  operands: readonly Operand[],
  offset: number,
): SlotPlace {
  const { operand, enumerant } = slotPath(slot)
  const index = operandIndex(operands, operand)
  const row = operands[index]
  if (row === undefined) return fail(slot, name, 'the grammar has no such operand')
  const moving = operands
    .slice(0, index)
    .find(({ kind, quantifier }) => quantifier === '*' || mayBring(kind))
  if (moving !== undefined)
    return fail(slot, name, `its place depends on ${moving.name || moving.kind}`)
  const place = index + offset
  const firstIndex = ({ operands: given }: Instruction) =>
    place < given.length ? place : absentIndex
  if (enumerant === undefined)
    return { kind: row.kind, firstIndex, repeats: row.quantifier === '*' }
  const parameters = enumerantByName(row.kind, enumerant.name)?.parameters
  const parameter = parameters?.[enumerant.parameter - 1]
  if (parameter === undefined)
    return fail(slot, name, `${row.kind} ${enumerant.name} has no such parameter`)
  return {
    kind: parameter.kind,
    repeats: false,
    firstIndex(instruction) {
      const mask = instruction.valueAt(place)
      if (mask === undefined) return absentIndex
      const distance = parameterIndex(row.kind, enumerant.name, enumerant.parameter, mask)
      return distance === absentIndex ? absentIndex : place + distance
    },
  }
}

/** Reads a slot of the instructions with that name; `offset` operands come before those of the grammar. */
export function compileSlot(slot: SlotText, name: string, set?: string): SlotReader {
  const { place: operandText, operand, steps } = slotPath(slot)
  const operands = operandsAfterResult(name, set)
  if (operand === 'Result Type') return ofWhole(slot, operand, steps)
  // Some instructions have an operand of that name; none of them can be decorated.
  if (operand === 'Target' && operandIndex(operands, operand) < 0)
    return ofWhole(slot, operand, steps)
  const place = placeOf(slot, name, operands, set === undefined ? 0 : 2)
  const isId = idKinds.has(place.kind)
  const typeOf = (instruction: Instruction, module: Module, index: number) =>
    isId ? operandType(module, instruction, index) : undefined
  return {
    ...place,
    ...readers(slot, steps, typeOf, (instruction, index) => instruction.valueAt(index), isId),
    operand: operandText,
    word: operandWord,
  }
}

/** Result Type, or the decorated id. */
function ofWhole(slot: SlotText, operand: string, steps: readonly string[]): SlotReader {
  const index = operand === 'Target' ? targetIndex : resultIndex
  return {
    ...readers(
      slot,
      steps,
      (instruction, module) => resultType(module, instruction),
      (instruction) => (operand === 'Target' ? instruction.result : instruction.resultType),
      true,
    ),
    kind: operand === 'Target' ? 'IdResult' : 'IdResultType',
    operand,
    repeats: false,
    firstIndex: () => index,
    word: ({ word }) => (operand === 'Target' ? word : word + 1),
  }
}

function readers(
  slot: SlotText,
  steps: readonly string[],
  typeOf: SlotReader['type'],
  valueAt: (instruction: Instruction, index: number) => number | undefined,
  isId: boolean,
): Pick<SlotReader, 'name' | 'isId' | 'hasSteps' | 'value' | 'type' | 'number'> {
  const last = steps.at(-1)
  const into = steps.map(typeStep)
  const walk = (count: number) => (instruction: Instruction, module: Module, index: number) => {
    let type = typeOf(instruction, module, index)
    for (let step = 0; step < count && type !== undefined; step++) type = into[step]?.(type, module)
    return type
  }
  const name = slot
  if (last === undefined)
    return {
      name,
      isId,
      hasSteps: false,
      type: typeOf,
      value: (instruction, _, index) => valueAt(instruction, index),
      number: isId
        ? (instruction, module, index) => fixedNumber(module, valueAt(instruction, index) ?? 0)
        : (instruction, _, index) => valueAt(instruction, index),
    }
  const holder = walk(steps.length - 1)
  const indexIn = indexByOpcode(last)
  const operandOf = (instruction: Instruction, module: Module, index: number) => {
    const type = holder(instruction, module, index)
    return type?.operands[type === undefined ? -1 : indexIn(type)]
  }
  return {
    name,
    isId,
    hasSteps: true,
    type: walk(steps.length),
    value: (instruction, module, index) => operandOf(instruction, module, index)?.value,
    number: (instruction, module, index) =>
      operandNumber(module, operandOf(instruction, module, index)),
  }
}
