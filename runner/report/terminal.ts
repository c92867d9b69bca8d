import type { Colors } from '../colors.ts'
import { counted } from '../counted.ts'
import { outcomes } from '../log/outcome.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { nameAndVersion } from '../name-and-version.ts'
import { printable } from '../printable.ts'
import { followedText } from '../revisions/followed-view.ts'
import { reduceCommand } from './causes/next-commands.ts'
import type { Figures, RuleTallies } from './figures.ts'
import { disagreementCount, type Finding, openFindings } from './finding.ts'
import { groupBy } from './group-by.ts'
import { askedText, type Inconsistent } from './inconsistent.ts'
import { namedRow } from './named-row.ts'
import type { Tally } from './tally.ts'
import { abbreviations, tallyText } from './tally-text.ts'

const width = 100
/** Columns of the names of rules where no longer one fits beside the cells. */
const ruleWidth = 36
const cellsWidth = width - ruleWidth
const leastCell = 19
const gap = 2
const shown = 25

function cut(text: string, to: number): string {
  const line = printable(text)
  return line.length <= to ? line : `${line.slice(0, to - 1)}…`
}

/** All results of an oracle in words, for which a cell has no room. */
function totalLine(oracle: LoggedOracle, { asked, counts }: Tally, other: number): string {
  const others = outcomes.flatMap((outcome) =>
    outcome === 'agree' || counts[outcome] === undefined ? [] : [`${counts[outcome]} ${outcome}`],
  )
  const agree = `${counts.agree ?? 0} of ${asked} agree`
  const reason = other === 0 ? '' : ` (${other} for another reason)`
  return [`${printable(nameAndVersion(oracle))}: ${agree}${reason}`, ...others].join(', ')
}

function cell(tally: Tally, room: number, colors: Colors): string {
  const text = cut(tallyText(tally), room).padEnd(room)
  if (tally.unexplained > 0) return colors.red(text)
  if (tally.asked === 0 || tally.counts.unsupported === tally.asked) return colors.dim(text)
  return tally.counts.agree === tally.asked ? colors.green(text) : colors.yellow(text)
}

/** Columns of the tables of a run: of the names of rules, and of the cells beside them. */
interface Columns {
  readonly names: number
  readonly cells: number
}

/** Columns in which no name is cut: names are as wide as the longest if the cells of three oracles have room, too. */
function columnsFor({ oracles, rules }: Figures, columns: number | undefined): Columns {
  const longest = Math.max(ruleWidth, ...rules.map(({ slug }) => slug.length + gap))
  if (columns === undefined) return { names: longest, cells: cellsWidth }
  const wanted = Math.min(cellsWidth, oracles.length * (leastCell + gap))
  const names = columns - longest >= wanted ? longest : ruleWidth
  const most = Math.max(cellsWidth, oracles.length * (leastCell + gap))
  return { names, cells: Math.min(most, columns - names) }
}

/** The matrix for some of the oracles; as many tables follow each other as the columns need. */
function matrix(
  figures: Figures,
  [from, to]: readonly [number, number],
  columns: Columns,
  colors: Colors,
): string[] {
  const oracles = figures.oracles.slice(from, to)
  const room = Math.max(leastCell, Math.floor(columns.cells / oracles.length) - gap)
  const row = (first: string, cells: readonly string[]) =>
    namedRow(first, columns.names, cells.map((cell) => ' '.repeat(gap) + cell).join(''))
  const lines = [
    colors.bold(
      row(
        '',
        oracles.map(({ name }) => cut(name, room).padEnd(room)),
      ),
    ),
    colors.dim(
      row(
        '',
        oracles.map(({ version }) => cut(version, room).padEnd(room)),
      ),
    ),
  ]
  let text = ''
  for (const rule of figures.rules) {
    if (rule.text !== text) {
      text = rule.text
      const revision = figures.texts.find(({ name }) => name === text)?.revision
      lines.push(colors.bold(revision === undefined ? text : `${text} (revision ${revision})`))
    }
    lines.push(ruleLine(rule))
  }
  return lines

  function ruleLine(rule: RuleTallies): string {
    const cells = rule.cells.slice(from, to).map((tally) => cell(tally, room, colors))
    return row(`  ${rule.slug}`, cells)
  }
}

function casesText(count: number): string {
  return count === 1 ? '1 case' : `${count} cases, the first`
}

