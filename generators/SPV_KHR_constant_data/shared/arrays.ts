import type { Program } from '../../build/program.ts'
import { type Scalar, scalarNamed } from '../../build/scalars.ts'

/** A new array type of `length` such elements. */
export function arrayOf(program: Program, element: Scalar, length: number): number {
  const uint = scalarNamed('uint').declare(program)
  return program.builder.add(
    'OpTypeArray',
    element.declare(program),
    program.builder.constant(uint, length),
  )
}

/** A new array type whose length is specialized, and `length` by default. */
export function arrayOfSpecializedLength(
  program: Program,
  element: Scalar,
  length: number,
  lengthType = 'uint',
): number {
  const { builder } = program
  const type = scalarNamed(lengthType).declare(program)
  const size = builder.specConstant(type, length)
  builder.decorate(size, 'SpecId', 1)
  return builder.add('OpTypeArray', element.declare(program), size)
}
