import { groupBy } from '#runner/report/group-by'
import type { JudgedModule } from '../sets/judge-modules.ts'

/** Modules of one producer that are refused for the same reason. */
export interface RefusalClass {
  readonly producer: string
  readonly refusedBy: 'judge alone' | 'spirv-val alone' | 'both'
  /** The rule that is broken; of what spirv-val alone refuses, its message without numbers and names. */
  readonly rule: string
  /** Messages without numbers and names, the most common first. */
  readonly shapes: readonly string[]
  readonly modules: readonly JudgedModule[]
}

/** A message without what differs from one module to the next: ids, names, numbers. */
export function shapeOf(message: string): string {
  return message
    .replace(/ \(and (?:at least )?\d+ more\)$/, '')
    .replaceAll(/'?\d+\[%[^\]]*\]'?/g, '*')
    .replaceAll(/%[\w.]+/g, '*')
    .replaceAll(/"[^"]*"|'[^']*'/g, '*')
    .replaceAll(/\b\d+\b/g, '*')
    .split('\n')[0]
    ?.trim()
    .slice(0, 200) as string
}

/** Whether a module is refused though it was made from one that no tool refuses, or from a source. */
function isOfProducer({ made }: JudgedModule, refused: ReadonlySet<string>): boolean {
  return made.original === undefined || !refused.has(`${made.original} ${made.environment}`)
}

function classesOfModule(module: JudgedModule): readonly (readonly [string, string])[] {
  const { ours, theirs, rules, theirMessage } = module
  if (ours === 'invalid') {
    const refusedBy = theirs === 'invalid' ? 'both' : 'judge alone'
    return rules.map((rule) => [refusedBy, rule] as const)
  }
  return ours === 'valid' && theirs === 'invalid'
    ? [['spirv-val alone', shapeOf(theirMessage)]]
    : []
}

/**
 * The classes of refused modules, by producer and rule, the largest first. Modules that an optimiser has made of refused ones are left
 * out: their fault is the compiler's.
 */
export function refusalClasses(judged: readonly JudgedModule[]): readonly RefusalClass[] {
  const refused = new Set(
    judged.flatMap(({ made, ours, theirs }) =>
      ours === 'invalid' || theirs === 'invalid' ? [`${made.module} ${made.environment}`] : [],
    ),
  )
  const rows = judged
    .filter((module) => isOfProducer(module, refused))
    .flatMap((module) =>
      classesOfModule(module).map(([refusedBy, rule]) => ({ module, refusedBy, rule })),
    )
  const key = ({ module, refusedBy, rule }: (typeof rows)[number]) =>
    JSON.stringify([module.made.producer, refusedBy, rule])
  return [...groupBy(rows, key)]
    .map(([name, group]): RefusalClass => {
      const [producer, refusedBy, rule] = JSON.parse(name) as [
        string,
        RefusalClass['refusedBy'],
        string,
      ]
      const modules = group.map(({ module }) => module)
      const message = ({ ours, message, theirMessage }: JudgedModule) =>
        shapeOf(ours === 'invalid' ? message : theirMessage)
      const shapes = [...groupBy(modules, message)].sort(([, a], [, b]) => b.length - a.length)
      return { producer, refusedBy, rule, shapes: shapes.map(([shape]) => shape), modules }
    })
    .sort((a, b) => b.modules.length - a.modules.length)
}
