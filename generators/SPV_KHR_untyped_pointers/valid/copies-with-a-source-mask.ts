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
  name: 'copies-with-a-source-mask',
  rule: 'copy-memory-source-mask-is-not-make-pointer-available',
  alsoApplies: ['copy-memory-has-a-typed-pointer'],
  summary: 'the second of two masks makes what is read visible, and more',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const source = choices.pick('source', Object.keys(sources))
    const target = choices.pick('target', ['none', 'available'])
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
