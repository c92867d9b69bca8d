import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProblem } from '../is-problem.ts'
import { openTool } from '../oracle/open-tool.ts'
import type { Output } from '../oracle/oracle.ts'
import type { Command } from '../process/command.ts'
import { run } from '../process/run.ts'
import { readInstalled } from '../tools/installed.ts'
import { installedCommand } from '../tools/installed-command.ts'
import { toolDirectory } from '../tools/tool-directory.ts'

/** Programs of the newest suite that make another form of a module, the first, and a module of that form again. */
const ways: Readonly<Record<string, (file: string, between: string, out: string) => Command[]>> = {
  assembly: (file, between, out) => [
    ['spirv-dis', file, '-o', between],
    ['spirv-as', '--preserve-numeric-ids', '--target-env', 'spv1.6', between, '-o', out],
  ],
  link: (file, _, out) => [['spirv-link', '--target-env', 'spv1.6', file, '-o', out]],
  glsl: (file, between, out) => [
    ['spirv-cross', file, '-V', '--version', '460', '--output', between],
    ['glslang', '-V', '--target-env', 'spirv1.6', '-S', 'comp', '-o', out, between],
  ],
  llvm: (file, between, out) => [
    ['llvm-spirv', '-r', file, '-o', between],
    ['llvm-spirv', '--spirv-max-version=1.4', between, '-o', out],
  ],
}

/** Names of the ways. */
export const wayNames: readonly string[] = Object.keys(ways)

const suite = 'testing'

/**
 * The program that makes the other form, by the name under which its known disagreements are recorded, and its version:
 * empty where it is not installed.
 */
export async function translatorOf(
  way: string,
): Promise<{ readonly name: string; readonly version: string }> {
  const [program = ''] = ways[way]?.('', '', '')[0] ?? []
  const tool = await openTool(`${program}@${suite}`)
  if (isProblem(tool)) return { name: program, version: '' }
  const { tool: name, version } = tool
  tool.close()
  return { name, version }
}

/** The first line of a program's output about what it does not do. */
function firstLine(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|unsupported|not /i.test(line)) ?? lines[0] ?? 'no message'
}

async function madeOf(commands: readonly Command[], out: string): Promise<Output<Uint8Array>> {
  const directory = toolDirectory()
  const installed = readInstalled(directory)
  for (const [program, ...args] of commands) {
    const start = installedCommand(directory, installed, suite, program)
    if (start === undefined) return { kind: 'error', why: `${program} is not installed` }
    const end = await run([...start, ...args], { timeoutMs: 20_000 })
    if (end.kind === 'signalled') return { kind: 'crash', signal: end.signal, message: program }
    if (end.kind === 'answered' && end.exitCode === 0) continue
    // These programs may refuse what they have no words for.
    const message = end.kind === 'answered' ? firstLine(`${end.stderr}${end.stdout}`) : end.kind
    return { kind: 'unsupported', why: `${program}: ${message}` }
  }
  return { kind: 'output', value: Uint8Array.from(readFileSync(out)) }
}

/** The other form of a module on a way; `undefined` if the program does not make it. */
export async function textThere(way: string, words: Uint32Array): Promise<Uint8Array | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'there-'))
  const [file, between, out] = ['module.spv', 'between', 'out.spv'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  try {
    writeFileSync(file, new Uint8Array(words.buffer, words.byteOffset, words.byteLength))
    const [first] = ways[way]?.(file, between, out) ?? []
    const made = first && (await madeOf([first], between))
    return made?.kind === 'output' ? made.value : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The fate of each module on a way there and back. Programs that end with an error do not know something. */
export async function thereAndBack(
  way: string,
  modules: readonly Uint32Array[],
): Promise<readonly Output<Uint8Array>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'there-and-back-'))
  const [file, between, out] = ['module.spv', 'between', 'out.spv'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  try {
    const made: Output<Uint8Array>[] = []
    for (const words of modules) {
      writeFileSync(file, new Uint8Array(words.buffer, words.byteOffset, words.byteLength))
      made.push(await madeOf(ways[way]?.(file, between, out) ?? [], out))
    }
    return made
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
