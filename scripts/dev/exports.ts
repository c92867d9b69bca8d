// `npm run exports [GLOB...]`: runs the real consumer of every export, and compares its result with `check`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from '#runner/check/check'
import { chooseCases } from '#runner/check/choose-cases'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { exportCorpus } from '#runner/export/export-corpus'
import { exporters } from '#runner/export/exporters'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { readInstalled } from '#runner/tools/installed'
import { toolDirectory } from '#runner/tools/tool-directory'
import { texts } from '#spec/texts'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { table } from '../cli/output/table.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { openTools } from '../cli/tools/open-tools.ts'
import { amber } from './exports/amber.ts'
import type { ExportConsumer } from './exports/consumer.ts'
import { kit } from './exports/kit.ts'
import { lit } from './exports/lit.ts'
import { results } from './exports/results.ts'
import { seeds } from './exports/seeds.ts'
import { shell } from './exports/shell.ts'

const consumers: Readonly<Record<string, ExportConsumer>> = {
  dir: shell,
  kit,
  lit,
  amber,
  results,
  seeds,
}

const { args: given } = scriptCommand(
  'exports',
  'run the real consumer of every export, and compare its result with check',
)
  .argument('[glob...]', 'rules of the exported cases; those of two small texts by default')
  .parse()
const rules =
  given.length > 0 ? given : ['SPV_KHR_constant_data/*', 'SPV_EXT_replicated_composites/*']

function tool(name: string): string {
  const { testing } = readInstalled(toolDirectory())?.suites ?? {}
  const wrapper = testing?.programs[name]?.wrapper
  return wrapper === undefined ? name : join(toolDirectory(), wrapper)
}

async function everything(scratch: string): Promise<Problem | undefined> {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return corpus
  const all = corpus.manifest.cases
  const ids = new Set(chooseCases(all, { rules }).flatMap(({ id, control }) => [id, control]))
  const tools = await openTools(['spirv-val@testing'], { jobs: 2, timeoutMs: 10_000 })
  if (isProblem(tools)) return tools
  const log = await check({
    corpus,
    cases: all.filter(({ id }) => ids.has(id)),
    tools,
    texts,
    expectations: new Map(),
    about: { suite: corpus.manifest.suite, shard: { index: 1, count: 1 }, selection: {} },
    jobs: 2,
  })
  for (const tool of tools) tool.close()
  if (isProblem(log)) return log
  const rows: string[][] = []
  for (const [format, exporter] of Object.entries(exporters)) {
    const consumer = consumers[format]
    if (consumer === undefined) throw new Error(`${format}: has no consumer`)
    const made = exportCorpus(corpus, { rules }, exporter)
    if (isProblem(made)) {
      rows.push([format, 'skipped', made.message])
      continue
    }
    const [folder, work] = [join(scratch, format), join(scratch, `${format}.work`)]
    mkdirSync(work)
    for (const [path, content] of made.files) {
      const unwritten = writeFile(join(folder, path), content)
      if (unwritten !== undefined) return unwritten
    }
    const result = await consumer({ folder, scratch: work, log, tool })
    if (!isProblem(result)) rows.push([format, result.passed ? 'passed' : 'wrong', result.summary])
    else if (result.code === 'no-tool')
      rows.push([format, 'skipped', `${result.message}; ${result.hint}`])
    else rows.push([format, 'failed', result.message])
  }
  console.log(table(rows))
  if (rows.some(([, state]) => state === 'wrong' || state === 'failed'))
    process.exitCode = exitCode.found
  return undefined
}

const scratch = mkdtempSync(join(tmpdir(), 'spirv-cts-exports-'))
try {
  const why = await everything(scratch)
  if (why !== undefined) fail(why)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
