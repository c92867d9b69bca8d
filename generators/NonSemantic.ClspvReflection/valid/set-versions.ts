import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

const versions = [1, 2, 3, 4, 5, 6]

export const generator: Generator = {
  name: 'set-versions',
  rule: 'import-version-is-at-most-the-revision',
  alsoApplies: [
    'import-version-is-at-least-one',
    'import-version-is-a-decimal-number',
    'import-name-carries-a-version',
  ],
  summary: 'every version of the set is imported, alone or beside another set, used or not',
  build(choices) {
    const version = choices.pick('version', versions)
    const beside = choices.pick('beside', ['nothing', 'glsl', 'another-non-semantic-set'])
    const used = choices.pick('used', [true, false])

    const shader = createShader(6)
    if (beside === 'glsl') shader.builder.instructionSet('GLSL.std.450')
    const reflection = createReflection(shader, version)
    if (beside === 'another-non-semantic-set') {
      shader.builder.instructionSet('NonSemantic.Unlisted')
    }
    const entry = shader.kernel('main')
    if (used) {
      const kernel = reflection.addKernel(entry, 'main')
      const [zero, one, two] = [0, 1, 2].map(shader.constant) as [number, number, number]
      reflection.add('ArgumentStorageBuffer', kernel, zero, one, two)
    }
    return shader.module()
  },
}
