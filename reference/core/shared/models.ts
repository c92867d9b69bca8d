import { AuthorError } from '#spec/author-error'
import { operandKindByName } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { perModule } from './surveys.ts'

const enumerants = operandKindByName('ExecutionModel')?.enumerants ?? []
const bitByName = new Map(enumerants.map(({ name }, bit) => [name, 1 << bit]))
const bitByValue = new Map(enumerants.map(({ value }, bit) => [value, 1 << bit]))

/** Execution models as a set of bits. */
export type Models = number

/**
 * The set of the execution models with these names.
 *
 * @throws when the grammar has no such model, which shows when a check is loaded.
 */
export function models(...names: readonly string[]): Models {
  return names.reduce((set, name) => {
    const bit = bitByName.get(name)
    if (bit === undefined)
      throw new AuthorError(
        'unknown-enumerant',
        `a check names ExecutionModel ${name}, which the grammar does not have`,
      )
    return set | bit
  }, 0)
}

/** The models of ray tracing pipelines. */
export const rayTracingModels: Models = models(
  'RayGenerationKHR',
  'IntersectionKHR',
  'AnyHitKHR',
  'ClosestHitKHR',
  'MissKHR',
  'CallableKHR',
)

/** The names of the models in a set, for messages. */
export function modelNames(set: Models): string {
  return enumerants
    .filter((_, bit) => (set & (1 << bit)) !== 0)
    .map(({ name }) => name)
    .join(', ')
}

/** The execution model that an OpEntryPoint declares. */
export function modelOf(entryPoint: Instruction): Models {
  return bitByValue.get(entryPoint.valueAt(0) ?? -1) ?? 0
}

/** Keyed by the id of a function, the functions that its instructions call. */
export const callsOf = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>()
  for (const call of module.all('OpFunctionCall')) {
    const caller = module.functionOf(call)?.definition.result
    const callee = call.valueAt(0)
    if (caller === undefined || callee === undefined) continue
    const known = found.get(caller)
    if (known === undefined) found.set(caller, new Set([callee]))
    else known.add(callee)
  }
  return found
})

/** Keyed by the id of a function, the models of the entry points in whose static call trees it is. */
const modelsOfFunctions = perModule((module): ReadonlyMap<number, Models> => {
  const found = new Map<number, Models>()
  const calls = callsOf(module)
  const pending: number[] = []
  const add = (id: number, set: Models): void => {
    const known = found.get(id) ?? 0
    if ((known | set) === known) return
    found.set(id, known | set)
    pending.push(id)
  }
  for (const entryPoint of module.all('OpEntryPoint'))
    add(entryPoint.valueAt(1) ?? 0, modelOf(entryPoint))
  // Each function comes up once for every model at most.
  for (let id = pending.pop(); id !== undefined; id = pending.pop())
    for (const callee of calls.get(id) ?? []) add(callee, found.get(id) ?? 0)
  return found
})

/** The models of the entry points that reach the function with an instruction; none for declarations and dead functions. */
export function modelsReaching(module: Module, instruction: Pick<Instruction, 'index'>): Models {
  const body = module.functionOf(instruction)
  return body === undefined ? 0 : (modelsOfFunctions(module).get(body.definition.result) ?? 0)
}

/** The ids of some functions and of those that they call, directly or not. */
export function functionsFrom(module: Module, roots: Iterable<number>): ReadonlySet<number> {
  const calls = callsOf(module)
  const found = new Set(roots)
  // A set hands out what is added while it is walked.
  for (const id of found) for (const callee of calls.get(id) ?? []) found.add(callee)
  return found
}

/** Functions by the ids of those that their instructions call. */
const callersOf = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>()
  for (const [caller, callees] of callsOf(module))
    for (const callee of callees) {
      const known = found.get(callee)
      if (known === undefined) found.set(callee, new Set([caller]))
      else known.add(caller)
    }
  return found
})

/** The id of a function, and something about it. */
export type Start = readonly [id: number, value: number]

/**
 * Passes values on along edges, a limited number to each function: no check needs more, and there may be as many values
 * as functions.
 */
function spread(
  edges: ReadonlyMap<number, ReadonlySet<number>>,
  starts: Iterable<Start>,
  most: number,
): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>()
  for (const [start, value] of starts) {
    const pending = [start]
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      const known = found.get(id)
      if (known !== undefined && (known.size >= most || known.has(value))) continue
      if (known === undefined) found.set(id, new Set([value]))
      else known.add(value)
      for (const next of edges.get(id) ?? []) pending.push(next)
    }
  }
  return found
}

/**
 * By the id of a function: its own values and those of the functions that it calls, directly or not, up to a limit.
 */
export function valuesBelow(
  module: Module,
  starts: Iterable<Start>,
  most: number,
): ReadonlyMap<number, ReadonlySet<number>> {
  return spread(callersOf(module), starts, most)
}

/** Keyed by the id of a function: the least value of those that call it, directly or not, and its own. */
export function leastAbove(
  module: Module,
  starts: readonly Start[],
): (id: number) => number | undefined {
  // The first value is kept.
  const ascending = starts.toSorted(([, value], [, other]) => value - other)
  const found = spread(callsOf(module), ascending, 1)
  return (id) => found.get(id)?.values().next().value
}
