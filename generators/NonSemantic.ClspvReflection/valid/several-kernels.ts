import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

const orders = ['each-behind-its-function', 'at-the-end', 'reversed']

export const generator: Generator = {
  name: 'several-kernels',
  rule: 'kernel-operand-is-a-function',
  alsoApplies: [
    'kernel-function-is-a-glcompute-entry-point',
    'kernel-name-is-a-name-of-its-entry-point',
  ],
  summary: 'several kernels, reflected one by one behind their functions or all at the end',
  build(choices) {
    const version = choices.pick('version', [6, 5, 4, 1])
    const count = choices.pick('kernels', [1, 2, 5])
    const order = choices.pick('order', count === 1 ? orders.slice(0, 1) : orders)
    const helpers = choices.pick('helpers', [false, true])

    const shader = createShader(6)
    const reflection = createReflection(shader, version)
    const kernels: { readonly entry: number; readonly name: string }[] = []
    for (let index = 0; index < count; index++) {
      if (helpers) shader.helper()
      const name = `kernel_${index}`
      const entry = shader.kernel(name)
      kernels.push({ entry, name })
      if (order === 'each-behind-its-function') reflection.addKernel(entry, name)
    }
    if (order === 'reversed') kernels.reverse()
    if (order !== 'each-behind-its-function') {
      for (const { entry, name } of kernels) reflection.addKernel(entry, name)
    }
    return shader.module()
  },
}
