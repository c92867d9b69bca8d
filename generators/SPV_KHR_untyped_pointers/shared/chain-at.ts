import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { type ChainForm, chainForms, chainNames, isPtrForm } from './chain-forms.ts'

/** Places of words in a chain, counted behind the instruction's first word. */
export const chainWords = {
  resultType: 0,
  baseType: 2,
  base: 3,
  /** Of the two forms that have it; in the others the first index stands here. */
  element: 4,
} as const

/** A chain as it stands in a module. */
export interface Chain {
  readonly form: ChainForm
  readonly resultType: number
  readonly result: number
  readonly baseType: number
  readonly base: number
  readonly indexes: readonly number[]
  /** Place of the first index, whether there is one or not. */
  readonly indexWord: number
}

const formByOpcode = new Map(
  chainForms.map((form) => [instructionByName(chainNames[form])?.opcode, form] as const),
)

/** The chain with ordinal `at`; `undefined` when there is none, or required operands are missing. */
export function chainAt(module: Module, at: number): Chain | undefined {
  const instruction = module.instructions[at]
  const form = formByOpcode.get(instruction?.opcode)
  if (instruction === undefined || form === undefined) return undefined
  const indexWord = isPtrForm(form) ? chainWords.element + 1 : chainWords.element
  const { words } = instruction
  if (words.length < indexWord) return undefined
  return {
    form,
    ...resultsOf(instruction),
    baseType: words[chainWords.baseType] as number,
    base: words[chainWords.base] as number,
    indexes: words.slice(indexWord),
    indexWord,
  }
}

/** Ordinals of the chains of those forms. */
export function chainsOf(
  module: Module,
  forms: readonly ChainForm[] = chainForms,
): readonly number[] {
  const names = forms.map((form) => chainNames[form])
  return ordinalsOf(module, ...names).filter((at) => chainAt(module, at) !== undefined)
}
