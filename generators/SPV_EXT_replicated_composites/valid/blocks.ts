import type { Builder } from '../../build/builder.ts'
import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { enable, replicate } from '../shared/forms.ts'

/** Opens a selection; its blocks. The first one is open. */
function select(builder: Builder): { readonly inside: number; readonly merge: number } {
  const condition = builder.place('declaration', 'OpConstantTrue', builder.type('OpTypeBool'))
  const inside = builder.id()
  const merge = builder.id()
  builder.add('OpSelectionMerge', merge, 'None')
  builder.add('OpBranchConditional', condition, inside, merge)
  builder.define(inside, 'OpLabel')
  return { inside, merge }
}

export const generator: Generator = {
  name: 'blocks',
  rule: 'construct-stands-in-a-block',
  alsoApplies: ['value-has-constituent-type', 'result-type-is-composite'],
  summary: 'the object form stands in any block and takes any object that is there',
  build(choices) {
    const setting = choices.pick('setting', ['compute', 'fragment', 'kernel'])
    const place = choices.pick('place', ['first', 'inside', 'merge'])
    const sources = [
      'constant',
      'spec-constant',
      'load',
      'arithmetic',
      'undef',
      'replicate',
    ] as const
    const source = choices.pick('value', place === 'merge' ? [...sources, 'phi'] : sources)

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    const one = builder.constant(uint, 1)
    const triple = builder.type('OpTypeVector', uint, 3)
    const variable = builder.add(
      'OpVariable',
      builder.type('OpTypePointer', 'Function', uint),
      'Function',
    )
    builder.add('OpStore', variable, one)
    const entry = builder.id()
    builder.add('OpBranch', entry)
    builder.define(entry, 'OpLabel')

    const values: Readonly<Record<string, () => number>> = {
      constant: () => one,
      'spec-constant': () => builder.specConstant(uint, 5),
      load: () => builder.add('OpLoad', uint, variable),
      arithmetic: () => builder.add('OpIAdd', uint, one, one),
      undef: () => builder.add('OpUndef', uint),
      replicate: () =>
        builder.add('OpCompositeExtract', uint, replicate(program, 'construct', triple, one), 2),
    }
    const blocks = place === 'first' ? undefined : select(builder)
    if (place === 'merge' && blocks !== undefined) {
      builder.add('OpBranch', blocks.merge)
      builder.define(blocks.merge, 'OpLabel')
    }
    const value =
      source === 'phi'
        ? builder.add('OpPhi', uint, one, entry, one, blocks?.inside ?? entry)
        : (values[source] as () => number)()
    replicate(program, 'construct', triple, value)
    if (place === 'inside' && blocks !== undefined) {
      builder.add('OpBranch', blocks.merge)
      builder.define(blocks.merge, 'OpLabel')
    }
    return program.finish()
  },
}
