import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** Ordinals of the arguments that are reflected, of three, by the name of the choice. */
const reflected: Readonly<Record<string, readonly number[]>> = {
  none: [],
  'all-in-order': [0, 1, 2],
  'all-reversed': [2, 1, 0],
  'last-only': [2],
  'one-twice': [1, 1],
}

export const generator: Generator = {
  name: 'ordinals',
  rule: 'ordinal-is-below-num-arguments',
  alsoApplies: ['kernel-reference-is-a-kernel-instruction'],
  summary: 'some arguments of a kernel with three, or all of them, are reflected in any order',
  build(choices) {
    const version = choices.pick('version', [6, 5])
    const which = choices.pick('arguments', Object.keys(reflected))
    const kernels = choices.pick('kernels', [1, 2])

    const shader = createShader(6)
    const { constant } = shader
    const reflection = createReflection(shader, version)
    for (let index = 0; index < kernels; index++) {
      const name = `kernel_${index}`
      const kernel = reflection.addKernel(shader.kernel(name), name, { numArguments: 3 })
      for (const [binding, ordinal] of (reflected[which] as readonly number[]).entries()) {
        const operands = [ordinal, 0, binding].map(constant)
        reflection.add('ArgumentStorageBuffer', kernel, ...operands)
      }
    }
    return shader.module()
  },
}
