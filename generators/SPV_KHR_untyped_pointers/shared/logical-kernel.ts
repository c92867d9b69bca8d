import { createProgram } from '../../build/program.ts'
import { versionWord } from '../../build/versions.ts'
import { typesOf } from './types.ts'
import { enable, type World } from './world.ts'

/**
 * A kernel whose pointers are logical, as its addressing model says; its `ground` is that of other logical pointers.
 *
 * @param minor of the version.
 */
export function createLogicalKernel(minor = 6): World {
  const program = createProgram('kernel', versionWord(minor), 'OpenCL', 'Logical')
  const { builder } = program
  builder.capability('GenericPointer')
  enable(program)
  const plain = typesOf(program, false)
  return {
    ...program,
    ground: 'shader',
    plain,
    laid: typesOf(program, true),
    types: () => plain,
    pointer: (storageClass) => builder.type('OpTypeUntypedPointerKHR', storageClass),
    typedPointer: (storageClass, pointee) => builder.type('OpTypePointer', storageClass, pointee),
    strided(storageClass, stride) {
      const pointer = builder.add('OpTypeUntypedPointerKHR', storageClass)
      builder.decorate(pointer, 'ArrayStride', stride)
      return pointer
    },
    uint: (value) => builder.constant(plain.scalar('uint').id, value),
    describe: () => {},
  }
}
