import { instructions } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import type { Known } from '../../words/known.ts'
import { knownOf } from '../../words/known-of.ts'
import { resultsOf } from '../../words/results-of.ts'

/** What generic mutators look up in a module; worked out when first asked for, and once for all of its instructions. */
export interface Scene {
  readonly module: Module
  readonly known: () => Known
  /** Result ids in order of definition. */
  readonly results: () => readonly number[]
  /** Result ids of instructions that declare a type, in order. */
  readonly types: () => readonly number[]
  /** The nearest result of the same type that is defined before or behind an id; `undefined` when there is none. */
  readonly neighbour: (id: number, step: 1 | -1) => number | undefined
}

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

/** Result ids by the id of their type, 0 for those without; each in order of definition. */
function byType(known: Known, results: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const lists = new Map<number, number[]>()
  for (const id of results) {
    const type = known.typeOf(id) ?? 0
    const list = lists.get(type)
    if (list === undefined) lists.set(type, [id])
    else list.push(id)
  }
  return lists
}

/** The scene of a module. */
export function sceneOf(module: Module): Scene {
  const known = once(() => knownOf(module))
  const results = once(() => resultsIn(module, () => true))
  const lists = once(() => byType(known(), results()))
  return {
    module,
    known,
    results,
    types: once(() => resultsIn(module, (opcode) => declaresType.has(opcode))),
    neighbour(id, step) {
      const list = lists().get(known().typeOf(id) ?? 0) ?? []
      const at = list.indexOf(id)
      return at < 0 ? undefined : list[at + step]
    },
  }
}
