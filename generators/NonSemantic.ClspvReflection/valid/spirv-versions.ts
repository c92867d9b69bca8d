import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

export const generator: Generator = {
  name: 'spirv-versions',
  rule: 'non-semantic-info-is-declared-before-version-1-6',
  alsoApplies: [
    'import-version-is-a-decimal-number',
    'import-version-is-at-least-one',
    'import-version-is-at-most-the-revision',
  ],
  summary: 'the set is imported in every version of SPIR-V; before 1.6 with the extension',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', minorVersions)
    const version = choices.pick('version', [6, 1])
    const extension = choices.pick('extension', minor < 6 ? [true] : [false, true])
    const used = choices.pick('used', [true, false])

    const shader = createShader(minor)
    if (extension) shader.builder.extension('SPV_KHR_non_semantic_info')
    const reflection = createReflection(shader, version)
    const entry = shader.kernel('main')
    if (used) reflection.addKernel(entry, 'main')
    return shader.module()
  },
}
