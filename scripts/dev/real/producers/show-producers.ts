import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { realFolder } from '#runner/tools/installed-sets'
import { toolDirectory } from '#runner/tools/tool-directory'
import { exitCode } from '../../../cli/exit-code.ts'
import { fail } from '../../../cli/fail.ts'
import { progress } from '../../../cli/output/progress.ts'
import { table } from '../../../cli/output/table.ts'
import { madeBy } from '../sets/made-by.ts'
import type { MadeLog } from '../sets/made-log.ts'
import { openJudged, openValidator } from '../sets/open-judged.ts'
import { sourceNamed } from '../sets/set-source.ts'
import type { SetsFlags } from '../sets/sets-flags.ts'
import { digestOf, starterIn } from '../sets/start.ts'
import { type RecordedProducerCause, recordedProducerCauses } from './producer-causes.ts'
import { commandText, type ProducerRecipe, recipeOf } from './recipe.ts'
import { reduceSource } from './reduce-source.ts'
import { type RefusalClass, refusalClasses, shapeOf } from './refusal-classes.ts'
import { writeKits } from './write-kits.ts'

/** Producers by whose libraries others write their modules. */
const madeOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['glslc', ['glslang', 'spirv-opt']],
])

/**
 * The recorded causes that a class of refused modules may be of: different faults may break one rule. The causes of a class that only
 * spirv-val refuses are known by its message, since no rule refuses the modules.
 */
export function causesOf(
  { producer, refusedBy, rule, shapes }: RefusalClass,
  causes: readonly RecordedProducerCause[],
): readonly RecordedProducerCause[] {
  const makers = [producer, ...(madeOf.get(producer) ?? [])]
  const isByValidator = refusedBy === 'spirv-val alone'
  const says = (cause: RecordedProducerCause): boolean =>
    cause.says === undefined
      ? !isByValidator
      : shapes.some((shape) => new RegExp(cause.says ?? '').test(shape))
  return causes.filter(
    (cause) =>
      makers.includes(cause.producer) &&
      (cause.refusedBy === 'spirv-val alone') === isByValidator &&
      (isByValidator || cause.rules.includes(rule)) &&
      says(cause),
  )
}

/** Modules of a class that are tried, those of the shortest sources first: some sources show a class only with files that they include. */
const mostTried = 4

interface ShownRecipe {
  readonly recipe: ProducerRecipe
  readonly text: string
  readonly module: string
  readonly from: string
}

function candidatesOf({ modules }: RefusalClass, log: MadeLog): readonly ShownRecipe[] {
  return modules
    .flatMap(({ made }) => {
      const source = sourceNamed(toolDirectory(), made.set, made.source)
      const recipe = source && recipeOf(made, log, source.flags)
      const from = `${made.set} ${made.source}, ${made.compilation}`
      return recipe === undefined || source === undefined
        ? []
        : [{ recipe, text: source.text, module: log.modulePath(made.module), from }]
    })
    .sort((a, b) => a.text.length - b.text.length)
    .slice(0, mostTried)
}

/** A folder of its own for each class, whose name can be read. */
function folderOf(root: string, { producer, rule, refusedBy }: RefusalClass): string {
  const name = rule.replaceAll(/[^\w]+/g, '-').slice(0, 60)
  return join(root, producer, `${name}-${digestOf(rule, refusedBy).slice(0, 6)}`)
}

