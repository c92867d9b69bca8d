import type { Generator } from '../../maker.ts'
import { examples } from '../shared/examples.ts'
import { namesWith } from '../shared/names-with.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

export const generator: Generator = {
  name: 'kernel-references',
  rule: 'kernel-reference-is-a-kernel-instruction',
  summary: 'arguments of two kernels, with others in between, or two reflections of one function',
  build(choices) {
    const name = choices.pick('instruction', namesWith('kernel'))
    const kernels = choices.pick('kernels', ['one', 'two', 'one-function-twice'])
    const order = choices.pick('order', ['kernel-by-kernel', 'kernels-first'])

    const shader = createShader(6)
    const reflection = createReflection(shader, 6)
    const first = shader.kernel('first')
    const second = kernels === 'two' ? shader.kernel('second') : first
    const addArgument = (kernel: number) =>
      reflection.add(name, ...examples(reflection, name, { kernel }))

    const one = reflection.addKernel(first, 'first')
    if (kernels === 'one' || order === 'kernel-by-kernel') addArgument(one)
    if (kernels !== 'one') {
      const two = reflection.addKernel(second, kernels === 'two' ? 'second' : 'first')
      addArgument(two)
    }
    if (order === 'kernels-first') addArgument(one)
    return shader.module()
  },
}
