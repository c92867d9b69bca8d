import { basename } from 'node:path'
import { table } from '../../cli/output/table.ts'
import { type DebugKind, debugKinds } from './debug-kinds.ts'
import type { GlslMeasure } from './glsl-measure.ts'
import type { GlslSurvival } from './glsl-survival.ts'
import type { CountChange, Survival } from './survival.ts'
import type { ValueSurvival } from './value-survival.ts'

/** Rules of this text are shown without its name. */
const textPrefix = 'NonSemantic.Shader.DebugInfo/'

/** A percentage with one decimal, rounded down so that only what lost nothing has 100; `-` of nothing. */
function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.floor((1000 * part) / whole) / 10}`
}

function changeText({ before, after }: CountChange): string {
  return `${before} -> ${after}`
}

function kept({ before, after }: CountChange): string {
  return share(after, before)
}

function countsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([key, count]) => {
      const name = key.startsWith(textPrefix) ? key.slice(textPrefix.length) : key
      return `${name} ${count}`
    })
    .join(', ')
}

/** Code with a line, of all code, before and after. */
function withLine({ code, codeWithLine }: Survival): string {
  const before = share(codeWithLine.before, code.before)
  return `${before} -> ${share(codeWithLine.after, code.after)}`
}

function forward({ steps, forwardSteps }: Survival): string {
  const before = share(forwardSteps.before, steps.before)
  return `${before} -> ${share(forwardSteps.after, steps.after)}`
}

function row(survival: Survival): readonly string[] {
  const { transformer, given, written, unchanged, validByReference, validByTool } = survival
  const { lines, variables, broken, unwritten } = survival
  const notes = [
    ...(written < given ? [`no module: ${countsText(unwritten)}`] : []),
    ...(Object.keys(broken).length > 0 ? [countsText(broken)] : []),
  ]
  return [
    transformer,
    `${written}`,
    `${unchanged}`,
    changeText(validByReference),
    changeText(validByTool),
    withLine(survival),
    kept(lines),
    kept(variables),
    forward(survival),
    notes.join('; '),
  ]
}

/** Rows without those whose cells, except for the name, are those of the first row; a line after the table names these. */
function tableOfOthers(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  compared: (cells: readonly string[]) => readonly string[],
): string {
  const [first = [], ...others] = rows
  const textOf = (cells: readonly string[]): string => compared(cells.slice(1)).join('|')
  const usual = textOf(first)
  const alike = others.filter((cells) => textOf(cells) === usual).map(([name]) => name)
  const shown = table([headings, first, ...others.filter((cells) => textOf(cells) !== usual)])
  return alike.length === 0
    ? shown
    : `${shown}\n\nThe figures of ${first[0]} are also those of ${alike.join(', ')}.`
}

/** The table that compares transformers: a row for each that is unlike the first. Shares are percentages. */
export function survivalText(survivals: readonly Survival[], validator: string): string {
  return tableOfOthers(
    [
      ...['transformer', 'modules', 'same', 'valid', `by ${validator}`],
      ...['code with line', 'lines kept', 'variables kept', 'forward', 'rules broken'],
    ],
    survivals.map(row),
    // Whether code comes back as it was says nothing of its debug information.
    ([modules = '', , ...cells]) => [modules, ...cells],
  )
}

/** The instructions of the set by kind, before and after: a row for each transformer that is unlike the first. */
export function kindsText(survivals: readonly Survival[]): string {
  return tableOfOthers(
    ['transformer', ...debugKinds],
    survivals.map(({ transformer, kinds }) => [
      transformer,
      ...debugKinds.map((kind: DebugKind) => changeText(kinds[kind])),
    ]),
    (cells) => cells,
  )
}

function valuesRow(survival: ValueSurvival): readonly string[] {
  const { transformer, run, described, kept, withoutLine, wrong } = survival
  const elsewhere = wrong.filter(({ isHeldElsewhere }) => isHeldElsewhere).length
  const lost = Math.max(0, described - kept - withoutLine - wrong.length)
  const counts = [withoutLine, lost, elsewhere, wrong.length - elsewhere]
  return [transformer, `${run}`, `${described}`, share(kept, described), ...counts.map(String)]
}

/** The values that debug information describes, before and after: a row for each transformer that is unlike the first. */
export function valuesText(survivals: readonly ValueSurvival[]): string {
  return tableOfOthers(
    [
      ...['transformer', 'modules', 'values', 'kept', 'without line', 'not described'],
      ...['of another time', 'never held'],
    ],
    survivals.map(valuesRow),
    (cells) => cells,
  )
}

/** What GLSL has of the debug information of modules; a line after the table names those whose text is another one without. */
export function glslText({ given, measures }: GlslSurvival): string {
  const sum = (figure: (measure: GlslMeasure) => number): number =>
    measures.reduce((total, measure) => total + figure(measure), 0)
  const keptOf = (figure: 'lines' | 'variables'): string =>
    share(
      sum(({ [figure]: { after } }) => after),
      sum(({ [figure]: { before } }) => before),
    )
  const directives = sum((measure) => measure.directives)
  const others = measures.filter(({ isSameText }) => !isSameText)
  const shown = table([
    ['modules', 'written', '#line', 'of a stated line', 'lines named', 'variables named', 'same'],
    [
      ...[`${given}`, `${measures.length}`, `${directives}`],
      share(
        sum(({ statedDirectives }) => statedDirectives),
        directives,
      ),
      ...[keptOf('lines'), keptOf('variables'), `${measures.length - others.length}`],
    ],
  ])
  return others.length === 0
    ? shown
    : `${shown}\n\nNot the same: ${others.map(({ module }) => basename(module)).join(', ')}.`
}

/** The first wrong value of each module with each transformer, one a line. */
export function wrongValuesText(survivals: readonly ValueSurvival[]): string {
  return survivals
    .flatMap(({ transformer, wrong }) =>
      wrong
        .filter(({ module }, n) => wrong.findIndex((other) => other.module === module) === n)
        .map(({ module, place, scalar, before, after, isHeldElsewhere }) => {
          const when = isHeldElsewhere ? 'held at another time' : 'never held'
          const [invocation = '', ...line] = place.split(' ')
          const where = `invocation ${invocation}, ${basename(line.join(' '))}`
          return `${transformer}: ${module}, ${where}, ${scalar}: ${before.slice(0, 4).join(' ')} -> ${after} (${when})`
        }),
    )
    .join('\n')
}
