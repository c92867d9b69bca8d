import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '#runner/process/command'
import type { Completion } from '#runner/process/completion'
import type { Starter } from './start.ts'

/** The output of a producer for an input. */
export type Product =
  | { readonly kind: 'module'; readonly octets: Uint8Array }
  /** The input, or what it asks for, is not accepted. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'crash'; readonly why: string }
  | { readonly kind: 'timeout'; readonly why: string }

/** Words of compilers that die without a signal: they print a stack and exit. */
const death =
  /PLEASE submit a bug report|Stack dump:|fatal error: error in backend|LLVM ERROR|Assertion .* failed|internal error|INTERNAL ERROR/

const longest = 300

/** The line that says most: the first error. */
function saying(program: string, output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((text) => /error|fail|assert/i.test(text)) ?? lines[0] ?? ''
  return `${program}: ${line.trim().slice(0, longest)}`
}

function failure(program: string, end: Completion): Product | undefined {
  switch (end.kind) {
    case 'answered': {
      if (end.exitCode === 0) return undefined
      const output = `${end.stderr}\n${end.stdout}`
      const [died = ''] = death.exec(output) ?? []
      const line = output.split('\n').find((text) => died !== '' && text.includes(died))
      return died === ''
        ? { kind: 'refused', why: saying(program, output) }
        : { kind: 'crash', why: `${program}: ${(line ?? died).trim().slice(0, longest)}` }
    }
    case 'signalled':
      return { kind: 'crash', why: `${program}: ${end.signal}; ${saying('', end.stderr).slice(2)}` }
    case 'timeout':
      return { kind: 'timeout', why: `${program}: no answer within ${end.ms / 1000} s` }
    case 'overflow':
      return { kind: 'crash', why: `${program}: endless output` }
    case 'not-started':
      return { kind: 'refused', why: `${program}: ${end.why}` }
  }
}

/** Runs the commands of a producer one after the other; the last writes `made.spv` in `folder`. */
export async function produce(
  starter: Starter,
  suite: string,
  commands: (out: string) => readonly Command[],
  folder: string,
): Promise<Product> {
  const out = join(folder, 'made.spv')
  rmSync(out, { force: true })
  for (const command of commands(out)) {
    const failed = failure(command[0], await starter.run(suite, command))
    if (failed !== undefined) return failed
  }
  if (!existsSync(out)) return { kind: 'refused', why: 'no module is written' }
  return { kind: 'module', octets: readFileSync(out) }
}

/** Puts a text where compilers that go by the ending of a file find it. */
export function putSource(folder: string, stage: string, text: string): string {
  const file = join(folder, stage === 'kernel' ? 'source.cl' : `source.${stage}`)
  writeFileSync(file, text)
  return file
}
