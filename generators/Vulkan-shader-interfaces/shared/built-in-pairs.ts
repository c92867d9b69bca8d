import { enumerantByName } from '#spec/grammar/grammar'
import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import { type Pair, pair } from '../../pairs/pair.ts'
import { type ExecutionModel, environments } from '../../pairs/stages.ts'
import { hyphened } from '../../signatures/hyphened.ts'
import type { BuiltInsOfType } from './row.ts'
import {
  type BuiltInStorageClass,
  type BuiltInVariableUse,
  capabilityOf,
  faultsOf,
  type UseFaults,
  usePieces,
} from './use.ts'

type StageInterface = readonly [model: ExecutionModel, storageClass: 'Input' | 'Output']

/** Types that differ in one dimension: width, kind of number, count. */
const otherTypes: Readonly<Record<string, readonly string[]>> = {
  bool: ['uint', 'bools'],
  float: ['double', 'uint'],
  uint: ['ulong', 'float'],
  float2: ['float3', 'uint2'],
  float3: ['float2', 'uint3'],
  float4: ['float3', 'uint4'],
  uint2: ['uint3', 'float2'],
  uint3: ['uint2', 'float3'],
  uint4: ['uint3', 'float4'],
  float3x4: ['float4x3', 'float4'],
  uints: ['uint', 'floats'],
  uint_array1: ['uint', 'float_array1'],
  uint_array3: ['uint', 'float_array3'],
  uint_array4: ['uint', 'float_array4'],
  float_array3: ['float', 'uint_array3'],
  float4s: ['float4', 'float3s'],
}

/** Types of signed integers by those of unsigned ones. */
const signedTypes: Readonly<Record<string, string>> = {
  uint: 'int',
  uint2: 'int2',
  uint3: 'int3',
  uint4: 'int4',
  uint3s: 'int3s',
  uints: 'ints',
  uint_array1: 'int_array1',
  uint_array3: 'int_array3',
  uint_array4: 'int_array4',
  uint_array3s: 'int_array3s',
}

function signed(type: string): string {
  return signedTypes[type] ?? type
}

/** Places where a built-in does not belong, by the kind of built-in that is tried there. */
const elsewhere: readonly (readonly [like: RegExp, places: readonly StageInterface[]])[] = [
  [
    /KHR Input$/,
    [
      ['MissKHR', 'Input'],
      ['RayGenerationKHR', 'Input'],
      ['CallableKHR', 'Input'],
      ['GLCompute', 'Input'],
      ['Vertex', 'Input'],
    ],
  ],
  [
    / Input$/,
    [
      ['Vertex', 'Input'],
      ['GLCompute', 'Input'],
      ['Fragment', 'Input'],
      ['RayGenerationKHR', 'Input'],
    ],
  ],
  [
    / Output$/,
    [
      ['Fragment', 'Output'],
      ['Vertex', 'Output'],
      ['TessellationEvaluation', 'Output'],
      ['GLCompute', 'Input'],
      ['RayGenerationKHR', 'Input'],
    ],
  ],
]

function placesOf({ places }: BuiltInsOfType): readonly StageInterface[] {
  const placesIn = (storageClass: 'Input' | 'Output') =>
    (places[storageClass] ?? []).map((model): StageInterface => [model, storageClass])
  return Object.keys(places)[0] === 'Input'
    ? [...placesIn('Input'), ...placesIn('Output')]
    : [...placesIn('Output'), ...placesIn('Input')]
}

/** How many vertices or primitives an interface holds; 0 where it holds those of one alone. */
function lengthOf({ each }: BuiltInsOfType, [model, storageClass]: StageInterface): number {
  const isMesh = model === 'MeshEXT' || model === 'MeshNV'
  if (each === undefined) return 0
  if (isMesh) return each === 'vertex' ? 3 : 1
  if (model === 'TessellationControl') return 1
  const isOfMany = model === 'TessellationEvaluation' || model === 'Geometry'
  return isOfMany && storageClass === 'Input' ? 1 : 0
}

function arrayed(type: string, row: BuiltInsOfType, place: StageInterface): string {
  const length = lengthOf(row, place)
  return length === 0 ? type : `${type}_array${length}`
}

function useAt(name: string, row: BuiltInsOfType, place: StageInterface): BuiltInVariableUse {
  const [model, storageClass] = place
  const capability = row.capabilities?.[model]
  return {
    builtIn: name,
    model,
    storageClass,
    type: arrayed(row.type, row, place),
    decorations: row.decorations ?? [],
    modes: row.modes ?? [],
    capabilities: capability === undefined ? [] : [capability],
  }
}

/** Entry points that must not have the built-in. */
function otherModels(
  name: string,
  row: BuiltInsOfType,
  [model, storageClass]: StageInterface,
): UseFaults {
  if (row.anywhere === true) return {}
  const models = new Set(placesOf(row).map(([each]) => each))
  const [, places = []] = elsewhere.find(([like]) => like.test(`${model} ${storageClass}`)) ?? []
  // A rule on the storage class that names no stage holds wherever the variable is.
  const wrong = places
    .filter(
      ([each, other]) => !models.has(each) && (row.stages !== undefined || other === storageClass),
    )
    .slice(0, 2)
  return faultsOf(`${builtInSlug(name)}-execution-model`, wrong, (place) => [
    `in-${hyphened(place[0])}`,
    `${name} is an ${place[1].toLowerCase()} of a ${place[0]} entry point`,
    { ...useAt(name, row, place), modes: [] },
  ])
}

const withOutputs = /^(?:Vertex|Tessellation\w+|Geometry|Fragment|MeshNV)$/

