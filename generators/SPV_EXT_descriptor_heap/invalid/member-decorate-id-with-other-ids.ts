import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { constantOf, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { annotated } from '../shared/annotated.ts'

/** A scope, a number of bytes and an alignment, as it comes. */
const value = 2

function decorated(decoration: string, capability: string, since: number): Way {
  return (module, at) => {
    const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
    const place = definitionOf(module, structure)
    if (place === undefined || module.version < since || !declaresCapability(module, capability)) {
      return undefined
    }
    const added = graft(module, place)
    const id = constantOf(uintType, value)(added, module, place)
    return id === undefined
      ? undefined
      : annotated(added.done().module, structure, ['OpMemberDecorateIdEXT', member, decoration, id])
  }
}

export const mutator = mutatorOf({
  name: 'member-decorate-id-with-other-ids',
  rule: 'member-decorate-id-decoration-is-a-layout-decoration',
  summary: 'a member gets a decoration that takes ids, but is not for members',
  ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT').slice(0, 1),
  ways: {
    'uniform-id': decorated('UniformId', 'Shader', 0x0001_0400),
    'max-byte-offset-id': decorated('MaxByteOffsetId', 'Addresses', 0x0001_0200),
  },
})
