import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { type Comparison, compare } from '#runner/trace/compare'
import { readLedger } from '#runner/trace/read-ledger'
import { startLedger } from '#runner/trace/start-ledger'
import type { Statement } from '#runner/trace/statement'
import { statements } from '#runner/trace/statements'
import { textOfFile } from '#runner/trace/text-of-file'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'

interface TraceFlags {
  readonly text?: string
  readonly json?: true
  readonly start?: true
  readonly list?: true
}

function read(file: string): readonly Statement[] | undefined {
  let found: readonly Statement[] = []
  try {
    found = statements(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    fail({ code: 'unreadable', message: `${file}: ${(error as Error).message}` })
    return undefined
  }
  if (found.length > 0) return found
  fail({
    code: 'no-statements',
    message: `${file}: no statement found`,
    hint: 'use an extension text as AsciiDoc, or as a page saved as plain text, with its headings',
  })
  return undefined
}

function share(part: number, whole: number): string {
  // Rounded down: 100 % means that nothing is left.
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %`
}

function show(text: string, file: string, result: Comparison): void {
  const { mapped, changed, unmapped, vanished } = result
  for (const { statement, entry } of changed)
    console.log(
      `changed  ${file}:${statement.line} ${statement.section} (rules: ${entry.rules.join(', ') || 'none'})\n         ${statement.words}`,
    )
  for (const { line, section, words } of unmapped)
    console.log(`unmapped ${file}:${line} ${section}\n         ${words}`)
  for (const { hash, section, ordinal, rules } of vanished)
    console.log(`vanished ${hash} ${section} #${ordinal} (rules: ${rules.join(', ') || 'none'})`)
  console.log(
    `${text}: ${result.statements} statements, ${mapped.length} mapped (${share(mapped.length, result.statements)}), ` +
      `${changed.length} changed, ${unmapped.length} unmapped, ${vanished.length} vanished`,
  )
}

function trace(file: string, flags: TraceFlags): void {
  const found = read(file)
  if (found === undefined) return
  if (flags.start) {
    process.stdout.write(startLedger(found))
    return
  }
  if (flags.list) {
    if (flags.json) console.log(JSON.stringify(found))
    else
      for (const { hash, section, ordinal, words } of found)
        console.log(`${hash} ${section} #${ordinal}: ${words}`)
    return
  }
  const text = textOfFile(file, flags.text)
  if (typeof text !== 'string') {
    fail(text)
    return
  }
  const ledger = readLedger(text)
  if (isProblem(ledger)) {
    fail(ledger)
    return
  }
  const result = compare(found, ledger)
  if (flags.json)
    console.log(JSON.stringify({ file, text, ...result, mapped: result.mapped.length }))
  else show(text, file, result)
  const whole = result.mapped.length === result.statements && result.vanished.length === 0
  process.exitCode = whole ? exitCode.fine : exitCode.found
}

/** `trace TEXTFILE`: compares a text with the ledger of its statements. */
export function command(): Command {
  return new Command('trace')
    .description('compare a text with the ledger of its statements')
    .argument('<textfile>', 'the text as AsciiDoc or plain text; - for standard input')
    .option(
      '--text <name>',
      'the text that it is an edition of; default: from the start of the file name',
    )
    .option('--json', 'print one object: mapped (a number), changed, unmapped, vanished')
    .option('--list', 'print the statements with their hashes, without a comparison')
    .option('--start', 'print a new ledger of the text without mappings')
    .action(trace)
    .addHelpText(
      'after',
      `
Statements are sentences and table cells, without headings, table headers and front matter. Statements that differ only
in markup, quotes or spaces are the same. Exit code 0: every statement is mapped and none has vanished.

Examples:
  spirv-cts trace SPV_KHR_constant_data.adoc
  spirv-cts trace draft.adoc --text SPV_KHR_constant_data --json
  spirv-cts trace SPV_NEW_extension.adoc --start > spec/SPV_NEW_extension/ledger.json`,
    )
}
