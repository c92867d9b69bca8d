import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { knownOf } from '#generators/words/known'
import { type OperandPlace, operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import type { Verdict } from '#spec/verdict'
import { blamed } from './blamed.ts'

function isAlike(first: OperandPlace, second: OperandPlace): boolean {
  return (
    first.kind === second.kind &&
    first.name === second.name &&
    first.parameterOf === second.parameterOf
  )
}

/**
 * As {@link blamed}, with the operand at fault instead of its word: operands before it may be of any length, and those of a list,
 * such as the interface of an entry point, are one. The word's place where it is in no operand.
 */
export function blamedOperand(judge: Verdict, words: Uint32Array): string {
  const extents = extentsOf(words)
  const place = blamed(judge, extents, words)
  const word = judge.kind === 'invalid' ? judge.blames[0]?.word : undefined
  const module = read(words)
  if (word === undefined || module === undefined) return place
  const ordinal = ordinalAt(extents, word)
  const [extent, instruction] = [extents[ordinal], module.instructions[ordinal]]
  if (extent === undefined || instruction === undefined) return place
  const offset = word - extent.start - 1
  const operands = operandsOf(instruction, knownOf(module))
  const operand = operands.find((each) => offset >= each.word && offset < each.word + each.length)
  if (operand === undefined) return place
  const [name] = place.split(' ')
  return `${name} operand ${operands.findIndex((each) => isAlike(each, operand))}`
}