/** Disagreements of one oracle about one rule, as one paragraph: the number of cases and the first one. */
function findingLines(
  { first, cases }: Finding,
  oracles: readonly LoggedOracle[],
  colors: Colors,
): string[] {
  const { outcome, oracle, rule, said: message } = first
  const others = cases === 1 ? '' : `, ${cases} cases, the first`
  const asked = oracles.find(({ name }) => name === oracle) ?? { name: oracle }
  return [
    `${colors.red(outcome)} ${printable(oracle)}: ${rule}${others}`,
    `  ${first.case} ${colors.dim(`[${first.environments.join(' ')}]`)}`,
    `  ${cut(message, width - 2)}`,
    `  ${reduceCommand(first.case, asked)}`,
  ]
}

/** A tool that does not repeat itself, as one paragraph: both answers to one case. */
function inconsistentLines(finding: Inconsistent, colors: Colors): string[] {
  const { oracle, cases, case: id, environment, first, again } = finding
  const asked = askedText(finding)
  return [
    `${colors.red('inconsistent')} ${printable(oracle)}: ${counted(cases, 'case')} answered wrongly, then rightly when asked again; no rule is blamed`,
    `  ${id} ${colors.dim(`[${environment}]`)}`,
    `  ${cut(`first: ${first}`, width - 2)}`,
    `  ${cut(`again: ${again}`, width - 2)}`,
    ...(asked === '' ? [] : [`  ${asked}`]),
  ]
}

/** Which versions of the texts the tools follow, where they lack changes, and how many answers that explains. */
function revisionLines({ oracles, totals, followed }: Figures, colors: Colors): string[] {
  return oracles.flatMap(({ name }, index) => {
    const answers = totals[index]?.counts['other-revision'] ?? 0
    const behind = followed.filter(
      ({ oracle, versions }) => oracle === name && versions.some(({ lacks }) => lacks.length > 0),
    )
    if (answers === 0 && behind.length === 0) return []
    return [
      `${name}: ${counted(answers, 'answer')} right by another version of a text (other-revision)`,
      ...behind.map((followed) => colors.dim(`  ${followedText(followed)}; see tools --revisions`)),
    ]
  })
}

/** What fails a run beside unexplained disagreements, in words that follow `failed by`. */
function reasonsToFail(figures: Figures): readonly string[] {
  const { silent, stale, otherReasons, isStrict, inconsistent } = figures
  const unsteady = inconsistent.filter(({ gates }) => gates)
  const others = otherReasons.reduce((sum, { cases }) => sum + cases, 0)
  return [
    ...(silent.length === 0 ? [] : [`${counted(silent.length, 'tool')} that cannot be judged`]),
    ...(unsteady.length === 0 ? [] : [counted(unsteady.length, 'inconsistent tool')]),
    ...(isStrict.expectations && stale.length > 0
      ? [counted(stale.length, 'stale expectation')]
      : []),
    ...(isStrict.reasons && others > 0 ? [`${counted(others, 'refusal')} for another reason`] : []),
  ]
}

/** Whether a run has passed, and why where the counts of disagreements do not say it. */
function verdict(figures: Figures, open: readonly Finding[], colors: Colors): string {
  const { failed, oracles } = figures
  const reasons = open.some(({ first }) => first.gates) ? [] : reasonsToFail(figures)
  if (failed && reasons.length > 0) return `${colors.red('failed')} by ${reasons.join(', ')}`
  if (failed) return colors.red('failed')
  return oracles.every(({ tool }) => tool === 'reference')
    ? `${colors.green('passed')}, but only the reference was asked: name a tool with --tool`
    : colors.green('passed')
}

/** How many refusals of each tool have another reason than the rule of their case, or name a wrong place. */
function reasonLines({ oracles, otherReasons }: Figures): string[] {
  return oracles.flatMap(({ name }) => {
    const all = otherReasons.filter(({ oracle }) => oracle === name)
    const total = (some: typeof all) => some.reduce((sum, { cases }) => sum + cases, 0)
    if (all.length === 0) return []
    const misplaced = total(all.filter(({ about }) => about.startsWith('wrong place')))
    const refusals = counted(total(all) - misplaced, 'right refusal')
    return `${printable(name)}: ${refusals} for another reason, ${misplaced} with a wrong place; see --report md`
  })
}

