import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import { type Pair, pair } from '../../pairs/pair.ts'
import { environments } from '../../Vulkan-environment/shared/stages.ts'
import { type Fault, twoPrimitives, type Use, usePieces } from './use.ts'

type Faults = Readonly<Record<string, Fault>>

/**
 * Pairs of a built-in of which a mesh shader writes one for each primitive.
 *
 * @param type of one, in the stock.
 * @param others types that are wrong: of another width or kind.
 * @param storageClassRule the aspect of the rule on its storage class.
 */
export function perPrimitivePairs(
  name: string,
  type: string,
  others: readonly string[],
  storageClassRule: string,
): readonly Pair[] {
  const slug = builtInSlug(name)
  const use: Use = {
    builtIn: name,
    model: 'MeshEXT',
    storageClass: 'Output',
    type: `${type}s`,
    decorations: ['PerPrimitiveEXT'],
    modes: [twoPrimitives],
  }
  const wrongTypes = (end: string): Faults =>
    Object.fromEntries(
      others.map((other) => [
        other,
        {
          rule: `${slug}-mesh-type`,
          summary: `${name} is of type %${other} for each primitive`,
          change: { type: `${other}${end}` },
        },
      ]),
    )
  const undecorated: Faults = {
    undecorated: {
      rule: `${slug}-per-primitive`,
      summary: `${name} is not decorated with PerPrimitiveEXT`,
      change: { decorations: [] },
    },
  }
  const sized = (rule: string, change: (length: number) => Partial<Use>): Faults =>
    Object.fromEntries(
      [1, 3].map((length) => [
        `of-${length}`,
        {
          rule: `${slug}-${rule}`,
          summary: `the array of ${name} has ${length} elements for two primitives`,
          change: change(length),
        },
      ]),
    )
  const inputs: Faults = {
    input: {
      rule: `${slug}-${storageClassRule}`,
      summary: `the variable with ${name} is in Input`,
      change: { storageClass: 'Input' },
    },
  }
  const elsewhere: Faults =
    name === 'CullPrimitiveEXT'
      ? {
          'in-vertex': {
            rule: `${slug}-execution-model`,
            summary: `${name} is an output of a Vertex entry point`,
            change: { model: 'Vertex', decorations: [], modes: [] },
          },
        }
      : {}
  const variable = usePieces(use, {
    ...elsewhere,
    ...inputs,
    ...undecorated,
    ...wrongTypes('s'),
    scalar: {
      rule: `${slug}-mesh-type`,
      summary: `${name} is a variable of type %${type} and no array`,
      change: { type },
    },
    ...sized('array-size', (length) => ({ type: `${type}_array${length}` })),
  })
  const member = usePieces(
    { ...use, type: type.replace('uint', 'int'), memberOf: 2 },
    {
      ...undecorated,
      ...wrongTypes(''),
      ...sized('block-array-size', (length) => ({ memberOf: length })),
      'no-array': {
        rule: `${slug}-block-array-size`,
        summary: `the block of ${name} is in no array`,
        change: { memberOf: 0 },
      },
    },
  )
  return [
    pair(
      `${slug}-per-primitive`,
      'variable',
      `each primitive has ${name} in an array`,
      variable.pieces,
      variable.ways,
      { environments },
    ),
    pair(
      `${slug}-per-primitive`,
      'member',
      `each primitive has ${name} in a block`,
      member.pieces,
      member.ways,
      { environments },
    ),
  ]
}
