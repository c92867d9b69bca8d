import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import { pair } from '../pairs/pair.ts'
import { environments } from '../pairs/stages.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { type BuiltInsOfType, inputs, outputs } from './shared/row.ts'
import { type BuiltInVariableUse, faultsOf, twoPrimitives, usePieces } from './shared/use.ts'

/** Built-ins of the indices of primitives, each with its type for one primitive, and others of another size and kind. */
const indices = [
  {
    name: 'PrimitivePointIndicesEXT',
    type: 'uint',
    mode: 'OutputPoints',
    resized: 'uint2',
    float: 'float',
  },
  {
    name: 'PrimitiveLineIndicesEXT',
    type: 'uint2',
    mode: 'OutputLinesEXT',
    resized: 'uint3',
    float: 'float2',
  },
  {
    name: 'PrimitiveTriangleIndicesEXT',
    type: 'uint3',
    mode: 'OutputTrianglesEXT',
    resized: 'uint',
    float: 'float3',
  },
] as const

const modes = indices.map(({ mode }) => mode)

function ofIndices({ name, type, mode, resized, float }: (typeof indices)[number]) {
  const slug = builtInSlug(name)
  const use: BuiltInVariableUse = {
    builtIn: name,
    model: 'MeshEXT',
    storageClass: 'Output',
    type: `${type}s`,
    modes: [mode, twoPrimitives],
  }
  const wrongTypes = [`${resized}s`, `${float}s`, type]
  const { pieces, ways } = usePieces(use, {
    'in-vertex': {
      rule: `${slug}-execution-model`,
      summary: `${name} is an output of a Vertex entry point`,
      change: { model: 'Vertex', modes: [] },
    },
    ...faultsOf(`${slug}-storage-class`, ['Input', 'Private'] as const, (storageClass) => [
      storageClass.toLowerCase(),
      `the variable with ${name} is in ${storageClass}`,
      { storageClass },
    ]),
    ...faultsOf(
      `${slug}-execution-mode`,
      modes.filter((each) => each !== mode),
      (each) => [
        hyphened(each),
        `the execution mode beside ${name} is ${each}`,
        { modes: [each, twoPrimitives] },
      ],
    ),
    ...faultsOf(`${slug}-type`, wrongTypes, (wrong) => [
      hyphened(wrong),
      `the type of ${name} is %${wrong}`,
      { type: wrong },
    ]),
    ...faultsOf(`${slug}-array-size`, [1, 3], (length) => [
      `of-${length}`,
      `the Length of the array of ${name} is ${length}, for two primitives`,
      { type: `${type}_array${length}` },
    ]),
  })
  return pair(`${slug}-type`, 'variable', `a mesh shader writes ${name}`, pieces, ways, {
    environments,
  })
}

/** A built-in of each view; a mesh shader writes one for each vertex or primitive. */
function ofView(
  name: string,
  type: string,
  each: 'vertex' | 'primitive',
  others: readonly string[],
): BuiltInsOfType {
  return { ...outputs(['MeshNV'], type, name), each, decorations: ['PerViewNV'], others }
}

const views = [
  ofView('ClipDistancePerViewNV', 'float_array3s', 'vertex', ['float', 'uint_array3s']),
  ofView('CullDistancePerViewNV', 'float_array3s', 'vertex', ['float', 'uint_array3s']),
  ofView('LayerPerViewNV', 'uints', 'primitive', ['floats', 'ulongs']),
]

/** Pairs of the rules on built-ins of task and mesh shaders. */
export const pairs = [
  ...indices.map(ofIndices),
  ...builtInPairs([
    inputs(['MeshNV', 'TaskNV'], 'uint', 'MeshViewCountNV'),
    inputs(['MeshNV', 'TaskNV'], 'uint_array4', 'MeshViewIndicesNV'),
    outputs(['MeshNV'], 'uint', 'PrimitiveCountNV'),
    outputs(['MeshNV'], 'uint_array3', 'PrimitiveIndicesNV'),
    outputs(['TaskNV'], 'uint', 'TaskCountNV'),
    ...views,
  ]),
]
