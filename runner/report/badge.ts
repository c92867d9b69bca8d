import type { LoggedRun } from '../log/run-log.ts'
import { nameAndVersion } from '../name-and-version.ts'
import { template } from '../render.ts'
import { type Figures, figures } from './figures.ts'
import { disagreementCount, openFindings } from './finding.ts'
import { sayable } from './sayable.ts'
import type { Tally } from './tally.ts'

/** Widths in pixels: of a letter on average, and of the space around a text. */
const letter = 6.6
const margin = 10

/** Colours of badges by their meaning. */
export const badgeColours = { right: '#1f6f4a', known: '#8a5a00', open: '#a3281f', none: '#5c6470' }

/** Pixels that a text takes. */
function length(text: string): number {
  return Math.round([...text].length * letter)
}

/** The only tool of a run besides the reference, if there is exactly one. */
function onlyTool({ oracles, totals }: Figures) {
  const asked = oracles.flatMap((oracle, index) => {
    const tally = totals[index]
    return oracle.name === 'reference' || tally === undefined ? [] : [{ oracle, tally }]
  })
  return asked.length === 1 ? asked[0] : undefined
}

/** Rounded down: 100 % means that every answer agrees. */
function share({ counts, asked, unexplained }: Tally): string {
  const part = `${Math.floor(((counts.agree ?? 0) * 1000) / asked) / 10} % of ${asked} agree`
  return unexplained === 0 ? part : `${part}, ${unexplained} unexplained`
}

function words(figures: Figures): {
  readonly label: string
  readonly message: string
  readonly colour: string
} {
  const { suite, findings, failed } = figures
  const open = disagreementCount(openFindings(findings))
  const colour =
    open > 0 ? badgeColours.open : findings.length > 0 ? badgeColours.known : badgeColours.right
  const tool = onlyTool(figures)
  if (tool === undefined)
    return {
      label: `${suite.name} ${suite.version}`,
      message: failed ? `failed, ${open} unexplained` : 'passed',
      colour: failed ? badgeColours.open : badgeColours.right,
    }
  const label = nameAndVersion(tool.oracle)
  if (tool.tally.asked === 0) return { label, message: 'not asked', colour: badgeColours.none }
  return { label, message: share(tool.tally), colour }
}

/** A badge in SVG. */
export function badgeOf(badge: {
  readonly label: string
  readonly message: string
  readonly colour: string
}): string {
  const [label, message] = [sayable(badge.label), sayable(badge.message)]
  const [labelLength, messageLength] = [length(label), length(message)]
  const labelWidth = labelLength + margin
  const messageWidth = messageLength + margin
  return template(
    'reports/run.badge.svg.hbs',
    'xml',
  )({
    label,
    message,
    colour: badge.colour,
    width: labelWidth + messageWidth,
    labelWidth,
    messageWidth,
    labelLength,
    messageLength,
    labelMiddle: labelWidth / 2,
    messageMiddle: labelWidth + messageWidth / 2,
  })
}

/** The run as a badge: the agreement of the tool if only one ran besides the reference, or else the result. */
export function badge(log: LoggedRun): string {
  return badgeOf(words(figures(log)))
}
