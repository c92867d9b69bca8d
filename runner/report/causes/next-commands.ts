import { quoted } from '../../bugs/quoted.ts'
import { newestSpec } from '../../causes/newest-spec.ts'
import { versionOrder } from '../../expectations/version-order.ts'
import type { LoggedOracle } from '../../log/run-log.ts'
import { ourCommand } from '../../our-command.ts'
import { type FoundCause, unrecordedKinds } from './found-cause.ts'
import { faceAt } from './joined-faults.ts'
import { toolsOf } from './tools-of.ts'

/** A tool of a run, as far as a command needs it that asks it again. */
type AskedTool = Pick<LoggedOracle, 'name' | 'spec' | 'corpus'>

function pathWord(path: string): string {
  return /^[\w@.=/+-]+$/.test(path) ? path : quoted(path)
}

/** The SPEC of a tool of a run as a word of the shell, as `--tool` was given it. */
export function specWord({ name, spec = name }: Pick<LoggedOracle, 'name' | 'spec'>): string {
  return /^[\w:@.=/+-]+$/.test(spec) ? spec : quoted(spec)
}

/** The newest version that shows a cause, of the tool that represents it if that is in the run. */
export function newestShowing(
  { tool, cases }: FoundCause,
  oracles: readonly LoggedOracle[],
): LoggedOracle | undefined {
  const byTool = [...toolsOf(oracles)].sort(([a], [b]) => Number(b === tool) - Number(a === tool))
  // The usual options of a tool come first in a run.
  const newestFirst = byTool.flatMap(([, versions]) =>
    [...versions].sort((a, b) => versionOrder(b.version, a.version)),
  )
  return newestFirst.find(({ name }) => cases.has(name))
}

/**
 * The command that makes the smallest module of a case that a tool answers wrongly. The judge's own cases are not in the corpus: the
 * command asks about the case alone.
 */
export function reduceCommand(id: string, oracle: AskedTool): string {
  return ourCommand(reduceWords(id, oracle))
}

function reduceWords(id: string, oracle: AskedTool): string {
  const { corpus } = oracle
  const among = corpus === undefined ? '' : ` --corpus ${pathWord(corpus)}`
  return id.startsWith('own/')
    ? `check --own-cases --case ${id} --tool ${specWord(oracle)}`
    : `reduce ${id}${among} --tool ${specWord(oracle)}`
}

/**
 * The command that shows more of a cause, at the newest version that shows it: a kit to be sent for a recorded one, and the
 * smallest module of its first case for every other.
 */
export function nextCommand(cause: FoundCause, oracles: readonly LoggedOracle[]): string {
  return ourCommand(nextWords(cause, oracles))
}

/** The same without the name of the program. */
function nextWords(cause: FoundCause, oracles: readonly LoggedOracle[]): string {
  const oracle = newestShowing(cause, oracles)
  if (oracle === undefined) return `explain ${cause.rules[0] ?? ''}`
  const { id, kind, cases, rules } = faceAt(cause, oracle.name) ?? cause
  // A cause without rules is shown by cases with results alone.
  if (unrecordedKinds.has(kind) && rules.length === 0) return `results --tool ${specWord(oracle)}`
  return unrecordedKinds.has(kind)
    ? reduceWords(cases.get(oracle.name)?.[0] ?? '', oracle)
    : `bugs --tool ${specWord(oracle)} --cause ${id}`
}

/**
 * The commands that show more of a cause, without the name of the program: its kit or its smallest module, its record, and the cases
 * of its first rule.
 */
export function commandsFor(
  cause: FoundCause,
  oracles: readonly LoggedOracle[],
): readonly string[] {
  const [rule] = cause.rules
  const oracle = newestShowing(cause, oracles)
  const newest = oracle === undefined ? newestSpec(cause.tool) : specWord(oracle)
  const isRecorded = !unrecordedKinds.has(cause.kind)
  return [
    // Recorded causes are known of versions that no run has asked.
    oracle === undefined && isRecorded
      ? `bugs --tool ${newest} --cause ${cause.id}`
      : nextWords(cause, oracles),
    ...(isRecorded ? [`explain ${cause.tool}:${cause.id}`] : []),
    ...(rule === undefined ? [] : [`check --rule ${rule} --tool ${newest}`]),
  ]
}

/** The commands for some causes, as the last lines of a report for a terminal; empty without causes. */
export function nextLines(causes: readonly FoundCause[], oracles: readonly LoggedOracle[]): string {
  const lines = causes.map((cause) => `  ${nextCommand(cause, oracles)}`)
  return lines.length === 0 ? '' : `next, for the gravest errors\n${lines.join('\n')}\n`
}
