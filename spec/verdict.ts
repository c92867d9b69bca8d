import type { Phase, RuleId } from './rule.ts'

/** One broken rule, where it was seen. */
export interface Violation {
  readonly rule: RuleId
  /** Index of a word in the module: the operand at fault, or the first word of the instruction. */
  readonly word: number
  readonly message: string
}

/** What an oracle says of a module. Only our judge names rules; a tool's `blames` is empty. */
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

/** What a case says the answer must be; `either` where the text can be read two ways. */
export type Expectation = 'valid' | 'invalid' | 'either'
