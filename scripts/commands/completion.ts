import { Argument, Command } from 'commander'
import { template } from '#runner/render'
import type { SuggestedWord } from '../cli/completion/candidate.ts'
import { complete } from '../cli/completion/complete.ts'
import { keptByBash, wordsOfLine } from '../cli/completion/words-of-line.ts'
import { program } from '../cli/program.ts'

const shells = ['bash', 'zsh', 'fish'] as const

/** The tables of rules and tools are loaded once something is to be completed. */
async function candidatesFor(words: readonly string[]): Promise<readonly SuggestedWord[]> {
  const { valuesOfCommand, valuesOfOption } = await import('../cli/completion/values.ts')
  const values = { ofOption: valuesOfOption, ofCommand: valuesOfCommand }
  return complete(await program(words), words, values)
}

async function answerWords(words: readonly string[]): Promise<void> {
  for (const { value, about } of await candidatesFor(words))
    console.log(about === '' ? value : `${value}\t${about}`)
}

async function answerLine(line: string, breaks: string): Promise<void> {
  const typed = wordsOfLine(line)
  const kept = keptByBash(typed, breaks)
  for (const { value } of await candidatesFor(typed.words)) console.log(value.slice(kept))
}

/** `completion`: prints the script with which a shell completes the words of this command line. */
export function command(): Command {
  return new Command('completion')
    .description(
      'print a script with which your shell completes commands, options and their values',
    )
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .action((shell: (typeof shells)[number]) => {
      process.stdout.write(template(`completion/${shell}.hbs`, 'none')({}))
    })
    .addCommand(
      new Command('words').argument('[words...]').action(answerWords),
      // Called by the scripts only.
      { hidden: true },
    )
    .addCommand(new Command('line').argument('<line>').argument('<breaks>').action(answerLine), {
      hidden: true,
    })
    .addHelpText(
      'after',
      `
It completes names of texts, rules, environments, tools and causes as well; where a file is expected, the shell completes files.

Examples:
  source <(spirv-cts completion bash)     # in ~/.bashrc
  source <(spirv-cts completion zsh)      # in ~/.zshrc, after compinit
  spirv-cts completion fish >~/.config/fish/completions/spirv-cts.fish`,
    )
}
