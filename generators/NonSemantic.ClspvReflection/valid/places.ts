import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Generator } from '../../maker.ts'
import { examples } from '../shared/examples.ts'
import { instructionNamed } from '../shared/instruction-named.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

const functionPlaces = ['in-own-block', 'in-later-block', 'between-functions', 'after-functions']

/** A reference to a kernel leans on a function, so that only other instructions may come before one. */
function placesOf(name: string): readonly string[] {
  const { operands } = instructionNamed(name)
  const leansOnKernel = operands.some(({ kind }) => kind === 'kernel' || kind === 'function')
  return leansOnKernel ? functionPlaces : ['among-types', ...functionPlaces]
}

export const generator: Generator = {
  name: 'places',
  rule: 'instructions-may-stand-between-and-after-functions',
  alsoApplies: ['operands-are-defined-before-use', 'result-type-is-void'],
  summary: 'an instruction among types, in a block, between two functions, or behind the last one',
  build(choices) {
    const name = choices.pick(
      'instruction',
      reflectionInstructions.map((row) => row.name),
    )
    const place = choices.pick('place', placesOf(name))

    const shader = createShader(6)
    const { builder } = shader
    const reflection = createReflection(shader, 6)
    const { operands } = instructionNamed(name)
    const takesKernel = operands.some(({ kind }) => kind === 'kernel')
    const add = (entry: number) => {
      const kernel = takesKernel ? reflection.addKernel(entry, 'main') : 0
      const all = examples(reflection, name, { function: entry, kernel })
      reflection.addIn(place === 'among-types' ? 'declaration' : 'function', name, ...all)
    }

    if (place === 'among-types') add(0)
    const entry = shader.open()
    if (place === 'in-own-block') add(entry)
    shader.close()
    shader.entryPoint(entry, 'main')
    if (place === 'between-functions') add(entry)
    shader.open()
    if (place === 'in-later-block') {
      const next = builder.id()
      builder.add('OpBranch', next)
      builder.define(next, 'OpLabel')
      add(entry)
    }
    shader.close()
    if (place === 'after-functions') add(entry)
    return shader.module()
  },
}
