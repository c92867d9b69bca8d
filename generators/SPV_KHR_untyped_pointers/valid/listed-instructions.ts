import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { atomics } from '../shared/atomics.ts'
import { listedUses } from '../shared/listed-uses.ts'
import { createLogicalKernel } from '../shared/logical-kernel.ts'
import { kinds } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const settings = ['shader', 'kernel'] as const
const classes = {
  shader: ['StorageBuffer', 'Function', 'Private'],
  kernel: ['CrossWorkgroup', 'Function', 'Workgroup'],
}
const accesses = ['OpLoad', 'OpStore']

export const generator: Generator = {
  name: 'listed-instructions',
  rule: 'logical-pointer-operand-is-of-a-listed-instruction',
  alsoApplies: ['logical-pointer-result-is-of-a-listed-instruction'],
  summary: 'every instruction that may take logical pointers takes one, in shaders and kernels',
  environments: ({ minor = '6' }) =>
    minor === '3' ? environmentsOf(minor).slice(0, 1) : environmentsOf(minor),
  build(choices) {
    const instruction = choices.pick('instruction', Object.keys(listedUses))
    const use = listedUses[instruction]
    const setting = choices.pick('setting', use?.settings ?? settings)
    const kind = choices.pick('pointer', use?.kinds ?? kinds)
    const usual = classes[setting]
    const storageClass = choices.pick(
      `class-in-a-${setting}`,
      accesses.includes(instruction) ? usual : usual.slice(0, 1),
    )
    const until = atomics.get(instruction)?.until
    const minor = choices.pick('minor', until === undefined ? [6] : [until])

    const world =
      setting === 'shader' ? createWorld('shader', { minor }) : createLogicalKernel(minor)
    use?.write(world, use.storageClass ?? storageClass, kind)
    return world.finish()
  },
}
