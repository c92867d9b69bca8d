import type { Alarm } from './alarm.ts'
import { movedFactText } from './facts/moved-facts.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Stated } from './stated.ts'
import { wordDifference } from './word-difference.ts'

/** The subject of the text, and what is known about it. */
export interface AlarmSubject {
  readonly text: string
  /** The place of a line of the text: `file:line`. */
  readonly place: (line: number) => string
  /** Day of publication of the version that the file was compared with. */
  readonly version: string
  readonly stated: Stated
  /** Hash of the statements of the file, for `versions` of the text. */
  readonly statements: string
}

function carried({ rules, ...entry }: LedgerEntry): string {
  if (rules.length === 0) return `no rule: ${'why' in entry ? entry.why : ''}`
  const whose = 'by' in entry && entry.by === 'section' ? 'rules of its section' : 'rules'
  return `${whose}: ${rules.join(', ')}`
}

function place({ section, ordinal }: LedgerEntry): string {
  return `${section} #${ordinal}`
}

/** The work of a person before the catalogue follows the file, in order. */
function nextSteps(
  { text, stated, statements }: AlarmSubject,
  { added, changed, removed, rules, facts, moved }: Alarm,
): readonly string[] {
  const known = rules.size > 0
  return [
    `spec/${text}/text.ts: a version { date, commit, revision: ${stated.revision ?? 'as printed'}, statements: '${statements}' } at the end of versions`,
    ...(added.length + changed.length === 0
      ? []
      : [
          `spec/${text}/ledger.json: an entry with 'since' for each of ${added.length + changed.length} statements; 'editorial' where the meaning is the same`,
        ]),
    ...(removed.length + changed.length === 0
      ? []
      : [
          `spec/${text}/ledger.json: 'until' at ${removed.length + changed.length} entries of the version before`,
        ]),
    ...(known
      ? [
          `spec/${text}/rules: read ${[...rules.keys()].join(', ')}; a rule whose meaning changed ends, and another one begins`,
        ]
      : []),
    ...(facts.length + moved.length === 0
      ? []
      : text === 'core'
        ? ['npm run grammar: numbers, operands and capabilities come from the newest grammar']
        : [
            `spec/${text}/facts.ts: compare ${[...facts, ...moved.map(({ fact }) => fact)].join('; ')}`,
          ]),
    `generators/${text} and reference/${text}: makers and checks of the rules that begin, each from the text`,
    `spec/${text}/NOTES.md: a row in the table of changes`,
  ]
}

/** The alarm as a terminal shows it: statement by statement, rules, facts, and what to write next. */
export function alarmText(subject: AlarmSubject, alarm: Alarm): string {
  const { added, changed, removed, rules, facts, moved } = alarm
  const lines: string[] = []
  for (const { statement, entry, before } of changed)
    lines.push(
      `changed  ${subject.place(statement.line)} ${statement.section} (${carried(entry)})`,
      before === undefined
        ? `         ${statement.words}`
        : `         ${wordDifference(before, statement.words)}`,
    )
  for (const { line, section, words } of added)
    lines.push(`unmapped ${subject.place(line)} ${section}`, `         ${words}`)
  for (const { entry, before } of removed)
    lines.push(
      `vanished ${entry.hash} ${place(entry)} (${carried(entry)})`,
      ...(before === undefined ? [] : [`         [-${before}-]`]),
    )
  if (rules.size > 0)
    lines.push(
      'rules that hang on them:',
      ...[...rules].map(([rule, count]) => `  ${rule} (${count})`),
    )
  if (facts.length + moved.length > 0)
    lines.push(
      'facts that moved:',
      ...facts.map((section) => `  ${section}`),
      ...moved.map((fact) => `  ${movedFactText(fact)}`),
    )
  lines.push(
    'to write next:',
    ...nextSteps(subject, alarm).map((step, index) => `  ${index + 1}. ${step}`),
  )
  return lines.join('\n')
}
