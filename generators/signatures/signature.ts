import type { Shape } from './shape.ts'

/** What fills a slot: a type (as Result Type or of a value), or literal numbers. */
export type Content =
  | { readonly kind: 'type'; readonly shape: Shape }
  | { readonly kind: 'literals'; readonly numbers: readonly number[] }

/** `result` is Result Type; operands are counted from 1, as the texts do. */
export type SlotName = 'result' | number

/** One way of filling the slots of an operation: Result Type first where there is one, then the operands. */
export interface Form {
  readonly content: (slot: SlotName) => Content | undefined
  /** The type in a slot; `undefined` where it holds something else. */
  readonly shape: (slot: SlotName) => Shape | undefined
}

/** A sentence of a text about one slot. */
export interface Fact {
  /** Other slots that it speaks of. */
  readonly reads: readonly SlotName[]
  /** What follows "must": "be an integer scalar or vector", "be as wide as Result Type (32 bits)". */
  readonly must: (form: Form, nameOf: (slot: SlotName) => string) => string
  /** `undefined` where the other slots leave open what it asks for: then it says nothing. */
  readonly holds: (own: Content, form: Form) => boolean | undefined
}

/** A slot with its facts, each under the slug of the rule that carries it. */
export interface Slot {
  readonly kind: Content['kind']
  readonly facts: readonly {
    /** Absent where no rule says it, but the text leaves open whether anything else is allowed. */
    readonly rule?: string
    readonly fact: Fact
  }[]
  /** May be absent. */
  readonly optional?: true
  /** Contents to try in valid modules: of a slot of literals, or types other than those of `universeOf`. */
  readonly candidates?: (form: Form) => readonly Content[]
  /** Contents that break a rule, by way: of a slot of literals, or types beside the `substitutions`. */
  readonly ways?: (own: Content, form: Form) => Readonly<Record<string, Content>>
}

/**
 * Operations that take the same operands, and what a text says about each slot, slot by slot. The table is the only place
 * where the maker says it: controls, broken modules, their summaries, mutators of any module and random instructions are
 * worked out from it.
 */
export interface Signature {
  /** Lower case words joined by hyphens; unique in its text. */
  readonly name: string
  /** Names of the grammar, with `Op`. */
  readonly operations: readonly string[]
  readonly result: Slot
  readonly operands: readonly Slot[]
  /** Operations that OpSpecConstantOp may carry out too: in all modules, with Kernel, or not at all. */
  readonly constant?: 'always' | 'kernel'
  /** Without Kernel, OpSpecConstantOp has it from this version on, as a minor number of 1.x. */
  readonly constantSince?: number
  /** The stage whose modules show it; the one that the operations' capabilities ask for when absent. */
  readonly stage?: 'compute' | 'fragment' | 'kernel'
  /** Types to choose from beside those of the stock, by name. */
  readonly only?: (shape: Shape) => boolean
  /** Versions in which it is so, as minor numbers of 1.x. */
  readonly since?: number
  readonly until?: number
}

/** A slot that holds a type or a value of a type; all facts belong to one rule. */
export function slot(rule: string, ...facts: readonly Fact[]): Slot {
  return { kind: 'type', facts: facts.map((fact) => ({ rule, fact })) }
}

/** A slot of which the text leaves open whether these facts must hold: no module shows what happens where they do not. */
export function unclear(...facts: readonly Fact[]): Slot {
  return { kind: 'type', facts: facts.map((fact) => ({ fact })) }
}

/** One slot with the facts of several, for several rules speak of it. */
export function joined(...slots: readonly Slot[]): Slot {
  return { ...Object.assign({}, ...slots), facts: slots.flatMap(({ facts }) => facts) }
}

/** Slugs of the rules that carry the facts of a signature, each once. */
export function rulesOf({ result, operands }: Signature): readonly string[] {
  const facts = [result, ...operands].flatMap((each) => each.facts)
  return [...new Set(facts.flatMap(({ rule }) => rule ?? []))]
}

/** Names of a signature's slots in order. */
export function slotNames({ operands }: Signature): readonly SlotName[] {
  return ['result', ...operands.map((_, at) => at + 1)]
}

/** A slot by name. */
export function slotOf(signature: Signature, name: SlotName): Slot | undefined {
  return name === 'result' ? signature.result : signature.operands[name - 1]
}

/** A form of contents in order of `slotNames`. */
export function formOf(contents: readonly (Content | undefined)[]): Form {
  const content = (name: SlotName) => contents[name === 'result' ? 0 : name]
  return {
    content,
    shape(name) {
      const own = content(name)
      return own?.kind === 'type' ? own.shape : undefined
    },
  }
}
