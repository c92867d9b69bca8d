import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { examples, optionalCounts } from '../shared/examples.ts'
import { instructionNamed } from '../shared/instruction-named.ts'
import { addReferred } from '../shared/referred.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

const newest = 6

/** The first version with the instruction, those in which it got operands, and the newest. */
function turningPoints(name: string): readonly number[] {
  const { since, operands } = instructionNamed(name)
  return [...new Set([since, ...operands.map((operand) => operand.since), newest])]
}

export const generator: Generator = {
  name: 'every-instruction',
  rule: 'instruction-is-in-the-imported-version',
  alsoApplies: [
    'instruction-number-is-defined',
    'result-type-is-void',
    'required-operands-are-present',
    'no-operands-beyond-the-last',
    'operands-are-defined-before-use',
  ],
  summary:
    'every instruction in its first version and the newest, with and without what is optional',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick(
      'instruction',
      reflectionInstructions.map((row) => row.name),
    )
    const version = choices.pick('version', turningPoints(name))
    const optional = choices.pick('optional', optionalCounts(name))
    const minor = choices.pick('minor', [6, 0])

    const shader = createShader(minor)
    const reflection = createReflection(shader, version)
    const referred = addReferred(shader, reflection, name, optional)
    reflection.add(name, ...examples(reflection, name, referred, optional))
    return shader.module()
  },
}
