import { Command } from 'commander'
import { toBytes } from '#generators/words/bytes'
import { isProblem } from '#runner/is-problem'
import { fail } from '../cli/fail.ts'
import { isModule } from '../cli/input/is-module.ts'
import { readInput } from '../cli/input/read-input.ts'
import { toModule } from '../cli/input/to-module.ts'
import { assembleTargets } from '../cli/module/assemble-target.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface AssembleFlags {
  readonly out?: string
  readonly env: string
}

async function assembleFiles(files: readonly string[], { out, env }: AssembleFlags): Promise<void> {
  const environment = environmentNamed(env)
  if (isProblem(environment)) {
    fail(environment)
    return
  }
  const targets = assembleTargets(files, out)
  if (isProblem(targets)) {
    fail(targets)
    return
  }
  for (const [index, file] of files.entries()) {
    const input = await readInput(file)
    if (isProblem(input)) {
      fail(input)
      continue
    }
    if (input.kind === 'module' && input.module instanceof Uint8Array) {
      const message = `${file}: already a binary module`
      fail({ code: 'not-text', message, hint: 'spirv-cts decode prints it' })
      continue
    }
    const module = toModule(input, environment)
    if (!isModule(module)) {
      for (const problem of module) fail(problem)
      continue
    }
    const octets = module instanceof Uint32Array ? toBytes(module) : module
    const target = targets[index] ?? '-'
    if (target === '-') process.stdout.write(octets)
    else {
      const failure = writeFile(target, octets)
      if (failure !== undefined) fail(failure)
    }
  }
}

/** `assemble FILE...`: converts assembly text to words. */
export function command(): Command {
  return new Command('assemble')
    .description('turn assembly text into binary modules')
    .argument('<file...>', '.spvasm or .spvhex; - is standard input')
    .option('--out <path>', 'a file or folder; - is standard output (default: next to the text)')
    .option('--env <name>', 'the environment, which sets the version', newestEnvironment.name)
    .action(assembleFiles)
    .addHelpText(
      'after',
      `
The syntax is that of spirv-as. Numeric ids are preserved, as with --preserve-numeric-ids.

Examples:
  spirv-cts assemble shader.spvasm
  spirv-cts assemble --env vulkan1.1 --out modules/ a.spvasm b.spvasm
  spirv-cts assemble - <shader.spvasm | spirv-cts validate -`,
    )
}
