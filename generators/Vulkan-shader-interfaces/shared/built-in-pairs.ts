import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import { type Pair, pair } from '../../pairs/pair.ts'
import type { ExecutionModel } from '../../pairs/stages.ts'
import { hyphened } from '../../signatures/hyphened.ts'
import { environmentsOf } from './built-in-environments.ts'
import { otherTypes, signed } from './built-in-types.ts'
import type { BuiltInsOfType } from './row.ts'
import {
  type BuiltInStorageClass,
  type BuiltInVariableUse,
  extensionsOf,
  faultsOf,
  type UseFault,
  type UseFaults,
  usePieces,
} from './use.ts'

type StageInterface = readonly [model: ExecutionModel, storageClass: 'Input' | 'Output']

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

/** Begins the name of a way that moves the built-in to another stage. */
const inStage = 'in-'

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
    `${inStage}${hyphened(place[0])}`,
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

/** One of the faults, another one in each turn. */
function inTurn(faults: UseFaults, turn: number): UseFaults {
  const all = Object.entries(faults)
  const fault = all[turn % all.length]
  return fault === undefined ? {} : Object.fromEntries([fault])
}

/**
 * What breaks the rules in a stage after the first: a tool may judge each stage by code of its own. A way that needs a later
 * version than the stage is left out, so that the pair has its oldest environment.
 */
function faultsOfStage(
  name: string,
  row: BuiltInsOfType,
  place: StageInterface,
  rule: string,
  turn: number,
): UseFaults {
  const control = useAt(name, row, place)
  const [oldest] = environmentsOf([control])
  const entries = Object.entries({
    ...otherStorageClasses(name, row, place, rule),
    ...Object.fromEntries(Object.entries(wrongTypes(name, row, place)).slice(1)),
  }).filter(([, { change }]) => environmentsOf([control, change])[0] === oldest)
  const faults = Object.fromEntries(entries)
  return row.each === 'vertex' ? faults : inTurn(faults, turn + name.length)
}

function pairsOf(name: string, row: BuiltInsOfType) {
  const places = placesOf(row)
  const rules = new Set<string>()
  return places.flatMap((place, index) => {
    const [model, storageClass] = place
    const rule = storageClassRule(name, row, model)
    const faults = {
      ...(index === 0
        ? otherModels(name, row, place)
        : faultsOfStage(name, row, place, rule, index)),
      ...(rules.has(rule) ? {} : otherStorageClasses(name, row, place, rule)),
      ...(index === 0 ? wrongTypes(name, row, place) : {}),
    }
    rules.add(rule)
    const use = useAt(name, row, place)
    const label = `${hyphened(model)}-${storageClass.toLowerCase()}`
    // A module with the extensions of another stage shows nothing about this one to a tool without them.
    const [near, far] = byExtensions(use, faults)
    return [[label, near] as const, [`${label}-in`, far] as const]
      .filter(([, chosen], part) => part === 0 || Object.keys(chosen).length > 0)
      .flatMap(([chosenLabel, chosen]) => {
        const { pieces, ways } = usePieces(use, chosen)
        const uses = [use, ...Object.values(chosen).map(({ change }) => change)]
        return pair(
          row.anywhere === true ? rule : `${builtInSlug(name)}-execution-model`,
          chosenLabel,
          `${name} is an ${storageClass.toLowerCase()} of a ${model} entry point`,
          pieces,
          ways,
          // Each place is on the right side of the rule, which is broken in the first of them alone.
          { environments: environmentsOf(uses), covers: [rule] },
        )
      })
  })
}

/** The faults in stages that need no more extensions than the use, and the others under the names of their stages. */
function byExtensions(
  use: BuiltInVariableUse,
  faults: UseFaults,
): readonly [near: UseFaults, far: UseFaults] {
  const known = new Set(extensionsOf(use))
  const isNear = ({ change }: UseFault) =>
    extensionsOf({ ...use, ...change }).every((name) => known.has(name))
  const all = Object.entries(faults)
  return [
    Object.fromEntries(all.filter(([, fault]) => isNear(fault))),
    Object.fromEntries(
      all.flatMap(([way, fault]) => (isNear(fault) ? [] : [[way.slice(inStage.length), fault]])),
    ),
  ]
}

/** The built-in of each row as the only member of a block, with signed integers for unsigned ones. */
function memberOf(name: string, row: BuiltInsOfType, place: StageInterface, index: number) {
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
    index === 0 ? 'member' : `member-${hyphened(place[0])}-${place[1].toLowerCase()}`,
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
    row.names.flatMap((name) => [
      ...pairsOf(name, row),
      // Blocks of built-ins are those of vertices, in each of their stages; of the others, the first stage shows a member.
      ...placesOf(row)
        .filter((_, index) => index === 0 || row.each === 'vertex')
        .map((place, index) => memberOf(name, row, place, index)),
    ]),
  )
}
