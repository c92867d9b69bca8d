import type { SlotText } from './slot.ts'
import type { Amount, TypeTerm } from './type-terms.ts'

/** The requirement of a sentence on the value of an operand: an id, a literal or an enumerant. */
export type ValueTerm =
  /** The result of a constant instruction, specialization constants included. */
  | { readonly kind: 'constant' }
  /** The result of a constant instruction that specialization cannot change. */
  | { readonly kind: 'fixed-constant' }
  /** The number is among these. */
  | { readonly kind: 'numbers'; readonly numbers: Amount }
  | { readonly kind: 'not-numbers'; readonly numbers: Amount }
  | { readonly kind: 'multiple'; readonly factor: number }
  /** The value is one of these enumerants of a kind; every enumerant of the kind if none is listed. */
  | {
      readonly kind: 'enumerants'
      readonly operandKind: string
      readonly names?: readonly string[]
    }
  | {
      readonly kind: 'not-enumerants'
      readonly operandKind: string
      readonly names: readonly string[]
    }
  /** The mask has no bits but these. */
  | { readonly kind: 'bits'; readonly operandKind: string; readonly names: readonly string[] }
  /** The mask has all these bits. */
  | { readonly kind: 'has-bits'; readonly operandKind: string; readonly names: readonly string[] }
  /** The mask has at most one of these bits. */
  | {
      readonly kind: 'exclusive-bits'
      readonly operandKind: string
      readonly names: readonly string[]
    }
  | { readonly kind: 'present' }
  | { readonly kind: 'absent' }

/**
 * The common property of two slots, or the one that they must not share. Where one of them has no such property,
 * nothing is asked.
 */
export type Relation =
  | 'same-type'
  | 'different-type'
  | 'same-component-type'
  | 'same-count'
  | 'same-width'
  | 'different-width'
  | 'wider-or-same'
  | 'narrower-or-same'
  | 'same-storage-class'
  | 'same-value'
  | 'different-value'
  | 'same-id'
  | 'both-or-neither'

/** The place of an instruction. */
export type PlaceOfInstruction =
  | 'outside-functions'
  | 'in-functions'
  | 'in-entry-block'
  | 'first-in-block'
  | 'last-in-block'
  | 'right-before'
  | 'right-after'
  | 'before'
  | 'after'
  | 'once-in-module'
  | 'once-in-function'

/** Instructions by name, or by their class in the grammar. */
export interface InstructionList {
  readonly instructions?: readonly string[]
  /** Classes of the grammar: `Memory`, `Constant-Creation`. */
  readonly classes?: readonly string[]
}

/** A statement about one instruction, in one of eight shapes. Several slots: of each of them. */
export type SentenceFact =
  /** The value in the slot has such a type; of `Result Type` and of steps that lead to a type, it is such a type. */
  | { readonly shape: 'type'; readonly slots: readonly SlotText[]; readonly type: TypeTerm }
  /** The id in the slot is itself such a type. */
  | { readonly shape: 'type'; readonly slots: readonly SlotText[]; readonly declares: TypeTerm }
  | { readonly shape: 'value'; readonly slots: readonly SlotText[]; readonly value: ValueTerm }
  | {
      readonly shape: 'relation'
      readonly slots: readonly SlotText[]
      readonly relation: Relation
      readonly other: SlotText
    }
  /** The storage class of the pointer in the slot, or the operand of that kind, is one of these or none of these. */
  | {
      readonly shape: 'storage-class'
      readonly slots: readonly SlotText[]
      readonly among?: readonly string[]
      readonly none?: readonly string[]
    }
  /** The id in the slot is the result of one of these instructions, or of none of these. */
  | {
      readonly shape: 'origin'
      readonly slots: readonly SlotText[]
      readonly among?: InstructionList
      readonly none?: InstructionList
    }
  | {
      readonly shape: 'placement'
      readonly place: PlaceOfInstruction
      /** The instructions that `before` and `after` speak of. */
      readonly neighbours?: InstructionList
    }
  /** All of what is given: entry points of only these models (or of none of these) reach it; one of the capabilities is declared. */
  | {
      readonly shape: 'execution'
      readonly models?: readonly string[]
      readonly notModels?: readonly string[]
      readonly capabilities?: readonly string[]
      readonly extensions?: readonly string[]
      /** The least version, as a minor number of 1.x. */
      readonly since?: number
      /** Clients of environments: `vulkan`, `opencl`. */
      readonly clients?: readonly string[]
    }
  /** The result of the instruction, or the object, is used by these instructions alone, or by none of these. */
  | {
      readonly shape: 'use'
      readonly users?: InstructionList
      readonly notUsers?: InstructionList
      /** Decorations that it has, and must not have. */
      readonly decorations?: readonly string[]
      readonly notDecorations?: readonly string[]
    }

