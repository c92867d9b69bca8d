import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import { type Pair, pair } from '../../pairs/pair.ts'
import { environments } from '../../pairs/stages.ts'
import {
  type BuiltInVariableUse,
  faultsOf,
  twoPrimitives,
  type UseFaults,
  usePieces,
} from './use.ts'

/**
 * Pairs of a built-in that a mesh shader writes for each primitive.
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
  const use: BuiltInVariableUse = {
    builtIn: name,
    model: 'MeshEXT',
    storageClass: 'Output',
    type: `${type}s`,
    decorations: ['PerPrimitiveEXT'],
    modes: [twoPrimitives],
  }
  const wrongTypes = (end: string): UseFaults =>
    faultsOf(`${slug}-mesh-type`, others, (other) => [
      other,
      `${name} is of type %${other} for each primitive`,
      { type: `${other}${end}` },
    ])
  const undecorated: UseFaults = {
    undecorated: {
      rule: `${slug}-per-primitive`,
      summary: `${name} is not decorated with PerPrimitiveEXT`,
      change: { decorations: [] },
    },
  }
  const sized = (
    rule: string,
    change: (length: number) => Partial<BuiltInVariableUse>,
  ): UseFaults =>
    faultsOf(`${slug}-${rule}`, [1, 3], (length) => [
      `of-${length}`,
      `the Length of the array of ${name} is ${length}, for two primitives`,
      change(length),
    ])
  const everywhere = name !== 'CullPrimitiveEXT'
  const variable = usePieces(use, {
    ...faultsOf(`${slug}-execution-model`, everywhere ? [] : ['Vertex' as const], (model) => [
      'in-vertex',
      `${name} is an output of a Vertex entry point`,
      { model, decorations: [], modes: [] },
    ]),
    input: {
      rule: `${slug}-${storageClassRule}`,
      summary: `the variable with ${name} is in Input`,
      change: { storageClass: 'Input' },
    },
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
    { ...use, type: type === 'uint' ? 'int' : type, memberOf: 2 },
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
      { environments, covers: [`${slug}-${storageClassRule}`] },
    ),
  ]
}
