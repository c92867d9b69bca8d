import type { Environment } from './environments.ts'
import type { LimitName } from './limits/limit.ts'

/** The subjects of rules. */
export const ruleClasses = [
  'grammar',
  'type',
  'operand',
  'storage-class',
  'layout',
  'capability',
  'decoration',
  'limit',
  'semantics',
  'environment',
] as const

/** The subject of a rule. */
export type RuleClass = (typeof ruleClasses)[number]

/** `decode`: the words do not form instructions and operands. `validate`: they do, and the module is invalid. */
export type Phase = 'decode' | 'validate'

/**
 * The information that decides a rule: the words of the module; the words and a named environment, with limits of a device where
 * the row names some; a run; or nothing
 * (a permission, a definition, or a requirement on something outside the module).
 */
export type Decidable = 'module' | 'environment' | 'runtime' | 'no'

/** `<text>/<slug>`: `SPV_KHR_constant_data/data-word-count`, or `core/<slug>` for the core specification. */
export type RuleId = `${string}/${string}`

/** Identifier of a sentence of the Vulkan specification: `VUID-StandaloneSpirv-OpTypeImage-04656`. */
export type Vuid = `VUID-${string}`

/** One atomic requirement of a text, as the text's folder lists it. */
export interface RuleRow {
  /** Lower-case words joined by hyphens; unique in its text; never renamed, because it identifies the rule. */
  readonly slug: string
  /** The heading that contains it and the term, instruction or enumerant that it belongs to, as names, not as a quotation. */
  readonly section: string
  /** The requirement in our own words, as a statement that is true or false of a module. */
  readonly summary: string
  readonly class: RuleClass
  readonly phase: Phase
  readonly decidable: Decidable
  /** Why the module alone does not decide it; present if and only if `decidable` is not `module`. */
  readonly why?: string
  /**
   * `certain`: the text is unambiguous. `derived`: it follows from the text together with the core specification.
   * `open`: the text can be read two ways (NOTES.md gives both), and its cases expect `either`.
   */
  readonly confidence: 'certain' | 'derived' | 'open'
  /** Dates of the first and last version of the text with the rule, if not all versions have it. */
  readonly revisions?: { readonly since?: string; readonly until?: string }
  /** Header words of the first and last SPIR-V version that it applies to, if it does not apply to all. */
  readonly versions?: { readonly since?: number; readonly until?: number }
  /** Names of the environments that it applies to, if it does not apply to all of its client. */
  readonly environments?: readonly string[]
  /** Sentences of the Vulkan specification that it carries. */
  readonly vuids?: readonly Vuid[]
  /** Limits and features of a device without any of which it cannot be decided; absent where it needs none. */
  readonly limits?: readonly LimitName[]
  /** Remarks for the reader, such as changes in a newer revision or the reading of an error in the text. */
  readonly notes?: string
}

/** A rule with the id that follows from its folder. */
export interface Rule extends RuleRow {
  readonly id: RuleId
  readonly text: string
  /** The client API in whose environments alone it holds; absent where it holds in all. */
  readonly client?: Environment['client']
}

/** An operand as the text prints it. */
export interface OperandFact {
  readonly kind: string
  readonly quantifier: '' | '?' | '*'
  readonly name: string
}

/** The encoding of an instruction according to a text. */
export interface InstructionFact {
  readonly name: string
  readonly opcode: number
  /** Words of the shortest encoding, including the first word. For extended instructions: of the `OpExtInst`. */
  readonly wordCount: number
  readonly variable: boolean
  readonly operands: readonly OperandFact[]
  readonly capabilities: readonly string[]
  /** Date of the first version of the text that has it, if not all have it. */
  readonly since?: string
}

/** An enumerant according to a text. */
export interface EnumerantFact {
  readonly kind: string
  readonly name: string
  readonly value: number
  readonly capabilities: readonly string[]
  readonly parameters: readonly OperandFact[]
}

/** Facts transcribed from the text itself, never from the grammar: a test compares the two. */
export interface Facts {
  /** The string for `OpExtension`; absent for a text that only defines an extended instruction set. */
  readonly extension?: string
  /** Import name of the instruction set that the text defines, or its fixed prefix. */
  readonly instructionSet?: string
  readonly instructions: readonly InstructionFact[]
  readonly enumerants: readonly EnumerantFact[]
  /** Differences between text and grammar, and which of them the rules follow. The test accepts exactly these. */
  readonly differences: readonly {
    /** Path of the fact: `OpUntypedPrefetchKHR.operands[0].name`. */
    readonly fact: string
    readonly text: string
    readonly grammar: string
    readonly follow: 'text' | 'grammar'
    readonly why: string
  }[]
}

/** One published version of a text. */
export interface TextVersion {
  /** Day of publication, as in `2025-07-29`. Names the version: printed revisions repeat. */
  readonly date: string
  /** Start of the commit of the registry that published it, where it was read from there. */
  readonly commit?: string
  /** The revision that it prints. */
  readonly revision: number
  /** First 16 hex digits of the SHA-256 of the hashes of its statements as AsciiDoc, sorted; absent without a ledger. */
  readonly statements?: string
}

/** A text, as `spec/<TEXT>/text.ts` exports it under the name `text`. */
export interface Text {
  readonly name: string
  readonly title: string
  /** The client API whose environments it describes: its rules hold in those alone. Absent for an extension. */
  readonly client?: Environment['client']
  /** The revision that the newest version prints. */
  readonly revision: number
  /** Every published version that was read, oldest first. */
  readonly versions: readonly TextVersion[]
  readonly facts: Facts
  readonly rules: readonly RuleRow[]
}
