import { createProgram, type Program } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator } from '../maker.ts'
import { enable, formNames, replicate } from './shared/replicates.ts'

/** A tensor type with a shape, which is a composite type (SPV_ARM_tensors). */
function tensorOf(program: Program, element: number, sizes: readonly number[]): number {
  const { builder } = program
  builder.capability('TensorsARM')
  builder.extension('SPV_ARM_tensors')
  const uint = scalarNamed('uint').declare(program)
  const rank = builder.constant(uint, sizes.length)
  const array = builder.type('OpTypeArray', uint, rank)
  const numbers = sizes.map((size) => builder.constant(uint, size))
  const shape = builder.once('OpConstantComposite', array, ...numbers)
  return builder.type('OpTypeTensorARM', element, rank, shape)
}

const shapes = { line: [7], plane: [2, 3], cube: [1, 4, 2] } as const

const elements = ['float', 'half', 'double', 'uint', 'int', 'uchar', 'ulong', 'bool']

export const generators: readonly Generator[] = [
  {
    name: 'tensors',
    rule: 'value-has-constituent-type',
    alsoApplies: ['result-type-is-composite'],
    summary: 'a tensor with a shape is filled with an element',
    build(choices) {
      const form = choices.pick('form', formNames)
      const name = choices.pick('element', elements)
      const shape = choices.pick('shape', ['line', 'plane', 'cube'] as const)

      const program = createProgram('compute')
      enable(program)
      const element = scalarNamed(name)
      const type = element.declare(program)
      const tensor = tensorOf(program, type, shapes[shape])
      replicate(program, form, tensor, program.builder.constant(type, element.value))
      return program.finish()
    },
  },
]