/** Storage classes that the built-in must not have in the entry point. */
function otherStorageClasses(
  name: string,
  row: BuiltInsOfType,
  [model]: StageInterface,
  rule: string,
): UseFaults {
  const classes = placesOf(row).flatMap(([each, storageClass]) =>
    each === model ? storageClass : [],
  )
  const all: readonly BuiltInStorageClass[] = [
    ...(['Input', ...(withOutputs.test(model) ? ['Output' as const] : [])] as const),
    ...(row.decorations === undefined ? ['Private' as const] : []),
  ]
  const others = all.filter((storageClass) => !classes.some((each) => each === storageClass))
  return faultsOf(rule, others, (storageClass) => [
    storageClass.toLowerCase(),
    `the variable with ${name} is in ${storageClass}`,
    { storageClass },
  ])
}

function wrongTypes(name: string, row: BuiltInsOfType, place: StageInterface): UseFaults {
  const others = row.others ?? otherTypes[row.type] ?? []
  return faultsOf(`${builtInSlug(name)}-type`, others, (type) => [
    hyphened(type),
    `the type of ${name} is %${type}`,
    { type: arrayed(type, row, place) },
  ])
}

/** The rule on the storage class of a built-in in an execution model. */
function storageClassRule(
  name: string,
  { stages = {} }: BuiltInsOfType,
  model: ExecutionModel,
): string {
  const stage = stages[model]
  return [builtInSlug(name), ...(stage === undefined ? [] : [stage]), 'storage-class'].join('-')
}

/** The oldest environments whose modules can have the execution models and capabilities, as far as Vulkan is of several versions of SPIR-V. */
const olderEnvironments: readonly (readonly [minor: number, name: string])[] = [
  [0, 'vulkan1.0'],
  [3, 'vulkan1.1'],
  [4, 'vulkan1.1spv1.4'],
  [5, 'vulkan1.2'],
]

/** The minor number of the version that the models of ray tracing and of mesh shaders need, and variables of any storage class in interfaces. */
const withOthers = 4

/** Built-ins of streaming multiprocessors, whose extension is one of version 1.3. */
const sinceThree = 'ShaderSMBuiltinsNV'

function minorOf(kind: string, name: string): number {
  if (name === sinceThree) return 3
  return ((enumerantByName(kind, name)?.version ?? 0) >> 8) & 0xff
}

/** The environments of a pair: the oldest that has all of its uses, one in turn after it, and those of most pairs. */
function environmentsOf(uses: readonly Partial<BuiltInVariableUse>[]): readonly string[] {
  const minors = uses.flatMap(
    ({ builtIn = '', model = '', storageClass = 'Input', capabilities }) => [
      minorOf('BuiltIn', builtIn),
      ...[...capabilityOf(builtIn), ...(capabilities ?? [])].map((name) =>
        minorOf('Capability', name),
      ),
      /(?:KHR|EXT)$/.test(model) || !/^(?:In|Out)put$/.test(storageClass) ? withOthers : 0,
    ],
  )
  const older = olderEnvironments.filter(([minor]) => minor >= Math.max(...minors))
  const [[, oldest] = []] = older
  const [, turn] = older[(uses[0]?.builtIn?.length ?? 0) % older.length] ?? []
  return [...new Set([oldest, turn, ...environments].flatMap((each) => each ?? []))]
}

function pairsOf(name: string, row: BuiltInsOfType) {
  const places = placesOf(row)
  const rules = new Set<string>()
  return places.flatMap((place, index) => {
    const [model, storageClass] = place
    const rule = storageClassRule(name, row, model)
    const faults = {
      ...(index === 0 ? otherModels(name, row, place) : {}),
      ...(rules.has(rule) ? {} : otherStorageClasses(name, row, place, rule)),
      ...(index === 0 ? wrongTypes(name, row, place) : {}),
    }
    rules.add(rule)
    const { pieces, ways } = usePieces(useAt(name, row, place), faults)
    const uses = [useAt(name, row, place), ...Object.values(faults).map(({ change }) => change)]
    return pair(
      row.anywhere === true ? rule : `${builtInSlug(name)}-execution-model`,
      `${hyphened(model)}-${storageClass.toLowerCase()}`,
      `${name} is an ${storageClass.toLowerCase()} of a ${model} entry point`,
      pieces,
      ways,
      // Each place is on the right side of the rule, which is broken in the first of them alone.
      { environments: environmentsOf(uses), covers: [rule] },
    )
  })
}

/** The built-in of each row as the only member of a block, with signed integers for unsigned ones. */
function memberOf(name: string, row: BuiltInsOfType) {
  const [place] = placesOf(row)
  if (place === undefined) return []
  const use = useAt(name, row, place)
  const [wrong = ''] = (row.others ?? otherTypes[row.type] ?? []).slice(1)
  const { pieces, ways } = usePieces(
    { ...use, type: signed(row.type), memberOf: lengthOf(row, place) },
    {
      [hyphened(wrong)]: {
        rule: `${builtInSlug(name)}-type`,
        summary: `the type of the member with ${name} is %${signed(wrong)}`,
        change: { type: signed(wrong) },
      },
    },
  )
  return pair(
    `${builtInSlug(name)}-type`,
    'member',
    `a member of a block has ${name}`,
    pieces,
    ways,
    {
      environments: environmentsOf([use]),
      covers: [storageClassRule(name, row, place[0])],
    },
  )
}

/** Pairs of the rules on where built-ins belong, and on their types. */
export function builtInPairs(rows: readonly BuiltInsOfType[]): readonly Pair[] {
  return rows.flatMap((row) =>
    row.names.flatMap((name) => [...pairsOf(name, row), memberOf(name, row)].flat()),
  )
}
