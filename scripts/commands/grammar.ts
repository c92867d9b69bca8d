import { Command } from 'commander'
import { counted } from '#runner/counted'
import {
  comparedGrammar,
  comparedTexts,
  type GrammarDifference,
} from '#runner/grammar/compared-grammar'
import { readCoreGrammar } from '#runner/grammar/read-core-grammar'
import { isProblem } from '#runner/is-problem'
import { texts } from '#spec/texts'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { readOctets } from '../cli/input/read-octets.ts'
import { colours } from '../cli/output/colours.ts'

interface GrammarFlags {
  readonly json?: true
}

function print(file: string, { name, entry, text, grammar, known }: GrammarDifference): void {
  const colour = colours(process.stdout)
  const theirs = grammar === '' ? 'the grammar has no such entry' : `the grammar ${grammar}`
  console.log(`${file}: ${entry}: ${name} says ${text}, ${theirs}`)
  if (known !== undefined) console.log(colour.dim(`  known: ${known}`))
}

async function compare(files: readonly string[], flags: GrammarFlags): Promise<void> {
  for (const file of files) {
    const octets = await readOctets(file)
    if (isProblem(octets)) {
      fail(octets)
      continue
    }
    const grammar = readCoreGrammar(Buffer.from(octets).toString(), file)
    if (isProblem(grammar)) {
      fail(grammar)
      continue
    }
    const differences = comparedGrammar(grammar, texts)
    const fresh = differences.filter(({ known }) => known === undefined).length
    if (fresh > 0) process.exitCode ??= exitCode.found
    for (const difference of differences)
      if (flags.json) console.log(JSON.stringify({ file, ...difference }))
      else print(file, difference)
    if (!flags.json)
      console.log(
        `${file}: ${counted(differences.length, 'difference')} from ${counted(comparedTexts(texts).length, 'text')}, ${differences.length - fresh} of them known`,
      )
  }
}

/** `grammar FILE...`: compares grammars in the form of SPIRV-Headers with the facts of the texts. */
export function command(): Command {
  return new Command('grammar')
    .description('compare a spirv.core.grammar.json with what the texts say')
    .argument('<file...>', 'core grammars in the form of SPIRV-Headers; - is standard input')
    .option('--json', 'one line per difference: {file, name, entry, text, grammar, known?}')
    .action(compare)
    .addHelpText(
      'after',
      `
Compares the opcodes, lengths, operands and capabilities of instructions, and the values, parameters and capabilities of enumerants,
with the tables of the extension texts. The core specification and extended instruction sets are not compared: no text states their
tables apart from the grammar. A known difference is one that the grammar of SPIRV-Headers has, with the reason. The exit code is 1 if
there is another.

Examples:
  spirv-cts grammar include/spirv/unified1/spirv.core.grammar.json
  spirv-cts grammar --json mine.grammar.json`,
    )
}
