import { pair } from '../pairs/pair.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { type Fault, type Use, usePieces } from './shared/use.ts'

const environments = ['vulkan1.3', 'vulkan1.4']

/** The mesh shaders here write two primitives. */
const twoPrimitives = 'OutputPrimitivesEXT 2'

type Faults = Readonly<Record<string, Fault>>

/** Built-ins of each primitive, with the types of one and of another width, kind of number or count. */
const perPrimitive = [
  { name: 'CullPrimitiveEXT', type: 'bool', others: ['uint'], typeRule: 'type' },
  { name: 'Layer', type: 'uint', others: ['float', 'ulong'], typeRule: 'mesh-type' },
  { name: 'PrimitiveId', type: 'uint', others: ['float', 'ulong'], typeRule: 'mesh-type' },
  {
    name: 'PrimitiveShadingRateKHR',
    type: 'uint',
    others: ['float', 'ulong'],
    typeRule: 'mesh-type',
  },
  { name: 'ViewportIndex', type: 'uint', others: ['float', 'ulong'], typeRule: 'mesh-type' },
] as const

function ofPrimitive({ name, type, others, typeRule }: (typeof perPrimitive)[number]) {
  const slug = hyphened(name)
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
          rule: `${slug}-${typeRule}`,
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
      rule: name === 'CullPrimitiveEXT' ? `${slug}-storage-class` : `${slug}-storage-class-mesh`,
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
      rule: `${slug}-${typeRule}`,
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
      ...sized('block-size', (length) => ({ memberOf: length })),
      'no-array': {
        rule: `${slug}-block-size`,
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

const indices = [
  { name: 'PrimitivePointIndicesEXT', type: 'uint', mode: 'OutputPoints', other: 'uint2' },
  { name: 'PrimitiveLineIndicesEXT', type: 'uint2', mode: 'OutputLinesEXT', other: 'uint3' },
  { name: 'PrimitiveTriangleIndicesEXT', type: 'uint3', mode: 'OutputTrianglesEXT', other: 'uint' },
] as const

const modes = indices.map(({ mode }) => mode)

function ofIndices({ name, type, mode, other }: (typeof indices)[number]) {
  const slug = hyphened(name)
  const use: Use = {
    builtIn: name,
    model: 'MeshEXT',
    storageClass: 'Output',
    type: `${type}s`,
    modes: [mode, twoPrimitives],
  }
  const wrongTypes = [`${other}s`, `${type.replace('uint', 'float')}s`, type]
  const { pieces, ways } = usePieces(use, {
    'in-vertex': {
      rule: `${slug}-execution-model`,
      summary: `${name} is an output of a Vertex entry point`,
      change: { model: 'Vertex', modes: [] },
    },
    ...Object.fromEntries(
      (['Input', 'Private'] as const).map((storageClass) => [
        storageClass.toLowerCase(),
        {
          rule: `${slug}-storage-class`,
          summary: `the variable with ${name} is in ${storageClass}`,
          change: { storageClass },
        },
      ]),
    ),
    ...Object.fromEntries(
      modes
        .filter((each) => each !== mode)
        .map((each) => [
          hyphened(each),
          {
            rule: `${slug}-mode`,
            summary: `the execution mode beside ${name} is ${each}`,
            change: { modes: [each, twoPrimitives] },
          },
        ]),
    ),
    ...Object.fromEntries(
      wrongTypes.map((wrong) => [
        hyphened(wrong),
        {
          rule: `${slug}-type`,
          summary: `the type of ${name} is %${wrong}`,
          change: { type: wrong },
        },
      ]),
    ),
    ...Object.fromEntries(
      [1, 3].map((length) => [
        `of-${length}`,
        {
          rule: `${slug}-size`,
          summary: `${name} has ${length} elements for two primitives`,
          change: { type: `${type}_array${length}` },
        },
      ]),
    ),
  })
  return pair(
    `${slug}-type`,
    'variable',
    `a mesh shader writes ${name}`,
    pieces,
    ways,
    { environments },
  )
}

/** Pairs of the rules on built-ins of mesh shaders. */
export const pairs = [...perPrimitive.flatMap(ofPrimitive), ...indices.map(ofIndices)]
