import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { which } from 'zx/core'
import { spirvToolsLibrary } from '#runner/harness/spirv-tools-library'
import { problem } from '#runner/problem'
import { pool } from '#runner/process/pool'
import { run } from '#runner/process/run'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { Consumer } from './consumer.ts'
import { outcomesIn } from './outcomes-in.ts'

/** Builds and runs the sources with googletest and the library of testing: failures and skips must be those of `check`. */
export const gtest: Consumer = async ({ folder, scratch, log }) => {
  const { GTEST_ROOT = '/usr' } = process.env
  const compiler = await which('c++', { nothrow: true })
  if (compiler === null) return problem('no-tool', 'no c++', 'apt-get install g++')
  const library = await spirvToolsLibrary(toolDirectory(), 'testing', compiler)
  if ('kind' in library) return library
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.cpp'),
  )
  const flags = ['-std=c++17', '-I', folder, '-I', join(GTEST_ROOT, 'include'), ...library.compile]
  const objects = sources.map((_, index) => join(scratch, `${index}.o`))
  const compiled = await pool(sources, 2, (source, index) =>
    run([compiler, ...flags, '-c', join(folder, source), '-o', objects[index] ?? ''], {
      timeoutMs: 300_000,
    }),
  )
  const failed = compiled.find(
    (completion) => completion.kind !== 'answered' || completion.exitCode !== 0,
  )
  if (failed !== undefined) {
    const message = 'stderr' in failed ? failed.stderr : failed.kind
    return message.includes('gtest/gtest.h')
      ? problem('no-tool', 'no googletest', 'apt-get install libgtest-dev')
      : problem(
          'failed',
          `c++: ${message.split('\n').find((line) => line.includes('error')) ?? message}`,
        )
  }
  const program = join(scratch, 'tests')
  const libraries = ['libgtest.a', 'libgtest_main.a'].map((name) =>
    join(GTEST_ROOT, 'lib/x86_64-linux-gnu', name),
  )
  const linked = await run([compiler, ...objects, ...libraries, ...library.link, '-o', program], {
    timeoutMs: 300_000,
  })
  if (linked.kind !== 'answered' || linked.exitCode !== 0)
    return problem(
      'failed',
      `c++: ${'stderr' in linked ? linked.stderr.slice(0, 400) : linked.kind}`,
    )
  const done = await run([...library.start([]), program, '--gtest_brief=1'], { timeoutMs: 600_000 })
  if (done.kind !== 'answered') return problem('failed', `the tests: ${done.kind}`)
  const number = (pattern: RegExp) => Number(pattern.exec(done.stdout)?.[1] ?? 0)
  const counts = [
    number(/\[ {2}PASSED {2}\] (\d+) test/),
    new Set(done.stdout.match(/^\[ {2}FAILED {2}\] \w+\.\w+/gm)).size,
    number(/\[ {2}SKIPPED \] (\d+) test/),
  ]
  const decided = { ...log, results: log.results.filter(({ expect }) => expect !== 'either') }
  const expected = [
    outcomesIn(decided, 'agree'),
    outcomesIn(decided, 'false-accept', 'false-reject', 'other-revision'),
    outcomesIn(decided, 'inconclusive'),
  ]
  return {
    summary: `${counts.join('/')} tests pass/fail/skip, check has ${expected.join('/')}`,
    passed: counts.join() === expected.join(),
  }
}
