import { instruction } from '../../build/instruction.ts'
import { graft } from '../../mutate/graft.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { kernelsOf } from '../shared/kernels-of.ts'
import { reflectedAt } from '../shared/reflected-of.ts'

/** Adds the first of *NumArguments*, *Flags* and *Attributes*, each as version 5 wants it. */
function withMore(count: number): Way {
  return (module, at) => {
    const kernel = module.instructions[at]
    const added = graft(module, at)
    const word = added.type('OpTypeInt', 32, 0)
    const isShort = reflectedAt(module, at)?.operands.length === 2
    if (kernel === undefined || word === undefined || !isShort) return undefined
    const numArguments = added.add('OpConstant', word, 3)
    const flags = added.add('OpConstant', word, 0)
    const { module: wider, shift } = added.done()
    const attributes = wider.bound
    const operands = [numArguments, flags, attributes].slice(0, count)
    const words = [...kernel.words, ...operands]
    const longer = replaceInstruction(wider, at + shift, { ...kernel, words })
    if (count < 3) return longer
    const string = instruction('OpString', attributes, '')
    return insertDeclaration({ ...longer, bound: attributes + 1 }, string)
  }
}

export const mutator = mutatorOf({
  name: 'kernel-operands-before-version-5',
  rule: 'kernel-has-two-operands-before-version-5',
  summary: 'a Kernel instruction has operands that came with version 5',
  ordinals: (module) => kernelsOf(module, (version) => version < 5),
  ways: {
    'num-arguments': withMore(1),
    'num-arguments-and-flags': withMore(2),
    'all-three': withMore(3),
  },
})
