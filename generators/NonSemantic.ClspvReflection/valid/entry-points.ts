import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** Their bytes end at every place of a word, and one is not ASCII. */
const names = ['a', 'add', 'copy', 'scale', 'gr\u00f6\u00dfe', 'with blank', '_Z3addPfS_']

export const generator: Generator = {
  name: 'entry-points',
  rule: 'kernel-name-is-a-name-of-its-entry-point',
  alsoApplies: ['kernel-function-is-a-glcompute-entry-point', 'kernel-operand-is-a-function'],
  summary: 'entry points of all sorts of names, of one function with two names or two models',
  build(choices) {
    const name = choices.pick('name', names)
    const also = choices.pick('also', [
      'nothing',
      'second-name-before',
      'second-name-after',
      'vertex-of-the-same-name',
      'fragment-function',
    ])
    const version = choices.pick('version', [6, 4])

    const shader = createShader(6)
    const { builder } = shader
    const entry = shader.helper()
    const isVertex = also === 'vertex-of-the-same-name'
    if (also === 'second-name-before') shader.entryPoint(entry, 'another')
    // A function of two models sets no mode, for LocalSize is valid with one of them only.
    if (isVertex) builder.add('OpEntryPoint', 'GLCompute', entry, name)
    else shader.entryPoint(entry, name)
    if (also === 'second-name-after') shader.entryPoint(entry, 'another')
    if (isVertex) builder.add('OpEntryPoint', 'Vertex', entry, name)
    if (also === 'fragment-function') {
      const fragment = shader.helper()
      builder.add('OpEntryPoint', 'Fragment', fragment, name)
      builder.add('OpExecutionMode', fragment, 'OriginUpperLeft')
    }
    createReflection(shader, version).addKernel(entry, name)
    return shader.module()
  },
}
