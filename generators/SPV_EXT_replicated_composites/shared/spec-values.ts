import type { Program } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import { constituentNamed } from './constituents.ts'

function uint(program: Program): number {
  return scalarNamed('uint').declare(program)
}

function array(program: Program): number {
  return constituentNamed('array', 'compute').declare(program)
}

/** A value from every instruction that makes a specialization constant. */
export const specValues: Readonly<Record<string, (program: Program) => number>> = {
  OpSpecConstant: (program) => program.builder.specConstant(uint(program), 3),
  'OpSpecConstant-with-SpecId': (program) => {
    const value = program.builder.specConstant(uint(program), 3)
    program.builder.decorate(value, 'SpecId', 7)
    return value
  },
  OpSpecConstantTrue: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), true),
  OpSpecConstantFalse: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), false),
  OpSpecConstantComposite: (program) => {
    const part = program.builder.specConstant(uint(program), 3)
    const plain = program.builder.constant(uint(program), 3)
    return program.builder.add('OpSpecConstantComposite', array(program), part, plain)
  },
  OpSpecConstantOp: (program) => {
    const { builder } = program
    const type = uint(program)
    const sum = [builder.specConstant(type, 3), builder.constant(type, 1)]
    return builder.add('OpSpecConstantOp', type, 'IAdd', ...sum)
  },
  OpSpecConstantCompositeReplicateEXT: (program) =>
    program.builder.add(
      'OpSpecConstantCompositeReplicateEXT',
      array(program),
      program.builder.specConstant(uint(program), 3),
    ),
  OpSpecConstantDataKHR: (program) => {
    program.builder.capability('ConstantDataKHR')
    program.builder.extension('SPV_KHR_constant_data')
    return program.builder.add('OpSpecConstantDataKHR', array(program), 1, 2)
  },
}
