import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { which } from 'zx/core'
import { plainVersion } from '#runner/expectations/plain-version'
import { links } from '#runner/harness/linked-program'
import { spirvToolsLibrary } from '#runner/harness/spirv-tools-library'
import { problem } from '#runner/problem'
import { run } from '#runner/process/run'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { ExportConsumer } from './consumer.ts'

/** Options with which what is known of this version fails the run where it is gone; none where nothing is known. */
function knownOptions(folder: string, version: string | undefined): readonly string[] {
  const known = join(folder, 'known', `spirv-val-${version}.tsv`)
  return existsSync(known) ? ['--known', known, '--strict'] : []
}

/**
 * Builds the program of the kit with the library of testing and runs it: each answer must be that of `check`, and none
 * differ from what the kit says is known of that version.
 */
export const kit: ExportConsumer = async ({ folder, scratch, log }) => {
  const compiler = await which('c++', { nothrow: true })
  if (compiler === null) return problem('no-tool', 'no c++', 'apt-get install g++')
  const library = await spirvToolsLibrary(toolDirectory(), { suite: 'testing' }, compiler)
  if ('kind' in library) return library
  const program = join(scratch, 'spirv_cts_test')
  const source = join(folder, 'spirv_cts_test.cpp')
  const failed = await links(
    'the kit',
    [compiler, '-std=c++17', '-O1', ...library.compile, source, ...library.link],
    program,
  )
  if (failed !== undefined) return failed
  const table = join(scratch, 'log.tsv')
  const validator = log.header.oracles.find(({ tool }) => tool === 'spirv-val')
  const known = knownOptions(folder, plainVersion(validator?.version ?? ''))
  const options = ['--kit', folder, '--quiet', '--log', table, ...known]
  const done = await run([...library.start([]), program, ...options], { timeoutMs: 600_000 })
  if (done.kind !== 'answered') return problem('failed', `spirv_cts_test: ${done.kind}`)
  const [, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n')
  // The library takes words: a file that is not whole words can be given to the program alone.
  const asked = (id: string | undefined) => id?.startsWith('core/whole-words/') !== true
  const given = lines.flatMap((line) => {
    const [id, environment, , outcome] = line.split('\t')
    return asked(id) ? [`${outcome} ${environment} ${id}`] : []
  })
  const expected = log.results.flatMap(({ case: id, answers }) =>
    asked(id) ? answers.map(({ outcome, environment }) => `${outcome} ${environment} ${id}`) : [],
  )
  if (given.length === 0 && expected.length === 0)
    return problem(
      'no-tool',
      `the library can be asked about none of ${log.results.length} cases`,
      'select others',
    )
  const [these, those] = [new Set(given), new Set(expected)]
  const different = [...these].filter((answer) => !those.has(answer))
  const missing = [...those].filter((answer) => !these.has(answer))
  const isAsKnown = known.length === 0 || done.exitCode === 0
  const total = done.stdout.trimEnd().split('\n').at(-1) ?? ''
  return {
    summary: `${total}; check has ${expected.length}; different: ${[...different, ...missing][0] ?? 'none'}`,
    passed: isAsKnown && different.length === 0 && missing.length === 0,
  }
}
