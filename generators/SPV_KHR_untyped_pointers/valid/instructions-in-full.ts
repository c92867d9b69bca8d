import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { chainForms } from '../shared/chain-forms.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'instructions-in-full',
  rule: 'word-count-ends-at-the-last-operand',
  alsoApplies: [
    'word-count-reaches-the-last-required-operand',
    'new-instruction-has-its-capability',
    'extension-is-declared',
  ],
  summary: 'kernel instructions of the text have some or all of their optional operands',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', minorVersions)
    const optional = choices.pick('optional-operands', [3, 2, 1, 0])
    const indexes = choices.pick('indexes', [0, 1, 2])

    const world = createWorld('kernel', { minor })
    const { builder, plain } = world
    const uint = plain.scalar('uint')
    const pair = plain.array(plain.vector(uint, 2), 3)
    const data = variableIn(world, 'CrossWorkgroup', 'untyped', pair.id)
    const operands = [uint.id, world.uint(1)].slice(0, Math.max(1, optional))
    builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', ...operands)
    const hints = [world.uint(0), world.uint(3), world.uint(1)].slice(0, optional)
    builder.add('OpUntypedPrefetchKHR', data, world.uint(24), ...hints)
    for (const form of chainForms) {
      addChain(world, form, {
        resultType: world.pointer('CrossWorkgroup'),
        baseType: pair.id,
        base: data,
        indexes: [world.uint(2), world.uint(1)].slice(0, indexes),
      })
    }
    return world.finish()
  },
}
