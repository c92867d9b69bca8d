import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { graft } from '../../mutate/graft.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { masksOf, memoryBits } from './masks-of-copy.ts'

const queueFamily = 5
const { Aligned, MakePointerAvailable, MakePointerVisible } = memoryBits

/**
 * The module in which the first (0) or second (1) of two masks of a copy is another one, with what belongs to it.
 * `undefined` where there are no two, where the bit is there already, or where the module cannot have such masks.
 */
export function withMask(
  module: Module,
  at: number,
  which: 0 | 1,
  change: (mask: number) => number,
  bit: 'MakePointerAvailable' | 'MakePointerVisible',
): Module | undefined {
  const before = module.instructions[at]
  if (before === undefined || !declaresCapability(module, 'VulkanMemoryModel')) return undefined
  const masks = masksOf(before)
  const place = masks[which]
  const old = before.words[place?.word ?? -1]
  if (masks.length !== 2 || place === undefined || old === undefined) return undefined
  if ((old & memoryBits[bit]) !== 0) return undefined
  const declare = graft(module, at)
  const integer = declare.type('OpTypeInt', 32, 0)
  if (integer === undefined) return undefined
  const scope = declare.add('OpConstant', integer, queueFamily)
  const mask = change(old)
  const alignment = (old & Aligned) === 0 ? 4 : (before.words[place.word + 1] ?? 4)
  const made = [
    mask,
    ...((mask & Aligned) === 0 ? [] : [alignment]),
    ...[MakePointerAvailable, MakePointerVisible]
      .filter((each) => (mask & each) !== 0)
      .map(() => scope),
  ]
  const { module: wider, shift } = declare.done()
  const words = before.words.toSpliced(place.word, place.length, ...made)
  return replaceInstruction(wider, at + shift, { ...before, words })
}
