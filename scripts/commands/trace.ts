import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { alarmOf, isQuiet } from '#runner/trace/alarm'
import { alarmText } from '#runner/trace/alarm-text'
import { compare, type LedgerComparison } from '#runner/trace/compare'
import { factsOfFile } from '#runner/trace/facts/facts-of-file'
import type { MovedFact } from '#runner/trace/facts/moved-facts'
import type { LedgerEntry } from '#runner/trace/ledger'
import { statementsLeft } from '#runner/trace/ledger-in'
import { ledgerOfVersion } from '#runner/trace/ledger-of-version'
import { missingRule } from '#runner/trace/missing-rule'
import { type NearestVersion, nearestVersion } from '#runner/trace/nearest-version'
import { readLedger } from '#runner/trace/read-ledger'
import { coverageText } from '#runner/trace/specification/coverage-text'
import { startLedger } from '#runner/trace/start-ledger'
import { stated } from '#runner/trace/stated'
import type { Statement } from '#runner/trace/statement'
import { statements } from '#runner/trace/statements'
import { statementsHash } from '#runner/trace/statements-hash'
import { textOfFile } from '#runner/trace/text-of-file'
import { type WholeText, wholeText } from '#runner/trace/whole-text'
import { texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { unreadable } from '../cli/input/read-octets.ts'
import { note } from '../cli/note.ts'
import {
  type Revisions,
  revisionsNamed,
  withRevisionOption,
} from '../cli/options/revision-option.ts'
import { anotherText, standingText } from '../cli/trace-identity.ts'

interface TraceFlags {
  readonly text?: string
  readonly json?: true
  readonly start?: true
  readonly list?: true
  readonly against?: string
  readonly revision?: readonly string[]
}

interface TraceInput extends WholeText {
  readonly found: readonly Statement[]
}

function read(file: string): TraceInput | Problem {
  let whole: WholeText
  try {
    whole = wholeText(file, readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    return unreadable(file, error)
  }
  for (const path of whole.missing)
    note(`${file}: includes ${path}, which is not there: its statements are missing`)
  const found = statements(whole.content)
  return found.length > 0
    ? { ...whole, found }
    : problem(
        'no-statements',
        `${file}: no statement found`,
        'use an extension text as AsciiDoc, or as a page saved as plain text, with its headings',
      )
}

function share(part: number, whole: number): string {
  // Rounded down: 100 % means that nothing is left.
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %`
}

/** Prints the statements, or a new ledger of them. */
function listed(found: readonly Statement[], flags: TraceFlags): void {
  if (flags.start) process.stdout.write(startLedger(found))
  else if (flags.json) console.log(JSON.stringify(found))
  else
    for (const { hash, section, ordinal, words } of found)
      console.log(`${hash} ${section} #${ordinal}: ${words}`)
}

/** The version to compare with: the one that `--revision` names, or the nearest. */
function comparedWith(
  found: readonly Statement[],
  text: string,
  ledger: readonly LedgerEntry[],
  revisions: Revisions,
): NearestVersion {
  const date = revisions[text]
  return date === undefined
    ? nearestVersion(found, text, ledger)
    : { version: date, ledger: ledgerOfVersion(ledger, date) }
}

/** The facts that moved. Those of the catalogue are of the newest version, so a file that is nearer to another one has none. */
function movedIn(
  content: string,
  name: string,
  version: string,
  { changed, unmapped }: LedgerComparison,
): readonly MovedFact[] {
  const text = texts.find((text) => text.name === name)
  if (text === undefined || version !== newestVersion(text).date) return []
  const lines = [...unmapped, ...changed.map(({ statement }) => statement)].map(({ line }) => line)
  return factsOfFile(content, text, new Set(lines))
}

/** Prints how the text changed; a problem where that cannot be determined. */
function traced(file: string, flags: TraceFlags): Problem | undefined {
  const revisions = revisionsNamed(flags.revision)
  if (isProblem(revisions)) return revisions
  const input = read(file)
  if (isProblem(input)) return input
  const { found, content, place } = input
  if (flags.start || flags.list) {
    listed(found, flags)
    return undefined
  }
  const before = flags.against === undefined ? undefined : read(flags.against)
  if (before !== undefined && isProblem(before)) return before
  const text = textOfFile(file, flags.text, content)
  if (typeof text !== 'string') return text
  const ledger = readLedger(text)
  if (isProblem(ledger)) {
    const left = statementsLeft(found, ledger)
    if (left.length > 0) listed(left, flags)
    return ledger
  }
  const row = texts.find(({ name }) => name === text)
  const missing = row && missingRule(row, ledger)
  if (missing !== undefined) return missing
  const { version, ledger: known } = comparedWith(found, text, ledger, revisions)
  const result = compare(found, known)
  const another = anotherText(file, found, text, result.mapped.length)
  if (another !== undefined) return another
  const alarm = alarmOf(result, ledger, before?.found, movedIn(content, text, version, result))
  const { mapped, changed, unmapped, vanished } = result
  const subject = {
    ...{ text, place, version, stated: stated(content) },
    statements: statementsHash(found.map(({ hash }) => hash)),
  }
  if (flags.json)
    console.log(
      JSON.stringify({
        ...{ file, text, version, ...result, mapped: mapped.length },
        alarm: { ...alarm, rules: Object.fromEntries(alarm.rules) },
      }),
    )
  else {
    if (!isQuiet(alarm)) console.log(alarmText(subject, alarm))
    const isKnown = changed.length + unmapped.length + vanished.length === 0
    if (row !== undefined)
      console.log(`${text}: ${standingText(row, version, isKnown, subject.stated.revision)}`)
    console.log(
      `${text} ${version}: ${result.statements} statements, ${mapped.length} mapped (${share(mapped.length, result.statements)}), ` +
        `${alarm.changed.length} changed, ${alarm.added.length} unmapped, ${alarm.removed.length} vanished, ${alarm.editorial} editorial`,
    )
  }
  if (!flags.json) {
    const covered = coverageText(mapped.map(({ entry }) => entry))
    if (covered !== undefined) console.log(`${text}: ${covered}`)
  }
  process.exitCode = isQuiet(alarm) ? exitCode.fine : exitCode.found
  return undefined
}

function trace(file: string, flags: TraceFlags): void {
  const why = traced(file, flags)
  if (why !== undefined) fail(why)
}

/** `trace TEXTFILE`: compares a text with the ledger of its statements. */
export function command(): Command {
  return withRevisionOption(new Command('trace'))
    .description('compare a text with the ledger of its statements')
    .argument('<textfile>', 'the text as AsciiDoc or plain text; - for standard input')
    .option(
      '--text <name>',
      'the text that it is an edition of; default: from the start of the file name',
    )
    .option(
      '--against <textfile>',
      'the version before: its sentences are shown beside the new ones, with the words that differ marked',
    )
    .option('--json', 'print one object: mapped (a number), changed, unmapped, vanished, alarm')
    .option('--list', 'print the statements with their hashes, without a comparison')
    .option('--start', 'print a new ledger of the text without mappings')
    .action(trace)
    .addHelpText(
      'after',
      `
Statements are sentences and table cells, without headings, table headers and front matter; those before the first section are
in "Preamble". Files that the text includes belong to it, if they are in its folder or below. Statements that differ only in
markup, quotes or spaces are the same. The file is compared with the nearest known version, or the one that --revision
names; the numbers, operands and capabilities in its tables with the facts of the text. The core specification is read as
plain text. Exit code 0: every statement is mapped and none has vanished, apart from differences that the ledger calls editorial.

Examples:
  spirv-cts trace SPV_KHR_constant_data.adoc
  spirv-cts trace new/SPV_KHR_constant_data.adoc --against old/SPV_KHR_constant_data.adoc
  spirv-cts trace draft.adoc --text SPV_KHR_constant_data --json
  spirv-cts trace SPV_NEW_extension.adoc --start > spec/SPV_NEW_extension/ledger.json`,
    )
}
