import type { Colors } from '../colors.ts'
import { nameAndVersion } from '../name-and-version.ts'
import { groupBy } from '../report/group-by.ts'
import { namedRow } from '../report/named-row.ts'
import { type ChangeClass, changeClasses } from './change-class.ts'
import type { ClassCounts, DiffCause, DiffSummary } from './diff-schema.ts'

const width = 100
const ruleWidth = 52
const columnWidth = 13
/** Number of causes to show per class, except for the most severe class, which is shown completely. */
const shownCauses = 8
const shownRules = 5

function cut(text: string, to: number): string {
  return text.length <= to ? text : `${text.slice(0, to - 1)}…`
}

function painted(changeClass: ChangeClass, text: string, colors: Colors): string {
  if (changeClass === 'regression') return colors.red(text)
  return changeClass === 'improvement' ? colors.green(text) : colors.dim(text)
}

function row(first: string, counts: ClassCounts, colors: Colors): string {
  const cells = changeClasses.map((name) => {
    const text = String(counts[name] || '-').padStart(columnWidth)
    return counts[name] === 0 ? colors.dim(text) : painted(name, text, colors)
  })
  return namedRow(first, ruleWidth, cells.join(''))
}

/** Rules whose outcomes changed, text by text; rules for which only messages changed are counted. */
function table({ rules, totals }: DiffSummary, colors: Colors): string[] {
  const heads = changeClasses.map((name) => name.padStart(columnWidth)).join('')
  const told = rules.filter(({ counts }) =>
    changeClasses.some((name) => name !== 'message-only' && counts[name] > 0),
  )
  const lines = [colors.bold(`${''.padEnd(ruleWidth)}${heads}`)]
  let text = ''
  for (const { rule, counts } of told) {
    const slash = rule.indexOf('/')
    if (rule.slice(0, slash) !== text) {
      text = rule.slice(0, slash)
      lines.push(colors.bold(text))
    }
    lines.push(row(`  ${rule.slice(slash + 1)}`, counts, colors))
  }
  const quiet = rules.length - told.length
  if (quiet > 0) lines.push(colors.dim(`and ${quiet} rules for which only messages changed`))
  lines.push(row('answers', totals, colors))
  return lines
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function listed(names: readonly string[]): string {
  const more = names.length - shownRules
  return [...names.slice(0, shownRules), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** The version of a text that explains a changed answer. */
function revisionLines({ revision: { before, after } = {} }: DiffCause): string[] {
  return [
    ...(before === undefined ? [] : [`  was right by ${before}`]),
    ...(after === undefined ? [] : [`  is right by ${after}`]),
  ]
}

function paragraph(cause: DiffCause, colors: Colors): string[] {
  const { answers, cases, environments, rules, where } = cause
  const change = cause.from === cause.to ? cause.from : `${cause.from} -> ${cause.to}`
  const traits = where.map(({ name, unchanged }) =>
    unchanged === 0 ? name : `${name} (and ${unchanged} unchanged)`,
  )
  return [
    `${painted(cause.class, cause.class, colors)} ${change}: ${count(answers, 'answer')} to ${count(cases.length, 'case')}, ${listed(environments)}`,
    `  ${rules.length === 1 ? 'rule' : 'rules'} ${listed(rules)}`,
    ...(traits.length === 0 ? [] : [`  all with ${traits.join(', ')}`]),
    cut(`  was ${cause.before}`, width),
    cut(`  is  ${cause.after}`, width),
    `  ${colors.dim(`first ${cases[0]}`)}`,
    ...(cause.explained === undefined ? [] : [cut(`  known: ${cause.explained}`, width)]),
    ...(cause.mended === undefined ? [] : [cut(`  mended: ${cause.mended}`, width)]),
    ...revisionLines(cause),
    ...(cause.wrongReason
      ? ['  was refused with words that also refused valid cases, which are mended']
      : []),
    ...(cause.follows ? ['  because the answers to the controls changed'] : []),
  ]
}

/** A comparison as a table of rules by classes, 104 columns wide, followed by the probable causes of the changes. */
export function diffText(summary: DiffSummary, colors: Colors): string {
  const { baseline, candidate, compared, onlyBaseline, onlyCandidate, totals } = summary
  const lines = [
    colors.bold(
      `${nameAndVersion(baseline)} -> ${nameAndVersion(candidate)}: ${compared} answers compared`,
    ),
  ]
  const alone = [
    ...(onlyBaseline > 0 ? [`${onlyBaseline} only in the baseline`] : []),
    ...(onlyCandidate > 0 ? [`${onlyCandidate} only in the candidate`] : []),
  ]
  if (alone.length > 0) lines.push(`not compared: ${alone.join(', ')}`)
  if (summary.rules.length > 0) lines.push('', ...table(summary, colors), '')
  const told = summary.causes.filter((cause) => cause.class !== 'message-only')
  for (const [name, group] of groupBy(told, (cause) => cause.class)) {
    const shown = name === 'regression' ? group : group.slice(0, shownCauses)
    for (const cause of shown) lines.push(...paragraph(cause, colors))
    if (group.length > shown.length)
      lines.push(colors.dim(`and ${group.length - shown.length} more ${name} causes; see --json`))
  }
  const figures = changeClasses.map((name) => `${totals[name]} ${name}`).join(', ')
  lines.push(
    `${figures}: ${summary.failed ? colors.red('regressed') : colors.green('no regression')}`,
  )
  return `${lines.join('\n')}\n`
}
