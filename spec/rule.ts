/** What kind of thing a rule speaks of. */
export type RuleClass =
  | 'grammar'
  | 'type'
  | 'operand'
  | 'storage-class'
  | 'layout'
  | 'capability'
  | 'decoration'
  | 'limit'
  | 'semantics'
  | 'environment'

/** `decode`: the words do not form instructions and operands. `validate`: they do, and the module is invalid. */
export type Phase = 'decode' | 'validate'

/**
 * Who could decide it: the module's words alone, words and a named environment, only a run, or nobody (a permission,
 * a definition, or a requirement on something that is not in the module).
 */
export type Decidable = 'module' | 'environment' | 'runtime' | 'no'

/** `<text>/<slug>`: `SPV_KHR_constant_data/data-word-count`, or `core/<slug>` for the core specification. */
export type RuleId = `${string}/${string}`

/** One atomic requirement of a text, as the text's folder lists it. */
export interface RuleRow {
  /** Lower case words joined by hyphens; unique in its text; never renamed, for it is the rule's identity. */
  readonly slug: string
  /** The heading it stands under and the term, instruction or enumerant it stands at, as names, not as a quotation. */
  readonly section: string
  /** The requirement in our own words: one sentence that can be true or false of a module. */
  readonly summary: string
  readonly class: RuleClass
  readonly phase: Phase
  readonly decidable: Decidable
  /** Why it is not decided from the module alone; present exactly when `decidable` is not `module`. */
  readonly why?: string
  /**
   * `certain`: the text says it in one way. `derived`: it follows from the text together with the core specification.
   * `open`: the text can be read two ways (both are in NOTES.md) and a case of it expects `either`.
   */
  readonly confidence: 'certain' | 'derived' | 'open'
  /** First and last revision of the text that has the rule, where it does not hold in all. */
  readonly revisions?: { readonly since?: number; readonly until?: number }
  /** Header words of the first and last version it holds in, where that is not all. */
  readonly versions?: { readonly since?: number; readonly until?: number }
  /** What a reader should know: what a newer revision changes, which slip of the text was read how. */
  readonly notes?: string
}

/** A rule with the identity that its folder gives it. */
export interface Rule extends RuleRow {
  readonly id: RuleId
  readonly text: string
}

/** An operand as the text prints it. */
export interface OperandFact {
  readonly kind: string
  readonly quantifier: '' | '?' | '*'
  readonly name: string
}

/** What a text says about one instruction's encoding. */
export interface InstructionFact {
  readonly name: string
  readonly opcode: number
  /** Words of the shortest encoding, the first word counted. For extended instructions: of the `OpExtInst`. */
  readonly wordCount: number
  readonly variable: boolean
  readonly operands: readonly OperandFact[]
  readonly capabilities: readonly string[]
}

/** What a text says about one enumerant. */
export interface EnumerantFact {
  readonly kind: string
  readonly name: string
  readonly value: number
  readonly capabilities: readonly string[]
  readonly parameters: readonly OperandFact[]
}

/** Facts transcribed from the text itself (never from the grammar, which a test holds them against). */
export interface Facts {
  /** The string for `OpExtension`; absent for a text that only defines an extended instruction set. */
  readonly extension?: string
  /** Import string of the instruction set the text defines, or its fixed beginning. */
  readonly instructionSet?: string
  readonly instructions: readonly InstructionFact[]
  readonly enumerants: readonly EnumerantFact[]
  /** Where text and grammar differ, and which one we follow. The test accepts exactly these differences. */
  readonly differences: readonly {
    /** Path of the fact: `OpUntypedPrefetchKHR.operands[0].name`. */
    readonly fact: string
    readonly text: string
    readonly grammar: string
    readonly follow: 'text' | 'grammar'
    readonly why: string
  }[]
}

/** A text, as `spec/<TEXT>/text.ts` exports it under the name `text`. */
export interface Text {
  readonly name: string
  readonly title: string
  /** The revision that the rules follow. */
  readonly revision: number
  readonly facts: Facts
  readonly rules: readonly RuleRow[]
}
