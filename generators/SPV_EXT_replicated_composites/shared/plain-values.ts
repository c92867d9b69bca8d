import type { Program } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import { constituentNamed } from './constituents.ts'

function scalar(name: string): (program: Program) => number {
  return (program) => {
    const { declare, value } = scalarNamed(name)
    return program.builder.constant(declare(program), value)
  }
}

function ofUint(name: string): (program: Program) => number {
  return (program) =>
    program.builder.place('declaration', name, scalarNamed('uint').declare(program))
}

/** A value from every instruction that makes a constant which is no specialization constant, and from `OpUndef`. */
export const plainValues: Readonly<Record<string, (program: Program) => number>> = {
  OpConstant: scalar('uint'),
  'OpConstant-of-64-bits': scalar('ulong'),
  OpConstantTrue: scalar('bool'),
  OpConstantFalse: (program) =>
    program.builder.constant(scalarNamed('bool').declare(program), false),
  OpConstantNull: ofUint('OpConstantNull'),
  OpUndef: ofUint('OpUndef'),
  OpConstantComposite: (program) => constituentNamed('structure', 'compute').constant(program),
  'OpConstantNull-of-an-array': (program) =>
    program.builder.once('OpConstantNull', constituentNamed('array', 'compute').declare(program)),
  OpConstantCompositeReplicateEXT: (program) =>
    program.builder.add(
      'OpConstantCompositeReplicateEXT',
      constituentNamed('array', 'compute').declare(program),
      scalar('uint')(program),
    ),
  OpConstantDataKHR: (program) => {
    program.builder.capability('ConstantDataKHR')
    program.builder.extension('SPV_KHR_constant_data')
    const array = constituentNamed('array', 'compute').declare(program)
    return program.builder.add('OpConstantDataKHR', array, 1, 2)
  },
}
