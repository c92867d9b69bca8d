import { Command } from 'commander'
import type { Instruction, Operand } from '#reference/module'
import { isProblem } from '#runner/is-problem'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { newestEnvironment } from '../newest-environment.ts'
import { readInput } from '../read-input.ts'
import { isModule, toModule } from '../to-module.ts'

/** An instruction as plain data: the decoder finds operands only when they are looked at. */
function plain({ name, opcode, word, wordCount, resultType, result, operands }: Instruction) {
  return { name, opcode, word, wordCount, resultType, result, operands: operands.map(plainOperand) }
}

function plainOperand({ kind, word, wordCount, value }: Operand): Operand {
  return { kind, word, wordCount, value }
}

async function decodeFiles(
  files: readonly string[],
  options: { readonly json?: true; readonly header: boolean },
): Promise<void> {
  const { decode } = await import('#reference/decode/decode')
  const { disassemble } = await import('#reference/disassemble/disassemble')
  for (const [index, file] of files.entries()) {
    const input = await readInput(file)
    if (isProblem(input)) {
      fail(input)
      continue
    }
    const module = toModule(input, newestEnvironment)
    if (!isModule(module)) {
      for (const problem of module) fail(problem)
      continue
    }
    const decoded = decode(module)
    const { defects } = decoded
    if (defects.some(({ outcome }) => outcome === 'invalid')) process.exitCode ??= exitCode.found
    const text = disassemble(module, { header: options.header })
    if (options.json) {
      const { version, bound, instructions } = decoded.module
      const line = {
        file,
        version: `${(version >>> 16) & 0xff}.${(version >>> 8) & 0xff}`,
        bound,
        disassembly: text,
        instructions: instructions.map(plain),
        defects,
      }
      console.log(JSON.stringify(line))
      continue
    }
    if (files.length > 1) console.log(`${index === 0 ? '' : '\n'}; ${file}`)
    process.stdout.write(text)
    for (const { word, rule, message } of defects)
      console.error(`${file}: word ${word}: ${message} (${rule})`)
  }
}

/** `decode FILE...`: modules as the reference decoder reads them. */
export function command(): Command {
  return new Command('decode')
    .description('print the disassembly of modules, and what is wrong with their encoding')
    .argument('<file...>', '.spv, .spvasm or .spvhex; - is standard input')
    .option('--no-header', 'without the comment lines about the header')
    .option(
      '--json',
      'one line per file: {file, version, bound, disassembly, instructions, defects}',
    )
    .action(decodeFiles)
    .addHelpText(
      'after',
      `
Ids are plain numbers, as spirv-dis --raw-id prints them. What the encoding breaks goes to standard error and makes
the exit code 1.

Examples:
  spirv-cts decode shader.spv
  spirv-cts decode --json a.spv b.spv
  spirv-as shader.spvasm -o - | spirv-cts decode -`,
    )
}
