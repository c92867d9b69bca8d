import type { Text } from '#spec/rule'
import { type FactDifference, type FactGrammar, factDifferences } from './fact-differences.ts'

/** One entry of a grammar that differs from a text. */
export interface GrammarDifference {
  /** Name of the text. */
  readonly name: string
  /** Path of the entry: `OpUntypedPrefetchKHR.operands[0].name`. */
  readonly entry: string
  readonly text: string
  /** Empty if the grammar lacks the entry. */
  readonly grammar: string
  /** Why the grammars of SPIRV-Headers differ here; absent for a difference that is new. */
  readonly known?: string
}

/** Texts whose facts a core grammar has: those that declare instructions or enumerants of the core set. */
export function comparedTexts(texts: readonly Text[]): readonly Text[] {
  return texts.filter(
    ({ name, facts }) =>
      name !== 'core' &&
      facts.instructionSet === undefined &&
      facts.instructions.length + facts.enumerants.length > 0,
  )
}

function withReason(
  { name, facts }: Text,
  { fact, text, grammar }: FactDifference,
): GrammarDifference {
  const why = facts.differences.find(
    (known) => known.fact === fact && known.text === text && known.grammar === grammar,
  )?.why
  return { name, entry: fact, text, grammar, ...(why === undefined ? {} : { known: why }) }
}

/** The differences of a core grammar from the texts, in their order. */
export function comparedGrammar(
  grammar: FactGrammar,
  texts: readonly Text[],
): readonly GrammarDifference[] {
  return comparedTexts(texts).flatMap((text) =>
    [...factDifferences(text.facts, grammar)].map((factDifference) =>
      withReason(text, factDifference),
    ),
  )
}
