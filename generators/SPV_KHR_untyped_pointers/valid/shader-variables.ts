import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { isReadOnly, load, store } from '../shared/access.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

const classes = [
  'Function',
  'Private',
  'Workgroup',
  'StorageBuffer',
  'Uniform',
  'PushConstant',
  'Input',
  'Output',
] as const

const needing: readonly string[] = ['Function', 'Private', 'Workgroup']

export const generator: Generator = {
  name: 'shader-variables',
  rule: 'untyped-variable-has-the-storage-class-of-its-result-type',
  alsoApplies: [
    'untyped-variable-result-type-is-an-untyped-pointer-type',
    'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    'extension-is-declared',
  ],
  summary: 'a variable of a shader is read and written, in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const storageClass = choices.pick('storage-class', classes)
    const minor = choices.pick('minor', minorVersions)
    const has = choices.pick('data-type', needing.includes(storageClass) ? [true] : [true, false])

    const world = createWorld('shader', { minor })
    const { scalar, vector, structure } = world.types(storageClass)
    const four = vector(scalar('float'), 4)
    const operands = has ? [structure(four, scalar('uint')).id] : []
    const variable = addVariable(world, storageClass, world.pointer(storageClass), ...operands)
    if (storageClass === 'StorageBuffer' || storageClass === 'Uniform') world.describe(variable)
    const object = load(world, storageClass, four, variable)
    if (!isReadOnly(storageClass)) store(world, storageClass, four, variable, object)
    return world.finish()
  },
}
