import { decode } from '#reference/decode/decode'
import { type DescribedPoint, describedValues } from '#reference/execute/described-values'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { Pointer, Unknown, type Value } from '#reference/execute/value'

/** One time that an invocation comes to a line: the known scalars of variables that are described there, by variable and path. */
export interface LineVisit {
  /** Before the first instruction of the line; `undefined` for a scalar whose value is open or not described. */
  readonly arriving: ReadonlyMap<string, string | undefined>
  /** At any instruction of the line, and after the last one. */
  readonly during: ReadonlyMap<string, ReadonlySet<string>>
}

/** The values that debug information describes in a run. */
export interface ValuesAtLines {
  /** By invocation and line, in the order of the visits. */
  readonly visits: ReadonlyMap<string, readonly LineVisit[]>
  /** All values of a scalar in an invocation, at any line, by invocation, variable and path. */
  readonly ever: ReadonlyMap<string, ReadonlySet<string>>
}

/** The invocations that are looked at: the first ones of the dispatch. */
const mostInvocations = 4
/** Points of a run that are looked at. */
const mostPoints = 20_000

/** A scalar, the same for equal values; `undefined` where it is open. Addresses differ between modules. */
function scalarText(value: Value): string | undefined {
  if (value instanceof Unknown || value instanceof Pointer) return undefined
  return Object.is(value, -0) ? '-0' : String(value)
}

interface OpenVisit {
  readonly arriving: Map<string, string | undefined>
  readonly during: Map<string, Set<string>>
}

function add(sets: Map<string, Set<string>>, key: string, text: string): void {
  const known = sets.get(key)
  if (known === undefined) sets.set(key, new Set([text]))
  else known.add(text)
}

/** The recorder of a run. */
class Recorder {
  readonly visits = new Map<string, OpenVisit[]>()
  readonly ever = new Map<string, Set<string>>()
  readonly #current = new WeakMap<object, OpenVisit>()
  #points = 0

  note({ invocation, line, instance, isArrival, variables }: DescribedPoint): void {
    if (invocation > mostInvocations || ++this.#points > mostPoints) return
    const scalars = new Map<string, string | undefined>()
    for (const { key, values } of variables)
      for (const [path, value] of values) scalars.set(`${key}${path}`, scalarText(value))
    const left = this.#current.get(instance)
    const visit = isArrival || left === undefined ? this.#begin(invocation, line, scalars) : left
    this.#current.set(instance, visit)
    for (const [key, text] of scalars) {
      if (text === undefined) continue
      add(visit.during, key, text)
      add(this.ever, `${invocation} ${key}`, text)
      if (left !== undefined && left !== visit) add(left.during, key, text)
    }
  }

  #begin(invocation: number, line: string, arriving: Map<string, string | undefined>): OpenVisit {
    const visit = { arriving, during: new Map<string, Set<string>>() }
    const key = `${invocation} ${line}`
    const known = this.visits.get(key)
    if (known === undefined) this.visits.set(key, [visit])
    else known.push(visit)
    return visit
  }
}

/** The values that the debug information of a module describes in a run; `undefined` if the run has no defined end. */
export function valuesAtLines(
  words: Uint8Array | Uint32Array,
  request: Request,
): ValuesAtLines | undefined {
  const recorder = new Recorder()
  const approach = describedValues(decode(words).module, (point) => recorder.note(point))
  const { kind } = execute(words, { ...request, approach })
  return kind === 'finished' ? recorder : undefined
}
