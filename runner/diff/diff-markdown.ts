import { ruleById } from '#spec/texts'
import { counted } from '../counted.ts'
import { nameAndVersion } from '../name-and-version.ts'
import { template } from '../render.ts'
import { type ChangeClass, changeClasses } from './change-class.ts'
import type { DiffCause, DiffSide, DiffSummary } from './diff-schema.ts'

const fill = template('diff/comparison.md.hbs', 'none')

const names: Readonly<Record<ChangeClass, string>> = {
  regression: 'Regression',
  improvement: 'Improvement',
  other: 'Other change',
  'message-only': 'Other words',
}

/** The identity of a build: its name and version, the commit or date that it states, and how it was started. */
function buildText({ command, build, ...side }: DiffSide): string {
  return [
    nameAndVersion(side),
    ...(build === undefined ? [] : [`build ${build}`]),
    `\`${command}\``,
  ].join(', ')
}

/** The sentence that the changed answers are about, with its section; of several rules the first one. */
function sentence({ rules }: DiffCause): string {
  const [id = ''] = rules
  const rule = ruleById(id)
  const others = rules.length === 1 ? '' : ` And ${counted(rules.length - 1, 'other rule')}.`
  return rule === undefined
    ? `\`${id}\`.${others}`
    : `${rule.section}: ${rule.summary} (\`${id}\`)${others}`
}

/** Further facts about a cause, a sentence each. */
function notes({
  explained,
  mended,
  follows,
  wrongReason,
  revision = {},
}: DiffCause): readonly string[] {
  return [
    ...(wrongReason
      ? [
          'It was refused with words that also refused valid cases, which are accepted now: the check of this rule is still missing.',
        ]
      : []),
    ...(explained === undefined ? [] : [`Known: ${explained}.`]),
    ...(mended === undefined ? [] : [`Mended: ${mended}.`]),
    ...(revision.before === undefined ? [] : [`It was right by ${revision.before}.`]),
    ...(revision.after === undefined ? [] : [`It is right by ${revision.after}.`]),
    ...(follows ? ['The answers to the controls changed.'] : []),
  ]
}

function heading(cause: DiffCause): string {
  const { answers, cases, environments } = cause
  const change = cause.from === cause.to ? cause.from : `${cause.from} → ${cause.to}`
  return `${names[cause.class]}: ${change}, ${counted(answers, 'answer')} to ${counted(cases.length, 'case')} in ${environments.join(', ')}`
}

/** A comparison to paste into a pull request: what changed, by cause, with whole messages. */
export function diffMarkdown(summary: DiffSummary): string {
  const { baseline, candidate, compared, totals, failed } = summary
  const counts = changeClasses.map((name) => `${totals[name]} ${name}`).join(', ')
  const shown = summary.causes.filter((cause) => cause.class !== 'message-only')
  return fill({
    baseline: buildText(baseline),
    candidate: buildText(candidate),
    verdict: `**${failed ? 'Regressed' : 'No regression'}**: ${counts}, of ${counted(compared, 'answer')}.`,
    causes: shown.map((cause) => ({
      heading: heading(cause),
      sentence: sentence(cause),
      case: cause.cases[0] ?? '',
      before: cause.before,
      after: cause.after,
      notes: notes(cause),
    })),
    quiet:
      totals['message-only'] === 0
        ? ''
        : `${counted(totals['message-only'], 'answer')} only changed in words.`,
    footer: `Compared by spirv-cts: an answer is to one case in one environment.`,
  })
}
