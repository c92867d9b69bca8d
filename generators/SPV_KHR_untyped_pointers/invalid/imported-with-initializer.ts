import { enumerantByName } from '#spec/grammar/grammar'
import { graft } from '../../mutate/graft.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { decorationsOf } from '../shared/decorations-of.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

const importType = enumerantByName('LinkageType', 'Import')?.value ?? 0
const exportType = enumerantByName('LinkageType', 'Export')?.value ?? 0

function linkageOf(module: Parameters<typeof decorationsOf>[0], target: number) {
  const [at = -1] = decorationsOf(module, ['LinkageAttributes'], (id) => id === target)
  const words = module.instructions[at]?.words
  return words === undefined ? undefined : { at, word: words.length - 1, type: words.at(-1) }
}

export const mutator = mutatorOf({
  name: 'imported-with-initializer',
  rule: 'imported-untyped-variable-has-no-initializer',
  summary: 'a variable with an initializer is imported',
  ordinals: (module) =>
    untypedVariablesOf(module, ({ result }) => linkageOf(module, result) !== undefined),
  ways: {
    'export-changed': (module, at) => {
      const { result, initializer } = untypedVariableAt(module, at)
      const linkage = linkageOf(module, result)
      return linkage?.type === exportType && initializer !== undefined
        ? replaceWord(module, linkage.at, linkage.word, importType)
        : undefined
    },
    'initializer-added': (module, at) => {
      const { result, initializer, dataType } = untypedVariableAt(module, at)
      const instruction = module.instructions[at]
      const fits = linkageOf(module, result)?.type === importType && initializer === undefined
      if (!fits || dataType === undefined || instruction === undefined) return undefined
      const added = graft(module, at)
      const value = added.add('OpConstantNull', dataType)
      const { module: wider, shift } = added.done()
      const words = [...instruction.words, value]
      return replaceInstruction(wider, at + shift, { ...instruction, words })
    },
  },
})
