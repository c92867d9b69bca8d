import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { environments, inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs, outputs, type Row } from './shared/row.ts'
import { faultsOf, twoPrimitives, type Use, usePieces } from './shared/use.ts'

const indices = [
  { name: 'PrimitivePointIndicesEXT', type: 'uint', mode: 'OutputPoints', other: 'uint2' },
  { name: 'PrimitiveLineIndicesEXT', type: 'uint2', mode: 'OutputLinesEXT', other: 'uint3' },
  { name: 'PrimitiveTriangleIndicesEXT', type: 'uint3', mode: 'OutputTrianglesEXT', other: 'uint' },
] as const

const modes = indices.map(({ mode }) => mode)

function ofIndices({ name, type, mode, other }: (typeof indices)[number]) {
  const slug = builtInSlug(name)
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
      `${name} has ${length} elements for two primitives`,
      { type: `${type}_array${length}` },
    ]),
  })
  return pair(`${slug}-type`, 'variable', `a mesh shader writes ${name}`, pieces, ways, {
    environments,
  })
}

/** A built-in of each view, of which a mesh shader writes one for each vertex or primitive. */
function ofView(
  name: string,
  type: string,
  each: 'vertex' | 'primitive',
  others: readonly string[],
): Row {
  return { ...outputs(['MeshNV'], type, name), each, decorations: ['PerViewNV'], others }
}

const views = [
  ofView('ClipDistancePerViewNV', 'float_array3s', 'vertex', ['float', 'uint_array3s']),
  ofView('CullDistancePerViewNV', 'float_array3s', 'vertex', ['float', 'uint_array3s']),
  ofView('LayerPerViewNV', 'uints', 'primitive', ['floats', 'ulongs']),
]

const primitivesNV = [
  { slug: 'points', mode: 'OutputPoints', count: 1 },
  { slug: 'lines', mode: 'OutputLinesEXT', count: 2 },
  { slug: 'triangles', mode: 'OutputTrianglesEXT', count: 3 },
] as const

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
  ...views.map(({ names: [name = ''], type, each }) => {
    const array = each === 'vertex' ? `${type}_array3` : `${type}_array1`
    return pairOf`${builtInSlug(name)}-per-view/mesh ${inVulkan}
a mesh shader writes ${name} for each view
${stage('MeshNV', { interfaces: '%variable' })}
annotations: %variable BuiltIn ${name}
{OpDecorate %variable PerViewNV | undecorated:}
declarations: %variable = OpVariable %pointer_Output_${array} Output`
  }),
  ...primitivesNV.map(({ slug, mode, count }) => {
    const lengths = [1, 2, 3].map((each) => each * 4).filter((length) => length !== count * 4)
    const arrays = lengths.map((length) => `| of-${length}: %pointer_Output_uint_array${length}`)
    return pairOf`primitive-indices-nv-${slug}-size/mesh ${inVulkan}
a mesh shader writes the indices of four primitives
${stage('MeshNV', { interfaces: '%variable' })}
modes: %main LocalSize 1 1 1, OutputVertices 3, OutputPrimitivesEXT 4, ${mode}
annotations: %variable BuiltIn PrimitiveIndicesNV
declarations: %variable = OpVariable {%pointer_Output_uint_array${String(count * 4)} ${arrays.join(' ')}} Output`
  }),
]
