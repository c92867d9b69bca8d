import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { which } from 'zx/core'
import { problem } from '#runner/problem'
import { run } from '#runner/process/run'
import type { ExportConsumer } from './consumer.ts'
import { outcomesIn } from './outcomes-in.ts'

/** The command that starts lit: `LIT`, the one on PATH, or that of Debian's llvm-tools. */
async function litCommand(): Promise<readonly string[] | undefined> {
  const { LIT } = process.env
  const named = LIT ?? (await which('lit', { nothrow: true })) ?? undefined
  if (named !== undefined) return named.endsWith('.py') ? ['python3', named] : [named]
  const [newest] = existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .map((name) => join('/usr/lib', name, 'build/utils/lit/lit.py'))
        .filter((path) => existsSync(path))
        .sort()
        .reverse()
    : []
  return newest === undefined ? undefined : ['python3', newest]
}

/** Runs the tests with lit: as many must fail as `check` finds wrong, right by another version of a text only, or inconclusive, except for crashes. */
export const lit: ExportConsumer = async ({ folder, scratch, log, tool }) => {
  const start = await litCommand()
  if (start === undefined) return problem('no-tool', 'no lit', 'apt-get install llvm-19-tools')
  const params = [
    `spirv_val=${tool('spirv-val')}`,
    `spirv_as=${tool('spirv-as')}`,
    `output=${scratch}`,
  ]
  const command = [...start, ...params.flatMap((param) => ['--param', param]), folder]
  const done = await run(command, { timeoutMs: 1_200_000, maxBytes: 1 << 28 })
  if (done.kind !== 'answered') return problem('failed', `lit: ${done.kind}`)
  // A lit that ends at once finds as many failures as there are where nothing is wrong.
  const found = new Set(done.stdout.match(/^[A-Z]+: spirv-cts :: .* \(\d+ of \d+\)$/gm)).size
  const failed = new Set(done.stdout.match(/^ {2}spirv-cts :: .*$/gm)).size
  const expected = outcomesIn(log, 'false-accept', 'false-reject', 'other-revision', 'inconclusive')
  return {
    summary: `${failed} of ${found} tests fail, check has ${expected} of ${log.results.length} wrong or inconclusive`,
    passed: found === log.results.length && failed === expected,
  }
}
