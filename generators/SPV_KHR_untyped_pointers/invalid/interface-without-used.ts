import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { interfaceOf, namedBy } from '../shared/interface-of.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

/** Places in the interface of untyped variables that the entry point uses. */
function usedPlaces(module: Module, at: number): readonly number[] {
  const variables = untypedVariablesOf(module).map((each) => untypedVariableAt(module, each).result)
  const named = namedBy(module, at)
  const { ids, word } = interfaceOf(module, at)
  return ids.flatMap((id, index) => (variables.includes(id) && named.has(id) ? [word + index] : []))
}

function without(module: Module, at: number, place: number | undefined): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined || place === undefined) return undefined
  const words = instruction.words.toSpliced(place, 1)
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'interface-without-used',
  rule: 'entry-point-interface-has-each-used-untyped-variable',
  summary: 'an untyped variable that the entry point uses is not in its interface',
  ordinals: (module) => ordinalsOf(module, 'OpEntryPoint'),
  ways: {
    'first-left-out': (module, at) => without(module, at, usedPlaces(module, at)[0]),
    'last-left-out': (module, at) => {
      const places = usedPlaces(module, at)
      return places.length < 2 ? undefined : without(module, at, places.at(-1))
    },
  },
})
