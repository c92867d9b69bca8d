import { AuthorError } from '#spec/author-error'
import type { SentenceFact } from '#spec/vocabulary/facts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition } from '../core/shared/operands.ts'
import { isFloatType, isTypeDeclaration, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { choice } from './amounts.ts'
import type { CompiledFact, TextReading } from './compiled-fact.ts'
import { describeType, typeName } from './describe-type.ts'
import { executionFact } from './execution-facts.ts'
import { valuesOf } from './grammar-operands.ts'
import { instructionsWords, isAmongInstructions } from './instruction-lists.ts'
import { placementFact } from './placement-facts.ts'
import { comparisons } from './relations.ts'
import {
  absentIndex,
  compileSlot,
  componentOfType,
  definitionAt,
  type SlotReader,
} from './slots.ts'
import { compileType } from './type-fits.ts'
import { useFact } from './use-facts.ts'
import { compileValue } from './value-facts.ts'

/** Which instructions a fact is compiled for. */
export interface RowPlace {
  readonly instruction: string
  readonly set?: string
}

function atSlot(
  reader: SlotReader,
): Pick<CompiledFact, 'firstIndex' | 'repeats' | 'ofAbsent' | 'word' | 'speaksOf'> {
  return {
    firstIndex: reader.firstIndex,
    repeats: reader.repeats,
    ofAbsent: false,
    word: (instruction, _, index) => reader.word(instruction, index),
    speaksOf: [reader.operand],
  }
}

/**
 * The end of a message: what the text asks for instead.
 *
 * @param excludes whether `expected` names what is excluded, as `any type but OpTypeVoid` does.
 */
function insteadOf(expected: string, excludes: boolean): string {
  return excludes ? `; ${expected} is required` : `, not ${expected}`
}

const widths: Readonly<Record<string, readonly number[]>> = {
  OpTypeInt: [8, 16, 32, 64],
  OpTypeFloat: [16, 32, 64],
}

/** Whether core lets a number be that wide; where it does not, that is what is wrong. */
function isDeclarable(component: Instruction | undefined): boolean {
  if (component === undefined || (isFloatType(component) && component.operands.length > 1))
    return true
  return widths[component.name]?.includes(component.valueAt(0) ?? 0) !== false
}

function typeFact(
  fact: Extract<SentenceFact, { readonly type: unknown }>,
  reader: SlotReader,
  { isForeign, ignoresTypeless = false }: TextReading,
): CompiledFact {
  const fits = compileType(fact.type)
  const expected = describeType(fact.type)
  const isOperand = !reader.hasSteps && reader.operand !== 'Result Type'
  return {
    ...atSlot(reader),
    speaksOf: [],
    holds(instruction, module, index) {
      const type = reader.type(instruction, module, index)
      if (type !== undefined) {
        const fit = fits(type, module)
        if (fit !== false) return fit
        return isForeign?.(type, module) === true || !isDeclarable(componentOfType(module, type))
          ? undefined
          : false
      }
      if (!isOperand || ignoresTypeless) return undefined
      // What has no type is not an object of this type.
      return operandDefinition(module, instruction, index) === undefined ? undefined : false
    },
    message(instruction, module, index) {
      const type = reader.type(instruction, module, index)
      const id = isOperand ? ` %${reader.value(instruction, module, index)}` : ''
      if (type === undefined) {
        const definition = definitionAt(reader, instruction, module, index)
        return `${reader.name}${id} is ${definition?.name}, not an object of ${expected}`
      }
      const verb = isOperand ? 'is of type' : 'is'
      return `${reader.name}${id} ${verb} ${typeName(type)}${insteadOf(expected, fact.type.kind === 'not')}`
    },
  }
}

function declaresFact(
  fact: Extract<SentenceFact, { readonly declares: unknown }>,
  reader: SlotReader,
): CompiledFact {
  const fits = compileType(fact.declares)
  const expected = describeType(fact.declares)
  return {
    ...atSlot(reader),
    speaksOf: [],
    holds(instruction, module, index) {
      const type = definitionAt(reader, instruction, module, index)
      if (type === undefined) return undefined
      return isTypeDeclaration(type) ? fits(type, module) : false
    },
    message(instruction, module, index) {
      const type = definitionAt(reader, instruction, module, index)
      const words = isTypeDeclaration(type) ? typeName(type) : `%${type?.result} (${type?.name})`
      return `${reader.name} is ${words}${insteadOf(expected, fact.declares.kind === 'not')}`
    },
  }
}

function valueFact(
  fact: Extract<SentenceFact, { readonly shape: 'value' }>,
  reader: SlotReader,
): CompiledFact {
  const { holds, expected, actual } = compileValue(fact.value, reader)
  return {
    ...atSlot(reader),
    ofAbsent: fact.value.kind === 'present' || fact.value.kind === 'absent',
    holds,
    message: (instruction, module, index) =>
      `${reader.name} is ${actual(instruction, module, index)}, not ${expected}`,
  }
}

function relationFact(
  fact: Extract<SentenceFact, { readonly shape: 'relation' }>,
  reader: SlotReader,
  other: SlotReader,
  { isForeign, ignoresTypeless = false }: TextReading,
): CompiledFact {
  const base = { ...atSlot(reader), speaksOf: [reader.operand, other.operand] }
  if (fact.relation === 'both-or-neither')
    return {
      ...base,
      ofAbsent: true,
      holds: (instruction) =>
        (reader.firstIndex(instruction) === absentIndex) ===
        (other.firstIndex(instruction) === absentIndex),
      message: () => `one of ${reader.name} and ${other.name} is present without the other`,
    }
  const { measure, holds, message, words } = comparisons[fact.relation]
  const isOfTypes =
    fact.relation === 'same-type' && !reader.hasSteps && reader.operand !== 'Result Type'
  const skips = (slot: SlotReader, instruction: Instruction, module: Module, index: number) =>
    isForeign?.(slot.type(instruction, module, index), module) === true
  return {
    ...base,
    holds(instruction, module, index) {
      const otherIndex = other.firstIndex(instruction)
      if (otherIndex === absentIndex) return undefined
      if (skips(reader, instruction, module, index)) return undefined
      if (skips(other, instruction, module, otherIndex)) return undefined
      const right = measure(other, instruction, module, otherIndex)
      if (right === undefined) return undefined
      const left = measure(reader, instruction, module, index)
      if (left !== undefined) return holds(left as never, right as never)
      // What has no type does not have the same one.
      if (!isOfTypes || ignoresTypeless) return undefined
      return operandDefinition(module, instruction, index) === undefined ? undefined : false
    },
    message(instruction, module, index) {
      const left = measure(reader, instruction, module, index)
      const right = measure(other, instruction, module, other.firstIndex(instruction))
      if (left !== undefined) return message(words(left), words(right), reader.name, other.name)
      const definition = definitionAt(reader, instruction, module, index)
      return `${reader.name} %${definition?.result} is ${definition?.name}, not an object of type ${words(right)}`
    },
  }
}

function storageClassFact(
  { among, none }: Extract<SentenceFact, { readonly shape: 'storage-class' }>,
  reader: SlotReader,
): CompiledFact {
  const allowed = among && new Set(valuesOf('StorageClass', among))
  const refused = none && new Set(valuesOf('StorageClass', none))
  const storageClass = (instruction: Instruction, module: Module, index: number) =>
    reader.isId
      ? storageClassOf(reader.type(instruction, module, index))
      : reader.value(instruction, module, index)
  const expected =
    among === undefined ? `any storage class but ${choice(none ?? [])}` : choice(among)
  return {
    ...atSlot(reader),
    holds(instruction, module, index) {
      const value = storageClass(instruction, module, index)
      if (value === undefined) return undefined
      return allowed?.has(value) !== false && refused?.has(value) !== true
    },
    message(instruction, module, index) {
      const name = storageClassName(storageClass(instruction, module, index) ?? -1)
      const verb = reader.isId ? 'points into' : 'is'
      return `${reader.name} ${verb} ${name}${insteadOf(expected, among === undefined)}`
    },
  }
}

function originFact(
  { among, none }: Extract<SentenceFact, { readonly shape: 'origin' }>,
  reader: SlotReader,
): CompiledFact {
  const allowed = among && isAmongInstructions(among)
  const refused = none && isAmongInstructions(none)
  const origin = (instruction: Instruction, module: Module, index: number) =>
    reader.kind === 'IdResult' && !reader.hasSteps
      ? instruction
      : definitionAt(reader, instruction, module, index)
  const expected =
    among === undefined
      ? `a result of anything but ${instructionsWords(none ?? {})}`
      : `of ${instructionsWords(among)}`
  return {
    ...atSlot(reader),
    holds(instruction, module, index) {
      const definition = origin(instruction, module, index)
      if (definition === undefined) return undefined
      return allowed?.(definition) !== false && refused?.(definition) !== true
    },
    message(instruction, module, index) {
      const definition = origin(instruction, module, index)
      return `${reader.name} %${definition?.result} is the result of ${definition?.name}${insteadOf(expected, among === undefined)}`
    },
  }
}

/** A fact, compiled for each of its slots. */
export function compileFact(
  fact: SentenceFact,
  { instruction, set }: RowPlace,
  reading: TextReading,
): readonly CompiledFact[] {
  if (fact.shape === 'execution') return [executionFact(fact)]
  if (fact.shape === 'placement') return [placementFact(fact)]
  if (fact.shape === 'use') return [useFact(fact)]
  return fact.slots.map((slot) => {
    const reader = compileSlot(slot, instruction, set)
    switch (fact.shape) {
      case 'type':
        return 'type' in fact ? typeFact(fact, reader, reading) : declaresFact(fact, reader)
      case 'value':
        return valueFact(fact, reader)
      case 'relation':
        return relationFact(fact, reader, compileSlot(fact.other, instruction, set), reading)
      case 'storage-class':
        return storageClassFact(fact, reader)
      case 'origin':
        return originFact(fact, reader)
      default:
        throw new AuthorError(
          'unknown-export',
          `the shape ${JSON.stringify(fact)} has no definition`,
        )
    }
  })
}
