import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { typedChainNames } from '../shared/typed-chain-names.ts'

const baseWord = 2
const opUntypedVariable = instructionByName('OpUntypedVariableKHR')?.opcode
const opFunctionEnd = 56

/** An untyped pointer in the storage class of the base that stands in front of the chain: a variable or something else. */
function untypedBefore(module: Module, at: number, variable: boolean): number | undefined {
  const base = pointerShape(module, typeOf(module, module.instructions[at]?.words[baseWord] ?? 0))
  const begin = module.instructions.findLastIndex(
    ({ opcode }, index) => index < at && opcode === opFunctionEnd,
  )
  const found = module.instructions.find((each, index) => {
    const shape = pointerShape(module, resultsOf(each).resultType)
    const isVariable = each.opcode === opUntypedVariable
    return (
      index < at &&
      (index > begin || begin < 0) &&
      isVariable === variable &&
      shape?.kind === 'untyped' &&
      shape.storageClass === base?.storageClass
    )
  })
  return found === undefined ? undefined : resultsOf(found).result
}

function base(variable: boolean): Way {
  return (module, at) => {
    const id = untypedBefore(module, at, variable)
    return id === undefined ? undefined : replaceWord(module, at, baseWord, id)
  }
}

export const mutator = mutatorOf({
  name: 'typed-chain-of-untyped-base',
  rule: 'typed-chain-base-is-typed',
  summary: 'the base of a typed chain is an untyped pointer',
  ordinals: (module) =>
    ordinalsOf(module, ...typedChainNames).filter(
      (at) =>
        pointerShape(module, typeOf(module, module.instructions[at]?.words[baseWord] ?? 0))
          ?.kind === 'typed',
    ),
  ways: { variable: base(true), 'no-variable': base(false) },
})
