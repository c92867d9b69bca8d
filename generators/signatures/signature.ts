import type { Shape } from './shape.ts'

/** How a value comes about, where a rule asks for it. */
export interface ValueOfType {
  readonly made: 'constant' | 'specialized' | 'null'
  /** Present for constants of a number type. */
  readonly number?: number
}

/**
 * The content of a slot: a type (as Result Type or of a value), literal numbers, or an enumerant without parameters.
 */
export type Content =
  | {
      readonly kind: 'type'
      readonly shape: Shape
      /** Absent where any value will do, one that is not a constant among them. */
      readonly value?: ValueOfType
    }
  | { readonly kind: 'literals'; readonly numbers: readonly number[] }
  | { readonly kind: 'enumerant'; readonly name: string }

/** Contents of all slots: Result Type first, `undefined` where a slot is empty. */
export type Contents = readonly (Content | undefined)[]

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
  /** The text after "must": "be an integer scalar or vector", "be as wide as Result Type (32 bits)". */
  readonly must: (form: Form, nameOf: (slot: SlotName) => string) => string
  /** `undefined` where the other slots leave open what it asks for: then it says nothing. */
  readonly holds: (content: Content, form: Form) => boolean | undefined
  /** As `holds`, of an optional slot that is empty; nothing is asked of it when absent. */
  readonly allowsNone?: (form: Form) => boolean | undefined
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
  /** Contents to try in valid modules, instead of the types of `universeOf`. */
  readonly candidates?: (form: Form) => readonly Content[]
  /**
   * Further contents that may break a rule, by way; `undefined` empties the slot, or `content` is `undefined` and the slot is
   * filled. A type has its substitutions, a constant its other ways of being made, without being asked.
   */
  readonly ways?: (
    content: Content | undefined,
    form: Form,
  ) => Readonly<Record<string, Content | undefined>>
}

/**
 * Operations that take the same operands, with the statements of a text about each slot. The table is the only place
 * where the maker says it: controls, broken modules, their summaries, mutators of any module and random instructions
 * are worked out from it.
 */
export interface Signature {
  /** Lower case words joined by hyphens; unique in its text. */
  readonly name: string
  /** Names as the grammar spells them: those of core begin with `Op`, those of a set do not. */
  readonly operations: readonly string[]
  /** The set whose instructions they are, by its import string; absent where they are instructions of their own. */
  readonly set?: string
  /** Absent where the operations have no result. */
  readonly result?: Slot
  readonly operands: readonly Slot[]
  /** Operations that OpSpecConstantOp may carry out too: in all modules, with Kernel, or not at all. */
  readonly constant?: 'always' | 'kernel'
  /** Without Kernel, OpSpecConstantOp has it from this version on, as a minor number of 1.x. */
  readonly constantSince?: number
  /** The stage whose modules show it; the one that the operations' capabilities ask for when absent. */
  readonly stage?: 'compute' | 'fragment' | 'kernel'
  /** Shown in kernels too, of operations that are not for them alone. */
  readonly inKernels?: true
  /** Rules that each operation breaks in every dimension (`dimensionOf`), not in one of them. */
  readonly inEachDimension?: readonly string[]
  /** Rules that are broken in each slot alone and in slots that are alike, not in one of both. */
  readonly inEachWay?: readonly string[]
  /** Capabilities for the kinds of the operands, beside those of the operations. */
  readonly capabilities?: readonly string[]
  /** The types to choose from, instead of those of the stage's modules. */
  readonly types?: readonly Shape[]
  /** Those of the types to choose from that are wanted. */
  readonly only?: (shape: Shape) => boolean
  /** Set where pairs that are written by hand show it: only mutators and random instructions are worked out. */
  readonly hasPairs?: true
  /** Versions in which it is so, as minor numbers of 1.x. */
  readonly since?: number
  readonly until?: number
}

/** A slot that holds a type or a value of a type; all facts belong to one rule. */
export function slot(rule: string, ...facts: readonly Fact[]): Slot {
  return { kind: 'type', facts: facts.map((fact) => ({ rule, fact })) }
}

/** A slot for which the text leaves open whether these facts must hold: no module shows what happens where they do not. */
export function unclear(...facts: readonly Fact[]): Slot {
  return { kind: 'type', facts: facts.map((fact) => ({ fact })) }
}

/** One slot with the facts of several, for several rules speak of it. */
export function joined(...slots: readonly Slot[]): Slot {
  return { ...Object.assign({}, ...slots), facts: slots.flatMap(({ facts }) => facts) }
}

/** Slugs of the rules that carry the facts of a signature, each once. */
export function rulesOf({ result, operands }: Signature): readonly string[] {
  const facts = [...(result === undefined ? [] : [result]), ...operands].flatMap(
    (each) => each.facts,
  )
  return [...new Set(facts.flatMap(({ rule }) => rule ?? []))]
}

/** A slot with contents of its own, instead of all types of the stock. */
export function among(
  base: Slot,
  candidates: NonNullable<Slot['candidates']>,
  ways: NonNullable<Slot['ways']> = () => ({}),
): Slot {
  return { ...base, candidates, ways }
}

/** A constant of a number type. */
export function constant(shape: Shape, number: number): Content {
  return { kind: 'type', shape, value: { made: 'constant', number } }
}

/** Names of a signature's slots in order. */
export function slotNames({ operands }: Signature): readonly SlotName[] {
  return ['result', ...operands.map((_, index) => index + 1)]
}

export function slotOf(signature: Signature, name: SlotName): Slot | undefined {
  return name === 'result' ? signature.result : signature.operands[name - 1]
}

/** A form of contents in order of `slotNames`. */
export function formOf(contents: Contents): Form {
  const content = (name: SlotName) => contents[name === 'result' ? 0 : name]
  return {
    content,
    shape(name) {
      const held = content(name)
      return held?.kind === 'type' ? held.shape : undefined
    },
  }
}

/**
 * Signatures as a text: the name of each, its operations and its slots, `name: OpIAdd OpISub ${result} ${operand}`, in one
 * line or in several. The first slot is that of the result, unless all of them have the same.
 *
 * @param more of all of these signatures.
 * @param prefix of their names.
 */
export function signaturesOf(
  more: Omit<Partial<Signature>, 'name' | 'operations' | 'operands'> = {},
  prefix = '',
) {
  return (
    strings: TemplateStringsArray,
    ...parts: readonly (Slot | string)[]
  ): readonly Signature[] => {
    const text = strings.reduce((before, after, index) => {
      const part = parts[index - 1]
      return `${before}${typeof part === 'string' ? part : `$${index - 1}`}${after}`
    })
    return text
      .trim()
      .split(/\s+(?=[a-z\d-]+: )/)
      .map((line) => {
        const [name = '', ...words] = line.split(/\s+/)
        const operations = words.filter((word) => !word.startsWith('$'))
        const slots = words
          .slice(operations.length)
          .map((word) => parts[Number(word.slice(1))] as Slot)
        const [result, ...operands] = more.result === undefined ? slots : [more.result, ...slots]
        return {
          name: `${prefix}${name.slice(0, -1)}`,
          operations,
          ...(result && { result }),
          operands,
          ...more,
        }
      })
  }
}
