import { enumerantByName } from '#spec/grammar/grammar'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { resultsOf } from '../../words/results-of.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { utfTarget, withUtfTarget } from '../shared/with-utf-target.ts'

/** The result of the first such instruction. */
function first(module: Module, ...names: readonly string[]): number | undefined {
  const [at] = ordinalsOf(module, ...names)
  const found = at === undefined ? undefined : module.instructions[at]
  return found === undefined ? undefined : resultsOf(found).result
}

function target(...names: readonly string[]): Way {
  return (module, at) => withUtfTarget(module, at, () => first(module, ...names))
}

/** Moves the decoration to the first member that `index` finds; -1 for none. */
function member(index: (members: readonly number[], array: number) => number): Way {
  return (module, at) => {
    const array = utfTarget(module, at)?.target
    if (array === undefined) return undefined
    for (const ordinal of ordinalsOf(module, 'OpTypeStruct')) {
      const [structure = 0, ...members] = module.instructions[ordinal]?.words ?? []
      const found = index(members, array)
      if (found < 0) continue
      const decoration = instruction('OpMemberDecorate', structure, found, utfEncoded)
      return replaceInstruction(module, at, decoration)
    }
    return undefined
  }
}

const utfEncoded = enumerantByName('Decoration', 'UTFEncodedKHR')?.value ?? 0

export const mutator = mutatorOf({
  name: 'utf-elsewhere',
  rule: 'utf-encoded-target-is-an-array-type',
  summary: 'the decoration is on a type that is no array, on an object or on a member',
  ordinals: utfDecorations,
  ways: {
    'element-type': (module, at) => withUtfTarget(module, at, (_, { element }) => element),
    constant: target('OpConstantDataKHR'),
    'spec-constant': target('OpSpecConstantDataKHR'),
    variable: target('OpVariable'),
    function: target('OpFunction'),
    structure: target('OpTypeStruct'),
    vector: (module, at) =>
      withUtfTarget(module, at, (graft, { element }) => graft.type('OpTypeVector', element, 4)),
    pointer: target('OpTypePointer'),
    member: member((members) => (members.length > 0 ? 0 : -1)),
    'member-with-the-array': member((members, array) => members.indexOf(array)),
  },
})
