import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

export const generator: Generator = {
  name: 'kernels-before-version-5',
  rule: 'kernel-has-two-operands-before-version-5',
  alsoApplies: ['kernel-operand-is-a-function', 'kernel-name-is-a-name-of-its-entry-point'],
  summary: 'kernels have a function and a name, and nothing else yet',
  build(choices) {
    const version = choices.pick('version', [1, 2, 3, 4])
    const count = choices.pick('kernels', [1, 2, 3])

    const shader = createShader(6)
    const reflection = createReflection(shader, version)
    for (let index = 0; index < count; index++) {
      const name = `kernel_${index}`
      reflection.addKernel(shader.kernel(name), name)
    }
    return shader.module()
  },
}
