import type { Colors } from '../colors.ts'
import { counted } from '../counted.ts'
import { plainName } from '../oracle/plain-name.ts'
import { wrongSentence } from '../pages/report/headline.ts'
import { sumOf } from '../pages/sum-of.ts'
import { wrapped } from '../wrapped.ts'
import { countsOf, errorsOf, severitiesIn } from './causes/error-counts.ts'
import { errorKinds, type FoundCause } from './causes/found-cause.ts'
import { nextCommand } from './causes/next-commands.ts'
import { type Severity, severities, severityNames } from './causes/severity.ts'
import { newestOf, toolsOf } from './causes/tools-of.ts'
import type { Figures } from './figures.ts'
import { namedRow } from './named-row.ts'

/** Columns where no terminal says otherwise, and the most that are comfortable to read. */
const usualWidth = 100
const room = 13
const nameWidth = 36
/** Causes that are shown with a sentence. */
const gravest = 5

const letters: Readonly<Record<Severity, string>> = {
  crash: 'C',
  'accepts-invalid': 'A',
  'refuses-valid': 'R',
  'wrong-output': 'W',
  'describes-another-value': 'D',
}

function cut(text: string, to: number): string {
  return text.length <= to ? text : `${text.slice(0, to - 1)}…`
}

/** Errors by severity, as `1C 12A 3R`. */
function cell(causes: readonly FoundCause[]): string {
  const counts = countsOf(causes)
  return severities
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]}${letters[name]}`)
    .join(' ')
}

function table(
  figures: Figures,
  causes: readonly FoundCause[],
  colors: Colors,
  width: number,
): readonly string[] {
  const oracles = [...toolsOf(figures.oracles).values()].flat()
  const row = (first: string, cells: readonly string[]) =>
    namedRow(first, nameWidth, cells.map((cell) => cut(cell, room - 1).padEnd(room)).join(''))
  const texts = [...new Set(figures.rules.map(({ text }) => text))]
  const numbers = new Map(figures.oracles.map(({ name }, index) => [name, index]))
  const textCell = (text: string, oracle: string): string => {
    const found = errorsOf(causes, oracle, text)
    if (found.length > 0) return cell(found)
    const column = numbers.get(oracle) ?? -1
    const rules = figures.rules.filter((rule) => rule.text === text)
    const { asked, counts } = sumOf(rules.flatMap(({ cells }) => cells[column] ?? []))
    if (asked === 0) return '-'
    return counts.unsupported === asked ? 'unknown' : 'none'
  }
  const each = Math.max(1, Math.floor((width + 1 - nameWidth) / room))
  const lines: string[] = []
  for (let from = 0; from < oracles.length; from += each) {
    const shown = oracles.slice(from, from + each)
    lines.push(
      colors.bold(
        row(
          'errors: what must be mended',
          shown.map(({ tool }) => tool),
        ),
      ),
      colors.dim(
        row(
          '',
          shown.map(({ name, tool }) => plainName(name).slice(tool.length)),
        ),
      ),
      colors.dim(
        row(
          '',
          shown.map(({ version }) => version),
        ),
      ),
      ...texts.map((text) =>
        row(
          text,
          shown.map(({ name }) => textCell(text, name)),
        ),
      ),
      colors.bold(
        row(
          'all texts',
          shown.map(({ name }) => cell(errorsOf(causes, name)) || 'none'),
        ),
      ),
      '',
    )
  }
  return lines
}

/** The gravest errors of the newest version of each tool. */
export function gravestOf(
  figures: Pick<Figures, 'oracles'>,
  causes: readonly FoundCause[],
): readonly FoundCause[] {
  const newest = newestOf(figures.oracles).map(({ name }) => name)
  return causes
    .filter(({ kind, cases }) => errorKinds.has(kind) && newest.some((name) => cases.has(name)))
    .slice(0, gravest)
}

function otherKinds(causes: readonly FoundCause[]): string {
  const kinds = [
    ['policy', 'policy of its authors'],
    ['other-revision', 'another revision of a text'],
    ['open', 'open to debate'],
    ['unsupported', 'not supported'],
  ] as const
  return kinds
    .flatMap(([kind, words]) => {
      const count = causes.filter((cause) => cause.kind === kind).length
      return count === 0 ? [] : [`${count} ${words}`]
    })
    .join(', ')
}

/**
 * A run on one screen: errors by text, tool and severity, the gravest five in a sentence each, and the result. Causes count
 * first, then cases. Commands are never broken.
 *
 * @param columns of the terminal; 100 if there is none, or more than that.
 */
export function screen(
  figures: Figures,
  causes: readonly FoundCause[],
  colors: Colors,
  columns = usualWidth,
): string {
  const width = Math.min(columns, usualWidth)
  const lines: string[] = [...table(figures, causes, colors, width)]
  const counts = figures.oracles.map(({ name }) => countsOf(errorsOf(causes, name)))
  const legend = severitiesIn(counts)
    .map((name) => `${letters[name]} ${severityNames[name]}`)
    .join(', ')
  lines.push(...wrapped(legend, width).map((line) => colors.dim(line)))
  const others = otherKinds(causes)
  if (others !== '') lines.push(...wrapped(`Counted apart, not as errors: ${others}.`, width))
  const either = figures.readings.cases
  if (either > 0)
    lines.push(
      ...wrapped(
        `${counted(either, 'case')} of sentences that can be read two ways: counted neither for nor against a tool.`,
        width,
      ),
    )
  const worst = gravestOf(figures, causes)
  if (worst.length > 0)
    lines.push('', colors.bold('The gravest, in the newest version of each tool'))
  for (const [index, cause] of worst.entries()) {
    const { severity, tool, summary, id, section, cases } = cause
    const most = [...cases].at(-1)
    const label = `${index + 1}. ${tool} ${severityNames[severity]}: `
    const [first = '', ...rest] = wrapped(`${label}${summary}`, width - 3)
    lines.push(
      `${colors.red(first.slice(0, label.length))}${first.slice(label.length)}`,
      ...rest.map((line) => `   ${line}`),
      colors.dim(cut(`   ${id}, ${counted(most?.[1].length ?? 0, 'case')}; ${section}`, width)),
      `   ${nextCommand(cause, figures.oracles)}`,
    )
  }
  const wrong = wrapped(wrongSentence(figures, causes), width)
  if (wrong.length > 0) lines.push('', ...wrong.map((line) => colors.bold(line)), '')
  return `${lines.join('\n')}\n`
}
