import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { copyKinds } from './copies.ts'
import {
  addMaskedCopy,
  eitherMasks,
  type Mask,
  sourceMasks,
  targetMasks,
  vulkanShader,
} from './copy-masks.ts'

const masks: Readonly<Record<'source' | 'target', Readonly<Record<string, Mask>>>> = {
  source: { ...eitherMasks, ...sourceMasks },
  target: { ...eitherMasks, ...targetMasks },
}
const none: Mask = () => ['None']

interface Masked extends Pick<Generator, 'name' | 'rule' | 'summary'> {
  /** The side whose masks are all tried. */
  readonly side: 'source' | 'target'
  /** The masks of the other side. */
  readonly beside: readonly string[]
}

/** Copies with two masks, one of which is any. */
export function copiesWithMasks({ side, beside, ...about }: Masked): Generator {
  const other = side === 'source' ? 'target' : 'source'
  return {
    ...about,
    alsoApplies: ['copy-memory-has-a-typed-pointer'],
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const chosen = choices.pick(side, Object.keys(masks[side]))
      const otherChosen = choices.pick(other, beside)
      const which = choices.pick('pointers', copyKinds)
      const minor = choices.pick('minor', [6, 5, 4])

      const world = vulkanShader(minor)
      const mask = masks[side][chosen] ?? none
      const otherMask = masks[other][otherChosen] ?? none
      addMaskedCopy(
        world,
        which,
        side === 'source'
          ? { source: mask, target: otherMask }
          : { target: mask, source: otherMask },
      )
      return world.finish()
    },
  }
}
