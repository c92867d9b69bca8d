import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { copyKinds } from '../shared/copies.ts'
import {
  addMaskedCopy,
  eitherMasks,
  type Mask,
  sourceMasks,
  targetMasks,
  vulkanShader,
} from '../shared/copy-masks.ts'

const targets: Readonly<Record<string, Mask>> = { ...eitherMasks, ...targetMasks }
const sources: Readonly<Record<string, Mask>> = { ...eitherMasks, ...sourceMasks }
const none: Mask = () => ['None']

export const generator: Generator = {
  name: 'copies-with-a-target-mask',
  rule: 'copy-memory-target-mask-is-not-make-pointer-visible',
  alsoApplies: ['copy-memory-has-a-typed-pointer'],
  summary: 'the first of two masks makes what is written available, and more',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const target = choices.pick('target', Object.keys(targets))
    const source = choices.pick('source', ['none', 'visible'])
    const which = choices.pick('pointers', copyKinds)
    const minor = choices.pick('minor', [6, 5, 4])

    const world = vulkanShader(minor)
    addMaskedCopy(world, which, {
      target: targets[target] ?? none,
      source: sources[source] ?? none,
    })
    return world.finish()
  },
}
