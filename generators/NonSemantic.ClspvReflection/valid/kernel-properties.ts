import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** By the name of the choice. */
const attributes: Readonly<Record<string, string>> = {
  none: '',
  one: 'reqd_work_group_size(8,4,1)',
  several: 'vec_type_hint(float4) work_group_size_hint(64,1,1) kernel_arg_info',
  blanks: 'work_group_size_hint(64, 1, 1)',
  'tab-inside': 'intel_reqd_sub_group_size(\t16)',
}

export const generator: Generator = {
  name: 'kernel-properties',
  rule: 'kernel-flags-are-listed-bits',
  alsoApplies: ['kernel-has-five-operands-from-version-5', 'kernel-attributes-hold-no-newline'],
  summary:
    'kernels with and without printf, with no argument and many, with and without attributes',
  build(choices) {
    const version = choices.pick('version', [5, 6])
    const flags = choices.pick('flags', [0, 1])
    const attributeNames = choices.pick('attributes', Object.keys(attributes))
    const numArguments = choices.pick('num-arguments', [0, 1, 255, 0xffff_ffff])

    const shader = createShader(6)
    const reflection = createReflection(shader, version)
    const entry = shader.kernel('main')
    const properties = { flags, numArguments, attributes: attributes[attributeNames] as string }
    reflection.addKernel(entry, 'main', properties)
    return shader.module()
  },
}
