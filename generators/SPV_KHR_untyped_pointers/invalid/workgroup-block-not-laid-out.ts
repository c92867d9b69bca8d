import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawWays } from '../shared/draw-ways.ts'
import type { Draw } from '../shared/sketch.ts'
import { variableWords } from '../shared/untyped-variable-at.ts'
import { workgroupVariables } from '../shared/workgroup-variables.ts'

const { 'stride-of-blocks': _, ...inBlocks } = brokenLayouts

/** Blocks with nothing else in them. */
const blocks = Object.fromEntries(
  Object.entries(inBlocks).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.structure([{ type: draw(s), offset: 0 }], 'Block'),
  ]),
)

export const mutator = mutatorOf({
  name: 'workgroup-block-not-laid-out',
  rule: 'workgroup-block-data-type-is-explicitly-laid-out',
  summary: 'a block in Workgroup lacks a part of its layout, or contradicts it',
  ordinals: (module) =>
    declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')
      ? workgroupVariables(module)
          .filter(({ isTyped, isBlock }) => !isTyped && isBlock)
          .map(({ at }) => at)
      : [],
  ways: drawWays(variableWords.dataType, blocks),
})
