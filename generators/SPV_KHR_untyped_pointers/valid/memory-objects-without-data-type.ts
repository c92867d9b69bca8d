import type { Generator } from '../../maker.ts'
import { createWorld } from '../shared/world.ts'

const decorations = ['Restrict', 'Aliased', 'Volatile', 'Coherent', 'NonWritable', 'NonReadable']

export const generator: Generator = {
  name: 'memory-objects-without-data-type',
  rule: 'memory-object-decoration-targets-a-memory-object-declaration',
  summary: 'a descriptor that does not say what it holds is decorated as one that does',
  build(choices) {
    const decoration = choices.pick('decoration', decorations)
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const world = createWorld('shader')
    const variable = world.untypedVariable(world.pointer(storageClass), storageClass)
    world.describe(variable)
    world.builder.decorate(variable, decoration)
    return world.finish()
  },
}
