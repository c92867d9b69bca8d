import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

export const generator: Generator = {
  name: 'other-sets',
  rule: 'not-executed-with-forward-references',
  alsoApplies: ['operands-are-defined-before-use'],
  summary: 'instructions of another set refer forward, those of this one do not',
  build(choices) {
    const version = choices.pick('version', [6, 4])
    const target = choices.pick('target', ['constant', 'function', 'reflection'])
    const place = choices.pick('reflection', ['kernel-only', 'with-argument'])

    const shader = createShader(6)
    const { builder, nothing, constant } = shader
    builder.extension('SPV_KHR_non_semantic_info')
    builder.extension('SPV_KHR_relaxed_extended_instruction')
    const reflection = createReflection(shader, version)
    const other = builder.instructionSet('NonSemantic.Unlisted')
    const later = builder.id()
    builder.place('declaration', 'OpExtInstWithForwardRefsKHR', nothing, other, 1, later)
    if (target === 'constant') builder.define(later, 'OpConstant', shader.word, 77)
    const entry = target === 'function' ? shader.open(later) : shader.open()
    shader.close()
    shader.entryPoint(entry, 'main')
    const kernel = reflection.addKernel(entry, 'main')
    if (place === 'with-argument') {
      reflection.add('ArgumentSampler', kernel, ...[0, 0, 1].map(constant))
    }
    if (target === 'reflection') {
      const info = builder.string('argument')
      reflection.define(later, 'ArgumentInfo', info)
    }
    return shader.module()
  },
}