/** The end of a run on a terminal: unexplained disagreements, what else a reader must know, and the result. */
export function ending(figures: Figures, colors: Colors): string {
  const lines: string[] = []
  const open = openFindings(figures.findings)
  const unexplained = disagreementCount(open)
  const explained = disagreementCount(figures.findings) - unexplained
  for (const finding of open.slice(0, shown))
    lines.push(...findingLines(finding, figures.oracles, colors))
  if (open.length > shown) lines.push(`and ${open.length - shown} more rules; see --report md`)
  for (const finding of figures.inconsistent) lines.push(...inconsistentLines(finding, colors))
  for (const line of figures.common) lines.push(`${colors.bold('in common')} ${printable(line)}`)
  lines.push(...reasonLines(figures))
  for (const { name, version, standing } of figures.oracles)
    if (standing === 'reports')
      lines.push(
        `${name} ${version} is not the version of its recorded expectations: disagreements do not fail the run`,
      )
  for (const { name, version, inherits } of figures.oracles)
    if (inherits !== undefined) {
      const gone = figures.staleCauses.filter(({ oracle }) => oracle === name)
      const mended =
        gone.length === 0
          ? ''
          : `; it shows ${counted(gone.length, 'cause')} no more: ${gone.map(({ cause }) => cause).join(', ')}`
      lines.push(
        `${name} ${version} is newer than the version that was recorded, ${inherits}, whose known errors apply${mended}`,
        colors.dim('  --baseline LOG compares it with a run of an earlier build instead'),
      )
    }
  for (const name of figures.unversioned)
    lines.push(
      `${name} reports no version: expectations for particular versions do not apply to it`,
    )
  for (const why of figures.silent) lines.push(colors.red(why))
  if (figures.stopped) lines.push(colors.yellow('stopped at the first disagreement'))
  lines.push(...revisionLines(figures, colors))
  lines.push(
    `${unexplained} unexplained and ${explained} explained disagreements: ${verdict(figures, open, colors)}`,
  )
  return `${lines.join('\n')}\n`
}

/**
 * The run as a table of rules by oracles, followed by the unexplained disagreements. Names of rules are whole; without
 * `columns`, those of a terminal, the table is as wide as they are long.
 */
export function terminal(figures: Figures, colors: Colors, columns?: number): string {
  const widths = columnsFor(figures, columns)
  const each = Math.max(1, Math.floor(widths.cells / (leastCell + gap)))
  const lines: string[] = []
  for (let from = 0; from < figures.oracles.length; from += each) {
    const to = Math.min(from + each, figures.oracles.length)
    lines.push(...matrix(figures, [from, to], widths, colors), '')
  }
  const legend = abbreviations.map(([outcome, short]) => `${short} ${outcome}`)
  lines.push(
    colors.dim(`agreed/asked; ${legend.slice(0, 4).join(', ')},`),
    colors.dim(`  ${legend.slice(4).join(', ')}`),
    '',
  )
  figures.oracles.forEach((oracle, index) => {
    const tally = figures.totals[index]
    const other = figures.otherReasons.filter((otherReason) => otherReason.oracle === oracle.name)
    const count = other.reduce((sum, { cases }) => sum + cases, 0)
    if (tally !== undefined) lines.push(totalLine(oracle, tally, count))
  })
  const left = groupBy(figures.clientChecks, ({ oracle, client }) => `${oracle}: in ${client}`)
  for (const [where, checks] of left)
    lines.push(
      `${where} environments only, it checks ${counted(checks.length, 'rule')}; see --report md`,
    )
  for (const otherReason of figures.otherReasons.slice(0, shown))
    lines.push(
      ...[
        `${colors.yellow('other reason')} ${otherReason.oracle}: ${otherReason.rule}, ${casesText(otherReason.cases)}`,
      ],
      ...[`  ${otherReason.first}`, `  ${cut(otherReason.said, width - 2)}`],
    )
  if (figures.otherReasons.length > shown)
    lines.push(`and ${figures.otherReasons.length - shown} more rules; see --report md`)
  lines.push('')
  for (const { oracle, entry, right = 0 } of figures.stale) {
    const how = right === 0 ? '' : `; ${right} of its cases are answered rightly`
    lines.push(`${colors.yellow('stale expectation')} ${oracle}: ${entry}${how}`)
  }
  for (const { oracle, cause } of figures.staleCauses)
    lines.push(`${colors.yellow('stale cause')} ${oracle}: ${cause}, which no case shows any more`)
  return `${lines.join('\n')}\n${ending(figures, colors)}`
}
