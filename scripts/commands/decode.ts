import { Command } from 'commander'
import type { Defect } from '#reference/decode/defect'
import type { Instruction, Operand } from '#reference/module'
import { isProblem } from '#runner/is-problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { isModule } from '../cli/input/is-module.ts'
import { type Input, readInput } from '../cli/input/read-input.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { assemblyWriter } from '../cli/output/write-assembly.ts'

/** An instruction as plain data. The decoder itself decodes operands lazily. */
function plain({ name, opcode, word, wordCount, resultType, result, operands }: Instruction) {
  return { name, opcode, word, wordCount, resultType, result, operands: operands.map(plainOperand) }
}

function plainOperand({ kind, word, wordCount, value }: Operand): Operand {
  return { kind, word, wordCount, value }
}

/** The module of an input. The assembler is loaded only if the input is text. */
async function moduleOf(input: Input) {
  if (input.kind === 'module') return input.module
  const { toModule } = await import('../cli/input/to-module.ts')
  return toModule(input, newestEnvironment)
}

/** Prints the disassembly while it is produced, because that of a large module may not fit into memory. */
async function showText(
  module: Uint8Array | Uint32Array,
  header: boolean,
  lines: boolean,
): Promise<readonly Defect[]> {
  const { disassembleInto } = await import('#reference/disassemble/disassemble')
  if (!lines) return disassembleInto(module, assemblyWriter(), { header })
  const { decode } = await import('#reference/decode/decode')
  const { sourcePlacesOf, sourcePlaceText } = await import('#reference/source-places')
  const placeOf = sourcePlacesOf(decode(module).module)
  const comment = (index: number): string | undefined => {
    const place = placeOf(index)
    return place === undefined ? undefined : sourcePlaceText(place)
  }
  return disassembleInto(module, assemblyWriter(), { header, comment })
}

async function showJson(
  file: string,
  input: Uint8Array | Uint32Array,
  header: boolean,
  lines: boolean,
): Promise<readonly Defect[]> {
  const { decode } = await import('#reference/decode/decode')
  const { disassemble } = await import('#reference/disassemble/disassemble')
  const { module, defects } = decode(input)
  const { version, bound, instructions } = module
  const placeOf = lines
    ? (await import('#reference/source-places')).sourcePlacesOf(module)
    : () => undefined
  const line = {
    file,
    version: `${(version >>> 16) & 0xff}.${(version >>> 8) & 0xff}`,
    bound,
    disassembly: disassemble(input, { header }),
    instructions: instructions.map((instruction) => {
      const compiledFrom = placeOf(instruction.index)
      return { ...plain(instruction), ...(compiledFrom && { compiledFrom }) }
    }),
    defects,
  }
  console.log(JSON.stringify(line))
  return defects
}

async function decodeFiles(
  files: readonly string[],
  options: { readonly json?: true; readonly header: boolean; readonly lines?: true },
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const input = await readInput(file)
    if (isProblem(input)) {
      fail(input)
      continue
    }
    const module = await moduleOf(input)
    if (!isModule(module)) {
      for (const problem of module) fail(problem)
      continue
    }
    const { header, json, lines = false } = options
    if (!json && files.length > 1) console.log(`${index === 0 ? '' : '\n'}; ${file}`)
    const defects = json
      ? await showJson(file, module, header, lines)
      : await showText(module, header, lines)
    if (defects.some(({ outcome }) => outcome === 'invalid')) process.exitCode ??= exitCode.found
    if (json) continue
    for (const { word, rule, message } of defects)
      console.error(`${file}: word ${word}: ${message} (${rule})`)
  }
}

/** `decode FILE...`: prints modules as the reference decoder reads them. */
export function command(): Command {
  return new Command('decode')
    .description('print the disassembly of modules and the errors in their encoding')
    .argument('<file...>', '.spv, .spvasm or .spvhex; - is standard input')
    .option('--no-header', 'omit the comment lines about the header')
    .option(
      '--lines',
      'after each instruction, the file, line and column that it was compiled from, where the module has them',
    )
    .option(
      '--json',
      'one line per file: {file, version, bound, disassembly, instructions, defects}',
    )
    .action(decodeFiles)
    .addHelpText(
      'after',
      `
Ids are plain numbers, as in spirv-dis --raw-id. Lines are those of DebugLine of NonSemantic.Shader.DebugInfo, versions 100 and
101, or of OpLine. Errors in the encoding are printed to standard error and result in exit
code 1.

Examples:
  spirv-cts decode shader.spv
  spirv-cts decode --json a.spv b.spv
  spirv-cts decode --lines shader.spv
  spirv-as shader.spvasm -o - | spirv-cts decode -`,
    )
}
