import { createHash } from 'node:crypto'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import type { ConsumerOutput, Oracle, Question } from '#runner/oracle/oracle'
import type { Verdict } from '#spec/verdict'
import { type DebugKind, debugKinds } from './debug-kinds.ts'
import { type DebugMeasure, debugMeasure } from './debug-measure.ts'
import type { DebugTransformer } from './debug-transformer.ts'

/** A count before and after. */
export interface CountChange {
  readonly before: number
  readonly after: number
}

/** The fate of the debug information of all modules that a transformer writes. */
export interface Survival {
  readonly transformer: string
  /** Modules that it was given, and modules that it wrote. All other figures are about the latter. */
  readonly given: number
  readonly written: number
  /** Modules for which it wrote nothing, by what happened instead: `refused`, `crash`, `timeout`, ... */
  readonly unwritten: Readonly<Record<string, number>>
  /** Modules that come back with the same instructions; what their headers say of maker and bound does not count. */
  readonly unchanged: number
  readonly validByReference: CountChange
  /** Modules for which the reference has no verdict. */
  readonly unsupported: CountChange
  readonly validByTool: CountChange
  /** Rules that a module breaks after and not before, with the number of such modules. */
  readonly broken: Readonly<Record<string, number>>
  readonly kinds: Readonly<Record<DebugKind, CountChange>>
  readonly code: CountChange
  readonly codeWithLine: CountChange
  /** Different lines that code comes from; after: those of before that are still the line of some instruction. */
  readonly lines: CountChange
  /** Local variables that are described; after: those of before that still are. */
  readonly variables: CountChange
  /** Neighbours in a block with a line, and those where the line does not go back. */
  readonly steps: CountChange
  readonly forwardSteps: CountChange
}

/** A module with its figures. */
interface Examined {
  /** Digest of the instructions. */
  readonly instructions: string
  readonly measure: DebugMeasure
  readonly byReference: Verdict
  readonly byTool: Verdict
}

/** Octets of the header of a module. */
const header = 20

function digestOf(module: Uint8Array): string {
  return createHash('sha256').update(module).digest('hex')
}

/** Examines modules; each content once, as most passes leave most modules as another pass does. */
function examiner(validator: Oracle) {
  const known = new Map<string, Examined>()
  return async (questions: readonly (Question & { readonly module: Uint8Array })[]) => {
    const digests = questions.map(
      ({ module, environment }) => `${environment.name} ${digestOf(module)}`,
    )
    const fresh = questions.filter((_, index) => !known.has(digests[index] ?? ''))
    const verdicts = await validator.judgeAll(fresh)
    for (const [index, { module, environment }] of fresh.entries()) {
      const digest = `${environment.name} ${digestOf(module)}`
      known.set(digest, {
        instructions: digestOf(module.subarray(header)),
        measure: debugMeasure(decode(module).module),
        byReference: validate(module, environment),
        byTool: verdicts[index] as Verdict,
      })
    }
    return digests.map((digest) => known.get(digest) as Examined)
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** How many of the described variables of `before` are described in `after`. */
function stillDescribed({ described: before }: DebugMeasure, { described: after }: DebugMeasure) {
  return sum([...before].map(([key, count]) => Math.min(count, after.get(key) ?? 0)))
}

function rulesOf(verdict: Verdict): ReadonlySet<string> {
  return new Set(verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : [])
}

/** Numbers of keys, most frequent first. */
function counted(keys: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(
    [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)),
  )
}

/** The event instead of a module; `undefined` if there is a module. */
function endWithoutModule(output: ConsumerOutput): string | undefined {
  if (output.kind === 'output') return output.value === null ? 'no module' : undefined
  return output.kind === 'invalid' ? 'refused' : output.kind
}

interface ExaminedPair {
  readonly before: Examined
  readonly after: Examined
}

function survivalOf(
  transformer: string,
  unwritten: readonly string[],
  pairs: readonly ExaminedPair[],
): Survival {
  const change = (figure: (examined: Examined) => number): CountChange => ({
    before: sum(pairs.map(({ before }) => figure(before))),
    after: sum(pairs.map(({ after }) => figure(after))),
  })
  return {
    transformer,
    given: pairs.length + unwritten.length,
    written: pairs.length,
    unwritten: counted(unwritten),
    unchanged: pairs.filter(({ before, after }) => before.instructions === after.instructions)
      .length,
    validByReference: change(({ byReference }) => Number(byReference.kind === 'valid')),
    unsupported: change(({ byReference }) => Number(byReference.kind === 'unsupported')),
    validByTool: change(({ byTool }) => Number(byTool.kind === 'valid')),
    broken: counted(
      pairs.flatMap(({ before, after }) => {
        const already = rulesOf(before.byReference)
        return [...rulesOf(after.byReference)].filter((rule) => !already.has(rule))
      }),
    ),
    kinds: Object.fromEntries(
      debugKinds.map((kind) => [kind, change(({ measure }) => measure.kinds.get(kind) ?? 0)]),
    ) as Record<DebugKind, CountChange>,
    code: change(({ measure }) => measure.code),
    codeWithLine: change(({ measure }) => measure.codeWithLine),
    lines: {
      before: sum(pairs.map(({ before }) => before.measure.lines.size)),
      after: sum(
        pairs.map(
          ({ before, after }) =>
            [...before.measure.lines].filter((line) => after.measure.lines.has(line)).length,
        ),
      ),
    },
    variables: {
      before: sum(pairs.map(({ before }) => sum([...before.measure.described.values()]))),
      after: sum(pairs.map(({ before, after }) => stillDescribed(before.measure, after.measure))),
    },
    steps: change(({ measure }) => measure.steps),
    forwardSteps: change(({ measure }) => measure.forwardSteps),
  }
}

/**
 * The fate of the debug information of modules with each transformer, in their order.
 *
 * @param each is called with the transformer that is about to be asked.
 */
export async function survivals(
  questions: readonly (Question & { readonly module: Uint8Array })[],
  transformers: readonly DebugTransformer[],
  validator: Oracle,
  each: (transformer: string) => void = () => {},
): Promise<readonly Survival[]> {
  const examine = examiner(validator)
  const originals = await examine(questions)
  const found: Survival[] = []
  for (const { name, takeAll } of transformers) {
    each(name)
    const outputs = await takeAll(questions)
    const written = outputs.flatMap((output, index) => {
      const question = questions[index]
      const before = originals[index]
      if (output.kind !== 'output' || output.value === null) return []
      if (question === undefined || before === undefined) return []
      return [{ question: { ...question, module: output.value }, before }]
    })
    const examined = await examine(written.map(({ question }) => question))
    const unwritten = outputs.flatMap((output) => endWithoutModule(output) ?? [])
    const pairs = written.map(({ before }, index) => ({
      before,
      after: examined[index] as Examined,
    }))
    found.push(survivalOf(name, unwritten, pairs))
  }
  return found
}
