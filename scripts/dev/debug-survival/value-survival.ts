import { describedChange, type WrongValue } from '#runner/execute/described-change'
import { drawnRequest } from '#runner/execute/drawn-request'
import { type ValuesAtLines, valuesAtLines } from '#runner/execute/values-at-lines'
import type { DebugTransformer } from './debug-transformer.ts'
import type { DebugSubject } from './subjects.ts'

/** A wrong value in a module that a transformer wrote. */
export type WrongValueIn = WrongValue & { readonly module: string }

/** The fate of the values that debug information describes, in all modules that still run. */
export interface ValueSurvival {
  readonly transformer: string
  /** Modules that it was given, and those whose output runs to a defined end. All other figures are about the latter. */
  readonly given: number
  readonly run: number
  /** Values before: one for each scalar each time that an invocation comes to a line in its scope. */
  readonly described: number
  readonly kept: number
  /** Values at lines that no code in a scope comes from after. */
  readonly withoutLine: number
  readonly wrong: readonly WrongValueIn[]
}

interface SubjectRun {
  readonly subject: DebugSubject
  readonly request: ReturnType<typeof drawnRequest>
  readonly before: ValuesAtLines
}

/**
 * Runs modules. Specialization constants have their defaults, which a pass may freeze. Modules whose run has no defined end are
 * left out.
 */
function runsOf(subjects: readonly DebugSubject[]): readonly SubjectRun[] {
  return subjects.flatMap((subject) => {
    const request = { ...drawnRequest(subject.module), specialization: new Map() }
    const before = valuesAtLines(subject.module, request)
    return before === undefined ? [] : [{ subject, request, before }]
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

/**
 * The fate of the values that debug information describes with each transformer, in their order.
 *
 * @param each is called with the transformer that is about to be asked.
 */
export async function valueSurvivals(
  subjects: readonly DebugSubject[],
  transformers: readonly DebugTransformer[],
  each: (transformer: string) => void = () => {},
): Promise<readonly ValueSurvival[]> {
  const runs = runsOf(subjects)
  const found: ValueSurvival[] = []
  for (const { name, takeAll } of transformers) {
    each(name)
    const outputs = await takeAll(runs.map(({ subject }) => subject))
    const changes = runs.flatMap(({ subject, request, before }, n) => {
      const output = outputs[n]
      const module = output?.kind === 'output' ? output.value : null
      const after = module === null ? undefined : valuesAtLines(module, request)
      return after === undefined
        ? []
        : [{ module: subject.name, ...describedChange(before, after) }]
    })
    found.push({
      transformer: name,
      given: runs.length,
      run: changes.length,
      described: sum(changes.map(({ described }) => described)),
      kept: sum(changes.map(({ kept }) => kept)),
      withoutLine: sum(changes.map(({ withoutLine }) => withoutLine)),
      wrong: changes.flatMap(({ module, wrong }) => wrong.map((value) => ({ module, ...value }))),
    })
  }
  return found
}
