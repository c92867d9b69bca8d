import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { type ChainForm, chainForms } from '../shared/chain-forms.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** Adds one instruction of the text, and of its others no more than the type that it needs. */
const alone: Readonly<Record<string, (world: World) => void>> = {
  type: (world) => void world.pointer('Function'),
  variable: (world) => void variableIn(world, 'Function', 'untyped', world.plain.scalar('uint').id),
  ...Object.fromEntries(
    chainForms.map((form: ChainForm) => [
      form,
      (world: World) => {
        const baseType = world.plain.scalar('uint').id
        const base = variableIn(world, 'CrossWorkgroup', 'typed', baseType)
        addChain(world, form, { resultType: world.pointer('CrossWorkgroup'), baseType, base })
      },
    ]),
  ),
  'array-length': (world) => {
    const { builder, laid } = world
    const block = laid.block(laid.runTimeArray(laid.scalar('uint'))).id
    const buffer = variableIn(world, 'StorageBuffer', 'typed', block)
    builder.add('OpUntypedArrayLengthKHR', laid.scalar('uint').id, block, buffer, 0)
  },
  prefetch: (world) => {
    const data = variableIn(world, 'CrossWorkgroup', 'typed', world.plain.scalar('uint').id)
    world.builder.add('OpUntypedPrefetchKHR', data, world.uint(4))
  },
}

const groundOf: Readonly<Record<string, 'shader' | 'kernel'>> = {
  type: 'shader',
  variable: 'shader',
  'array-length': 'shader',
}

export const generator: Generator = {
  name: 'instructions-alone',
  rule: 'word-count-reaches-the-last-required-operand',
  alsoApplies: [
    'extension-is-declared',
    'new-instruction-has-its-capability',
    'word-count-ends-at-the-last-operand',
  ],
  summary: 'one instruction of the text, in its shortest form, stands among typed pointers',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const instruction = choices.pick('instruction', Object.keys(alone))
    const minor = choices.pick('minor', minorVersions)
    const world = createWorld(groundOf[instruction] ?? 'kernel', { minor })
    alone[instruction]?.(world)
    return world.finish()
  },
}
