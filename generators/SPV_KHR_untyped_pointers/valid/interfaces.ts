import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What is done with a variable of four words; result ids are of no use to anybody. */
const uses: Readonly<
  Record<string, (world: World, storageClass: string, variable: number, array: number) => void>
> = {
  load: (world, _, variable) =>
    void world.builder.add('OpLoad', world.plain.scalar('uint').id, variable),
  chain: (world, storageClass, base, baseType) =>
    void addChain(world, 'access', { resultType: world.pointer(storageClass), baseType, base }),
  copy: ({ builder, pointer }, storageClass, variable) =>
    void builder.add('OpCopyObject', pointer(storageClass), variable),
}

const classes = ['StorageBuffer', 'Input', 'Output', 'Private', 'Uniform', 'PushConstant'] as const

export const generator: Generator = {
  name: 'interfaces',
  rule: 'entry-point-interface-has-each-used-untyped-variable',
  alsoApplies: ['entry-point-interface-lists-global-variables'],
  summary: 'variables that the entry point uses, itself or by calls, are in its interface',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', minorVersions)
    const storageClass = choices.pick('storage-class', classes)
    const use = choices.pick('use', Object.keys(uses))
    const by = choices.pick('by', ['main', 'callee', 'both'])
    const others = choices.pick('others', ['none', 'unused-and-listed', 'unused-and-unlisted'])

    const world = createWorld('shader', { minor })
    const { builder } = world
    const types = world.types(storageClass)
    const four = types.array(types.scalar('uint'), 4).id
    const pointer = world.pointer(storageClass)
    const variable = world.untypedVariable(pointer, storageClass, four)
    if (others === 'unused-and-listed') world.untypedVariable(pointer, storageClass, four)
    if (others === 'unused-and-unlisted') {
      const unlisted = world.pointer(storageClass)
      builder.place('declaration', 'OpUntypedVariableKHR', unlisted, storageClass, four)
    }
    const used = () => uses[use]?.(world, storageClass, variable, four)
    if (by !== 'callee') used()
    const nothing = builder.type('OpTypeVoid')
    const callee = builder.id()
    builder.add('OpFunctionCall', nothing, callee)
    return finishWithFunction(world, {
      id: callee,
      resultType: nothing,
      parameterTypes: [],
      body() {
        if (by !== 'main') used()
        return undefined
      },
    })
  },
}
