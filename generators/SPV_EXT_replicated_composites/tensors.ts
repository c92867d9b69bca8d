import { createProgram, type Program } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { enable, formNames, replicate, replicatesOf, withResultType } from './shared/replicates.ts'

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

function opaque(operands: (graft: Graft) => readonly number[] | undefined): Way {
  return (module: Module, at) =>
    declaresCapability(module, 'TensorsARM')
      ? withResultType(module, at, (graft, { valueType }) => {
          const more = operands(graft)
          return more === undefined ? undefined : graft.add('OpTypeTensorARM', valueType, ...more)
        })
      : undefined
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'tensor-without-shape',
    rule: 'result-type-is-composite',
    summary: 'the result type is a tensor without a shape, which is opaque and not composite',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'rank-alone': opaque((graft) => {
        const uint = graft.type('OpTypeInt', 32, 0)
        return uint === undefined ? undefined : [graft.add('OpConstant', uint, 2)]
      }),
      'element-type-alone': opaque(() => []),
    },
  }),
]
