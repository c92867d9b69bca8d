import { enumerantByName } from '#spec/grammar/grammar'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { resultsOf } from '../../words/results-of.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { withUtfTarget } from '../shared/with-utf-target.ts'

const opDecorate = 71

/** The result of the first such instruction. */
function first(module: Module, ...names: readonly string[]): number | undefined {
  const [at] = ordinalsOf(module, ...names)
  const found = at === undefined ? undefined : module.instructions[at]
  return found === undefined ? undefined : resultsOf(found).result
}

function target(...names: readonly string[]): Way {
  return (module, at) => withUtfTarget(module, at, () => first(module, ...names))
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
    member: (module, at) => {
      const structure = ordinalsOf(module, 'OpTypeStruct')
        .map((each) => module.instructions[each]?.words ?? [])
        .find((words) => words.length > 1)
      if (structure === undefined || module.instructions[at]?.opcode !== opDecorate)
        return undefined
      if (withUtfTarget(module, at, (graft) => graft.add('OpTypeBool')) === undefined) {
        return undefined
      }
      const id = structure[0] ?? 0
      return replaceInstruction(module, at, instruction('OpMemberDecorate', id, 0, utfEncoded))
    },
  },
})
