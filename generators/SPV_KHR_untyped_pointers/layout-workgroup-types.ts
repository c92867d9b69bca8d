import { untypedPointers } from '../pairs/pieces.ts'
import { chains, few, layouts, load, pairsOf, type Use } from './shared/layout-pairs.ts'
import { countingShader, inUntypedPointers } from './shared/pieces.ts'

const uses: readonly Use[] = [
  {
    rule: 'workgroup-data-type-is-explicitly-laid-out',
    summary: 'a variable in a workgroup of a shader has a type with a layout',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts,
    dataType: '%type',
  },
  ...chains.map(
    ([name, opcode, element]): Use => ({
      rule: 'workgroup-base-type-is-explicitly-laid-out',
      summary: 'chains into a workgroup of a shader walk a type with a layout',
      name,
      pieces: element === '' ? untypedPointers : countingShader,
      storageClasses: ['Workgroup'],
      layouts: name === 'access' ? layouts : layouts.filter(({ way }) => few.includes(way)),
      body: `%reached = ${opcode} %pointer %type ${name === 'in-bounds-access' ? '%typed' : '%bytes'}${element}`,
    }),
  ),
  {
    rule: 'load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'an object that is loaded from a workgroup of a shader has a layout',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts,
    body: load,
  },
  {
    rule: 'store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'an object that is stored into a workgroup of a shader has a layout',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts,
    body: 'OpStore %bytes %object_of_type',
  },
]

/** Pairs of the rules on types that are laid out explicitly in a workgroup. */
export const pairs = [
  ...uses.flatMap(pairsOf),
  inUntypedPointers`workgroup-data-type-is-explicitly-laid-out/oldest-version in spv1.0
a variable in a workgroup that no interface lists has a type with a layout
annotations: {OpMemberDecorate %uint_only 0 Offset 0 | no-offsets:}
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint_only`,
]
