import type { Argument } from '../../build/argument.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { annotated } from '../shared/annotated.ts'

function decorated(...decoration: readonly Argument[]): Way {
  return (module, at) => {
    const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
    return annotated(module, structure, ['OpMemberDecorateIdEXT', member, ...decoration])
  }
}

export const mutator = mutatorOf({
  name: 'member-decorate-id-without-ids',
  rule: 'member-decorate-id-decoration-takes-ids',
  summary: 'a member gets, by the instruction for ids, a decoration that takes literals or nothing',
  ordinals: (module) => {
    // A member must not be decorated twice with the same.
    const literally = ordinalsOf(module, 'OpMemberDecorate')
    return literally.length > 0 ? [] : ordinalsOf(module, 'OpMemberDecorateIdEXT').slice(0, 1)
  },
  ways: {
    'non-writable': decorated('NonWritable'),
    'non-readable': decorated('NonReadable'),
    volatile: decorated('Volatile'),
    coherent: decorated('Coherent'),
    restrict: decorated('Restrict'),
    'relaxed-precision': decorated('RelaxedPrecision'),
    flat: decorated('Flat'),
    offset: decorated('Offset', 4),
    'matrix-stride': decorated('MatrixStride', 16),
    location: decorated('Location', 0),
    'built-in': decorated('BuiltIn', 'Position'),
  },
})
