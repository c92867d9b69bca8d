import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { startLedger } from '#runner/trace/start-ledger'
import { statements } from '#runner/trace/statements'

/** `trace TEXTFILE`: a text against its ledger. */
export function traceCommand(): Command {
  return new Command('trace')
    .description('compare a text with the ledger of its statements')
    .argument('<file>', 'the text, as AsciiDoc or plain text')
    .option('--start', 'print a ledger of the text with nothing mapped yet')
    .option('--list', 'print every statement of the text with its hash')
    .action((file: string, options: { readonly start?: true; readonly list?: true }) => {
      const found = statements(readFileSync(file, 'utf8'))
      if (options.start) process.stdout.write(startLedger(found))
      else for (const s of found) console.log(`${s.hash} ${s.section} #${s.ordinal}: ${s.words}`)
    })
}
