import { createProgram, type Program } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import { versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { enable, formNames, replicate } from '../shared/forms.ts'

/** Every instruction that declares a composite type other than a structure, here made of floats. */
const kinds: Readonly<Record<string, (program: Program, float: number) => number>> = {
  vector: ({ builder }, float) => builder.type('OpTypeVector', float, 3),
  array: (program, float) => {
    const uint = scalarNamed('uint').declare(program)
    return program.builder.type('OpTypeArray', float, program.builder.constant(uint, 3))
  },
  'vector-of-one': ({ builder }, float) => {
    builder.capability('LongVectorEXT')
    builder.extension('SPV_EXT_long_vector')
    return builder.type('OpTypeVector', float, 1)
  },
  'vector-of-seven': ({ builder }, float) => {
    builder.capability('LongVectorEXT')
    builder.extension('SPV_EXT_long_vector')
    return builder.type('OpTypeVector', float, 7)
  },
  'vector-of-specialized-length': (program, float) => {
    const { builder } = program
    builder.capability('LongVectorEXT')
    builder.extension('SPV_EXT_long_vector')
    const length = builder.specConstant(scalarNamed('uint').declare(program), 6)
    return builder.type('OpTypeVectorIdEXT', float, length)
  },
  'cooperative-matrix': (program, float) => {
    const { builder } = program
    builder.capability('CooperativeMatrixKHR')
    builder.extension('SPV_KHR_cooperative_matrix')
    const uint = scalarNamed('uint').declare(program)
    const subgroup = builder.constant(uint, 3)
    const size = builder.constant(uint, 16)
    const accumulator = builder.constant(uint, 2)
    return builder.type('OpTypeCooperativeMatrixKHR', float, subgroup, size, size, accumulator)
  },
}

export const generator: Generator = {
  name: 'composite-kinds',
  rule: 'result-type-is-composite',
  alsoApplies: ['value-has-constituent-type', 'result-type-is-homogeneous'],
  summary: 'every kind of composite type is filled, those of other extensions too',
  build(choices) {
    const form = choices.pick('form', formNames)
    const kind = choices.pick('kind', Object.keys(kinds))
    const stored = choices.pick('stored', [false, true])

    const model = kind === 'cooperative-matrix' ? 'Vulkan' : 'GLSL450'
    const program = createProgram('compute', versionWord(6), model)
    const { builder } = program
    enable(program)
    const float = scalarNamed('float').declare(program)
    const composite = (kinds[kind] as (program: Program, float: number) => number)(program, float)
    const result = replicate(program, form, composite, builder.constant(float, 1.5))
    if (stored) {
      const pointer = builder.type('OpTypePointer', 'Function', composite)
      builder.add('OpStore', builder.add('OpVariable', pointer, 'Function'), result)
    }
    return program.finish()
  },
}
