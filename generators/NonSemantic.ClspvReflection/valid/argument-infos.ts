import type { Generator } from '../../maker.ts'
import { examples, optionalCounts } from '../shared/examples.ts'
import { namesWith } from '../shared/names-with.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

export const generator: Generator = {
  name: 'argument-infos',
  rule: 'argument-info-reference-is-an-argument-info-instruction',
  alsoApplies: ['kernel-reference-is-a-kernel-instruction'],
  summary: 'arguments refer to information of one to five operands, each to its own or all to one',
  build(choices) {
    const name = choices.pick('instruction', namesWith('argument-info'))
    const more = choices.pick('optional', optionalCounts('ArgumentInfo'))
    const place = choices.pick('place', ['before-kernel', 'after-kernel', 'among-types'])
    const shared = choices.pick('shared', [false, true])

    const shader = createShader(6)
    const reflection = createReflection(shader, 6)
    const addInfo = () =>
      reflection.addIn(
        place === 'among-types' ? 'declaration' : 'function',
        'ArgumentInfo',
        ...examples(reflection, 'ArgumentInfo', {}, more),
      )
    const early = place === 'after-kernel' ? undefined : addInfo()
    const entry = shader.kernel('main')
    const kernel = reflection.addKernel(entry, 'main')
    const first = early ?? addInfo()
    const second = shared ? first : addInfo()
    for (const info of [first, second]) {
      reflection.add(name, ...examples(reflection, name, { kernel, 'argument-info': info }, 1))
    }
    return shader.module()
  },
}
