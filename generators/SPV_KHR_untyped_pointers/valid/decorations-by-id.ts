import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { constantSources, integerFrom } from '../shared/integer-values.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** A decoration with an operand that is a constant. */
interface Row {
  readonly ground: 'shader' | 'kernel'
  readonly minors: readonly number[]
  readonly value: number
}

const constantDecorations: Readonly<Record<string, Row>> = {
  // The scope is a subgroup.
  UniformId: { ground: 'shader', minors: [6, 4], value: 3 },
  AlignmentId: { ground: 'kernel', minors: [6, 2], value: 8 },
  MaxByteOffsetId: { ground: 'kernel', minors: [6, 2], value: 100 },
}

/** What may be decorated so. */
function target(world: World): number {
  if (world.ground === 'kernel') {
    const uint = world.plain.scalar('uint')
    return variableIn(world, 'CrossWorkgroup', 'untyped', uint.id)
  }
  const uint = world.laid.scalar('uint')
  const buffer = variableIn(world, 'StorageBuffer', 'untyped', uint.id)
  return load(world, 'StorageBuffer', uint, buffer)
}

export const generator: Generator = {
  name: 'decorations-by-id',
  rule: 'decorate-id-operand-is-a-constant-or-a-variable',
  alsoApplies: ['extension-is-declared'],
  summary: 'decorations have ids for operands: constants of several kinds, variables of both',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const decoration = choices.pick('decoration', [
      'CounterBuffer',
      ...Object.keys(constantDecorations),
    ])
    const row = constantDecorations[decoration]
    const minor = choices.pick('minor', row?.minors ?? [6, 4, 3, 0])
    const operand = choices.pick(
      'operand',
      row === undefined
        ? kinds
        : decoration === 'UniformId'
          ? ['constant']
          : Object.keys(constantSources),
    )
    const counterFirst = choices.pick('counter-first', row === undefined ? [true, false] : [true])

    const world = createWorld(row?.ground ?? 'shader', { minor })
    const { builder, laid } = world
    if (row !== undefined) {
      const uint = world.plain.scalar('uint').id
      const value = integerFrom(operand, world, uint, row.value)
      builder.add('OpDecorateId', target(world), decoration, value)
      return world.finish()
    }
    if (minor < 4) builder.extension('SPV_GOOGLE_hlsl_functionality1')
    const kind = kinds.find((each) => each === operand) ?? 'untyped'
    // Operands of annotations may be defined in any order.
    const ids = { counter: 0, counted: 0 }
    for (const name of counterFirst ? ['counter', 'counted'] : ['counted', 'counter']) {
      const uint = laid.scalar('uint')
      if (name === 'counter') ids.counter = variableIn(world, 'Uniform', kind, laid.block(uint).id)
      else {
        const block = laid.block(laid.runTimeArray(uint)).id
        ids.counted = variableIn(world, 'Uniform', 'untyped', block)
      }
    }
    builder.add('OpDecorateId', ids.counted, decoration, ids.counter)
    return world.finish()
  },
}
