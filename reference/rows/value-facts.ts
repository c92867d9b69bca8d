import { enumerantByValue, operandKindByName } from '#spec/grammar/grammar'
import type { ValueTerm } from '#spec/vocabulary/facts'
import { isConstantInstruction, isSpecConstantInstruction } from '../core/shared/constants.ts'
import type { Instruction, Module } from '../module.ts'
import { amountWords, choice, isAmong } from './amounts.ts'
import type { FactHolds } from './compiled-fact.ts'
import { valuesOf } from './grammar-operands.ts'
import { absentIndex, definitionAt, type SlotReader } from './slots.ts'

/** The predicate of a term about a value, and what it asks for in words. */
export interface CompiledValue {
  readonly holds: FactHolds
  /** After "is not" or "has". */
  readonly expected: string
  readonly actual: (instruction: Instruction, module: Module, index: number) => string
}

function mask(operandKind: string, names: readonly string[]): number {
  return valuesOf(operandKind, names).reduce((bits, bit) => bits | bit, 0) >>> 0
}

/** Compiles a term that asks for the number of a slot. */
function numeric(
  reader: SlotReader,
  expected: string,
  isRight: (number: number) => boolean,
): CompiledValue {
  return {
    expected,
    holds(instruction, module, index) {
      const number = reader.number(instruction, module, index)
      return number === undefined ? undefined : isRight(number)
    },
    actual: (instruction, module, index) => String(reader.number(instruction, module, index)),
  }
}

/** Compiles a term that asks for the instruction that the id in a slot is the result of. */
function defined(
  reader: SlotReader,
  expected: string,
  isRight: (definition: Instruction) => boolean,
): CompiledValue {
  return {
    expected,
    holds(instruction, module, index) {
      const definition = definitionAt(reader, instruction, module, index)
      return definition === undefined ? undefined : isRight(definition)
    },
    actual: (instruction, module, index) =>
      `the result of ${definitionAt(reader, instruction, module, index)?.name}`,
  }
}

function bitNames(operandKind: string, number: number): string {
  const set = operandKindByName(operandKind)?.enumerants.filter(
    ({ value }) => value !== 0 && (value & number) === value,
  )
  return set === undefined || set.length === 0 ? '0' : set.map(({ name }) => name).join(' | ')
}

function enumerantName(operandKind: string, number: number): string {
  return enumerantByValue(operandKind, number)?.name ?? String(number)
}

/** Compiles a term that asks for bits; values of constants may be negative numbers. */
function masked(
  reader: SlotReader,
  operandKind: string,
  expected: string,
  isRight: (bits: number) => boolean,
): CompiledValue {
  const base = numeric(reader, expected, (number) => isRight(number >>> 0))
  return {
    ...base,
    actual: (instruction, module, index) =>
      bitNames(operandKind, reader.number(instruction, module, index) ?? 0),
  }
}

function enumerated(
  reader: SlotReader,
  operandKind: string,
  expected: string,
  isRight: (value: number) => boolean,
): CompiledValue {
  const base = numeric(reader, expected, isRight)
  return {
    ...base,
    actual: (instruction, module, index) =>
      enumerantName(operandKind, reader.number(instruction, module, index) ?? 0),
  }
}

function presence(reader: SlotReader, isPresent: boolean): CompiledValue {
  return {
    expected: isPresent ? 'present' : 'absent',
    holds: (instruction) => (reader.firstIndex(instruction) !== absentIndex) === isPresent,
    actual: () => (isPresent ? 'absent' : 'present'),
  }
}

function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0
}

/** The predicate of a term about the value of a slot. */
export function compileValue(term: ValueTerm, reader: SlotReader): CompiledValue {
  switch (term.kind) {
    case 'constant':
      return defined(reader, 'a constant', isConstantInstruction)
    case 'fixed-constant':
      return defined(
        reader,
        'a constant that specialization cannot change',
        (definition) => isConstantInstruction(definition) && !isSpecConstantInstruction(definition),
      )
    case 'numbers':
      return numeric(reader, amountWords(term.numbers), (number) => isAmong(term.numbers, number))
    case 'not-numbers':
      return numeric(
        reader,
        `any number but ${amountWords(term.numbers)}`,
        (number) => !isAmong(term.numbers, number),
      )
    case 'multiple':
      return numeric(reader, `a multiple of ${term.factor}`, (number) => number % term.factor === 0)
    case 'enumerants': {
      const { operandKind, names } = term
      const known = operandKindByName(operandKind)?.enumerants.map(({ value }) => value) ?? []
      const values = new Set(names === undefined ? known : valuesOf(operandKind, names))
      const expected = names === undefined ? `an enumerant of ${operandKind}` : choice(names)
      return enumerated(reader, operandKind, expected, (number) => values.has(number))
    }
    case 'not-enumerants': {
      const { operandKind, names } = term
      const values = new Set(valuesOf(operandKind, names))
      return enumerated(
        reader,
        operandKind,
        `any ${operandKind} but ${choice(names)}`,
        (number) => !values.has(number),
      )
    }
    case 'bits': {
      const allowed = mask(term.operandKind, term.names)
      const expected = `of no bits but ${choice(term.names)}`
      return masked(reader, term.operandKind, expected, (bits) => (bits & ~allowed) === 0)
    }
    case 'has-bits': {
      const needed = mask(term.operandKind, term.names)
      const expected = `with ${term.names.join(' and ')}`
      return masked(reader, term.operandKind, expected, (bits) => (bits & needed) === needed)
    }
    case 'exclusive-bits': {
      const exclusive = mask(term.operandKind, term.names)
      const expected = `with at most one of ${term.names.join(', ')}`
      return masked(reader, term.operandKind, expected, (bits) => isSingleBit(bits & exclusive))
    }
    case 'present':
      return presence(reader, true)
    case 'absent':
      return presence(reader, false)
  }
}
