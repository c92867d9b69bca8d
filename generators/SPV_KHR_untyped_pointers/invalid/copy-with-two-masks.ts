import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { masksOf, memoryBits } from '../shared/masks-of-copy.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'

const version14 = 0x0001_0400
const { Aligned, Volatile } = memoryBits

/** The copy with what makes it two masks, in a version that knows one only. */
function withSecond(
  module: Module,
  at: number,
  second: readonly number[],
  first: readonly number[],
): Module | undefined {
  const before = module.instructions[at]
  if (before === undefined || module.version >= version14) return undefined
  const masks = masksOf(before).length
  if (masks > 1 || before.words.length < 2) return undefined
  const words = [...before.words, ...(masks === 0 ? first : []), ...second]
  return replaceInstruction(module, at, { ...before, words })
}

export const mutator = mutatorOf({
  name: 'copy-with-two-masks',
  rule: 'copy-memory-has-one-mask-before-version-1-4',
  summary: 'a copy has a second memory operands mask before version 1.4',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: {
    none: (module, at) => withSecond(module, at, [0], [0]),
    volatile: (module, at) => withSecond(module, at, [Volatile], [0]),
    aligned: (module, at) => withSecond(module, at, [Aligned, 4], [Aligned, 4]),
  },
})