/** Reduces the classes that no recorded cause explains, each once; the findings are kept in a folder for each. */
async function reduceClasses(
  classes: readonly RefusalClass[],
  log: MadeLog,
  minutes: number,
): Promise<void> {
  const validator = await openValidator()
  if (isProblem(validator) || validator.kind !== 'validator') return
  const starter = starterIn(toolDirectory())
  const root = join(realFolder(toolDirectory()), 'candidates')
  const shown = progress()
  const end = performance.now() + minutes * 60_000
  try {
    for (const refusal of classes) {
      const folder = folderOf(root, refusal)
      if (existsSync(folder)) continue
      if (performance.now() > end) return
      shown.show(`${refusal.producer} ${refusal.rule}`)
      for (const { recipe, text, module, from } of candidatesOf(refusal, log)) {
        const small = await reduceSource(text, recipe, refusal, { starter, validator })
        if (small === undefined) continue
        mkdirSync(folder, { recursive: true })
        const file = recipe.stage === 'kernel' ? 'source.cl' : `source.${recipe.stage}`
        writeFileSync(join(folder, file), small.text)
        const about = { ...refusal, modules: refusal.modules.length, from, module }
        const { environment } = recipe
        const how = { environment, tried: small.tried, isSmallest: small.isSmallest }
        writeFileSync(
          join(folder, 'about.json'),
          `${JSON.stringify({ ...about, ...how, command: commandText(recipe, small.text, file) }, null, 2)}\n`,
        )
        break
      }
    }
  } finally {
    shown.done()
    validator.close()
  }
}

/** Lines of the smallest source of a class; empty where none was reduced. */
function linesOf(root: string, refusal: RefusalClass): string {
  const file = join(folderOf(root, refusal), 'about.json')
  if (!existsSync(file)) return ''
  const { stage } = refusal.modules[0]?.made ?? {}
  const source = join(folderOf(root, refusal), stage === 'kernel' ? 'source.cl' : `source.${stage}`)
  if (!existsSync(source)) return 'other stage'
  return String(readFileSync(source, 'utf8').trimEnd().split('\n').length)
}

async function showKits(out: string, names: readonly string[] | undefined): Promise<void> {
  const causes = recordedProducerCauses().filter(
    ({ producer }) => names === undefined || names.includes(producer),
  )
  const kits = await writeKits(causes, starterIn(toolDirectory()), out)
  const rows = kits.map(({ cause, kind }) => [
    ...[cause.producer, cause.id, cause.refusedBy, kind],
    kind === 'written' ? join(out, cause.producer, cause.id) : '',
  ])
  console.log(table([['producer', 'cause', 'refused by', 'kit', 'folder'], ...rows]))
  if (kits.some(({ kind }) => kind === 'not shown')) process.exitCode = exitCode.found
}

interface ProducersFlags extends SetsFlags {
  /** A folder for kits of the recorded causes, instead of the table. */
  readonly kits?: string
  /** Whether sources are reduced, which compiles each a few hundred times. */
  readonly reduce?: true
}

/** Prints why modules of each producer are refused, with the recorded cause of each class, and may reduce the sources of the others. */
export async function showProducers(flags: ProducersFlags): Promise<void> {
  if (flags.kits !== undefined) return showKits(flags.kits, flags.producer)
  const judged = await openJudged(madeBy(flags))
  if (isProblem(judged)) return fail(judged, exitCode.noTool)
  const causes = recordedProducerCauses()
  const classes = refusalClasses(judged.modules)
  const open = classes.filter((refusal) => causesOf(refusal, causes).length === 0)
  if (flags.reduce) await reduceClasses(open, judged.log, flags.minutes ?? Number.POSITIVE_INFINITY)
  const root = join(realFolder(toolDirectory()), 'candidates')
  console.log(
    table([
      ['producer', 'refused by', 'modules', 'rule or message', 'cause', 'lines'],
      ...classes.map((refusal) => [
        refusal.producer,
        refusal.refusedBy,
        String(refusal.modules.length),
        refusal.refusedBy === 'spirv-val alone' ? shapeOf(refusal.rule).slice(0, 90) : refusal.rule,
        causesOf(refusal, causes)
          .map(({ id }) => id)
          .join(' or ') || '-',
        linesOf(root, refusal),
      ]),
    ]),
  )
  if (open.length > 0) {
    console.log(
      `${open.length} classes have no recorded cause; the sources of those reduced are in ${root}`,
    )
    process.exitCode = exitCode.found
  }
}
