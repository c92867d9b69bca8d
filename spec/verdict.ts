import type { Phase, RuleId } from './rule.ts'

/** One violation of a rule, with its position. */
export interface Violation {
  readonly rule: RuleId
  /** Index of a word in the module: the operand at fault, or the first word of the instruction. */
  readonly word: number
  readonly message: string
}

/** An oracle's answer about a module. Only the reference names rules; `blames` of a tool is empty. */
export type Verdict =
  | { readonly kind: 'valid' }
  | {
      readonly kind: 'invalid'
      readonly phase: Phase
      readonly blames: readonly Violation[]
      readonly message: string
    }
  | { readonly kind: 'unsupported'; readonly why: string }
  | { readonly kind: 'crash'; readonly signal: string; readonly message: string }
  | { readonly kind: 'timeout'; readonly ms: number }
  | { readonly kind: 'error'; readonly why: string }

/** The answer that a case expects; `either` where the text can be read two ways. */
export type Expectation = 'valid' | 'invalid' | 'either'
