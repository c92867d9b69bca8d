import { instructions } from '#spec/grammar/grammar'
import type { Module } from '../module.ts'
import type { IdFacts } from '../words/facts.ts'
import { knownOf } from '../words/known.ts'
import { resultsOf } from '../words/results-of.ts'

const declaresType: ReadonlySet<number> = new Set(
  instructions.filter((row) => row.class === 'Type-Declaration').map((row) => row.opcode),
)

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}

function resultsIn(module: Module, passes: (opcode: number) => boolean): readonly number[] {
  const found: number[] = []
  for (const instruction of module.instructions) {
    const { result } = resultsOf(instruction)
    if (result !== 0 && passes(instruction.opcode)) found.push(result)
  }
  return found
}

/** The results before and after each among those of one type, in order of definition; of several of one id, the first. */
interface Neighbours {
  readonly before: ReadonlyMap<number, number>
  readonly behind: ReadonlyMap<number, number>
}

function neighboursOf(known: IdFacts, results: readonly number[]): Neighbours {
  const before = new Map<number, number>()
  const behind = new Map<number, number>()
  const latest = new Map<number, number>()
  for (const id of results) {
    const type = known.typeOf(id) ?? 0
    const other = latest.get(type)
    if (other !== undefined && other !== id) {
      if (!before.has(id)) before.set(id, other)
      if (!behind.has(other)) behind.set(other, id)
    }
    latest.set(type, id)
  }
  return { before, behind }
}

/** By opcode, the result of the first instruction that has one. */
function firstResultsIn(module: Module): ReadonlyMap<number, number> {
  const first = new Map<number, number>()
  for (const instruction of module.instructions) {
    const { result } = resultsOf(instruction)
    if (result !== 0 && !first.has(instruction.opcode)) first.set(instruction.opcode, result)
  }
  return first
}

function placesOf(ids: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  for (const [index, id] of ids.entries()) if (!places.has(id)) places.set(id, index)
  return places
}

/** Places one further, or one back. */
type Direction = 1 | -1

/** The scene of a module. Looking something up takes no longer in a large one. */
export function sceneOf(module: Module) {
  const known = once(() => knownOf(module))
  const results = once(() => resultsIn(module, () => true))
  const places = once(() => placesOf(results()))
  const types = once(() => resultsIn(module, (opcode) => declaresType.has(opcode)))
  const typePlaces = once(() => placesOf(types()))
  const neighbours = once(() => neighboursOf(known(), results()))
  const firstResults = once(() => firstResultsIn(module))
  return {
    module,
    known,
    /** The result that is defined `step` places after an id, or before it; `undefined` when there is none. */
    resultBy(id: number, step: Direction): number | undefined {
      const index = places().get(id)
      return index === undefined ? undefined : results()[index + step]
    },
    /** Result ids of instructions that declare a type, in order. */
    types,
    /** As `resultBy`, among types. */
    typeBy(id: number, step: Direction): number | undefined {
      const index = typePlaces().get(id)
      return index === undefined ? undefined : types()[index + step]
    },
    /** The first result of an opcode; `undefined` when no instruction of the module has it. */
    firstResultOf: (opcode: number) => firstResults().get(opcode),
    /** As `resultBy`, among results of the same type. */
    likeBy: (id: number, step: Direction) =>
      (step < 0 ? neighbours().before : neighbours().behind).get(id),
  }
}

/** Look-ups of generic mutators in a module; computed when first asked for, and once for all of its instructions. */
export type Scene = ReturnType<typeof sceneOf>
