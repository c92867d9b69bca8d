import type { Rule } from '#spec/rule'

/** How a rule is decided, in words. */
export const decisions: Readonly<Record<Rule['decidable'], string>> = {
  module: 'from the module alone',
  environment: 'from the module and a named environment',
  runtime: 'only by running the module',
  no: 'not at all',
}

/** How plainly a text says what a rule asks, in words. */
export const confidences: Readonly<Record<Rule['confidence'], string>> = {
  certain: 'the text is unambiguous',
  derived: 'follows from the text together with the core specification',
  open: 'the text can be read two ways',
}