/** When a sentence speaks: each must surely be so, or surely not. */
export type SentenceCondition = SentenceFact | { readonly unless: SentenceFact }

export type ShapeName = SentenceFact['shape']

type SlotList = SlotText | readonly SlotText[]

function listed(slots: SlotList): readonly SlotText[] {
  return typeof slots === 'string' ? [slots] : slots
}

function enumerantsTerm(
  kind: 'not-enumerants' | 'bits' | 'has-bits' | 'exclusive-bits',
  operandKind: string,
  names: readonly string[],
): ValueTerm {
  return { kind, operandKind, names }
}

/** The value of an operand, or Result Type, has such a type. */
export function type(slots: SlotList, term: TypeTerm): SentenceFact {
  return { shape: 'type', slots: listed(slots), type: term }
}

/** An operand is such a type. */
export function declares(slots: SlotList, term: TypeTerm): SentenceFact {
  return { shape: 'type', slots: listed(slots), declares: term }
}

export function value(slots: SlotList, term: ValueTerm): SentenceFact {
  return { shape: 'value', slots: listed(slots), value: term }
}

export const constant: ValueTerm = { kind: 'constant' }
export const fixedConstant: ValueTerm = { kind: 'fixed-constant' }
export const present: ValueTerm = { kind: 'present' }
export const absent: ValueTerm = { kind: 'absent' }

export function numbers(amount: Amount): ValueTerm {
  return { kind: 'numbers', numbers: amount }
}

export function notNumbers(amount: Amount): ValueTerm {
  return { kind: 'not-numbers', numbers: amount }
}

export function multiple(factor: number): ValueTerm {
  return { kind: 'multiple', factor }
}

export function enumerants(operandKind: string, ...names: readonly string[]): ValueTerm {
  return { kind: 'enumerants', operandKind, ...(names.length > 0 && { names }) }
}

export function notEnumerants(operandKind: string, ...names: readonly string[]): ValueTerm {
  return enumerantsTerm('not-enumerants', operandKind, names)
}

export function bits(operandKind: string, ...names: readonly string[]): ValueTerm {
  return enumerantsTerm('bits', operandKind, names)
}

export function hasBits(operandKind: string, ...names: readonly string[]): ValueTerm {
  return enumerantsTerm('has-bits', operandKind, names)
}

export function exclusiveBits(operandKind: string, ...names: readonly string[]): ValueTerm {
  return enumerantsTerm('exclusive-bits', operandKind, names)
}

export function relation(slots: SlotList, name: Relation, other: SlotText): SentenceFact {
  return { shape: 'relation', slots: listed(slots), relation: name, other }
}

export function storedIn(slots: SlotList, ...among: readonly string[]): SentenceFact {
  return { shape: 'storage-class', slots: listed(slots), among }
}

export function notStoredIn(slots: SlotList, ...none: readonly string[]): SentenceFact {
  return { shape: 'storage-class', slots: listed(slots), none }
}

export function resultOf(slots: SlotList, ...instructions: readonly string[]): SentenceFact {
  return { shape: 'origin', slots: listed(slots), among: { instructions } }
}

export function notResultOf(slots: SlotList, ...instructions: readonly string[]): SentenceFact {
  return { shape: 'origin', slots: listed(slots), none: { instructions } }
}

export function placed(
  place: PlaceOfInstruction,
  ...instructions: readonly string[]
): SentenceFact {
  return {
    shape: 'placement',
    place,
    ...(instructions.length > 0 && { neighbours: { instructions } }),
  }
}

export function executed(
  among: Omit<Extract<SentenceFact, { shape: 'execution' }>, 'shape'>,
): SentenceFact {
  return { shape: 'execution', ...among }
}

/** One of the capabilities is declared. */
export function capability(...capabilities: readonly string[]): SentenceFact {
  return { shape: 'execution', capabilities }
}

export function used(among: Omit<Extract<SentenceFact, { shape: 'use' }>, 'shape'>): SentenceFact {
  return { shape: 'use', ...among }
}

export function unless(fact: SentenceFact): SentenceCondition {
  return { unless: fact }
}
