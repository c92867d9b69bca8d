import { isProblem } from '#runner/is-problem'
import { groupBy } from '#runner/report/group-by'
import { exitCode } from '../../cli/exit-code.ts'
import { fail } from '../../cli/fail.ts'
import { progress } from '../../cli/output/progress.ts'
import { table } from '../../cli/output/table.ts'
import { openDevice } from '../../cli/tools/open-device.ts'
import { compilers, optimisations } from './compilers.ts'
import { notInstalled } from './make-modules.ts'
import { askDevice, type RealAnswer, type RealRun, runName, runReal } from './run-real.ts'
import type { RealSource } from './source.ts'

/** Devices that `tools install` offers without a GPU. */
const devices = ['vulkan:lavapipe', 'vulkan:swiftshader', 'opencl:pocl', 'opencl:rusticl']

/** Devices that take kernels, and no shaders. */
const takesKernels = /^opencl:/

/** Stages that the interpreter runs. */
const computes: ReadonlySet<string> = new Set(['comp', 'kernel'])

function count(answers: readonly RealAnswer[], kind: RealAnswer['kind']): number {
  return answers.filter((answer) => answer.kind === kind).length
}

/** How many runs were equal, of those that were made: `12 of 12`; `-` where none was made. */
function cell(answers: readonly RealAnswer[]): string {
  const run = answers.length - count(answers, 'not run')
  const explained = count(answers, 'explained')
  if (run === 0) return '-'
  return `${count(answers, 'equal')} of ${run}${explained === 0 ? '' : `, ${explained} explained`}`
}

function showTable(
  runs: readonly RealRun[],
  asked: ReadonlyMap<string, readonly RealAnswer[]>,
): void {
  const rows = groupBy(runs, ({ compiler, source }) => `${compiler} ${source.language}`)
  const row = (title: string, runs: readonly RealRun[]): readonly string[] => {
    const known = new Set(runs)
    const number = (is: (run: RealRun) => boolean) => String(runs.filter(is).length)
    return [
      title,
      String(runs.length),
      number(({ outcome }) => outcome === 'defined'),
      number(({ original }) => original !== undefined),
      number(({ wrong }) => wrong !== undefined),
      ...[...asked.values()].map((answers) => cell(answers.filter(({ run }) => known.has(run)))),
    ]
  }
  console.log(
    table([
      ['compiler', 'runs', 'defined', 'optimised', 'wrong', ...asked.keys()],
      ...[...rows].map(([title, runs]) => row(title, runs)),
      row('all', runs),
    ]),
  )
}

function showCounts(title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  console.log(title)
  const counted = [...groupBy(texts, (text) => text)].sort((a, b) => b[1].length - a[1].length)
  console.log(table(counted.map(([text, all]) => [String(all.length), text])))
}

async function openedDevices(specs: readonly string[]) {
  const opened: (readonly [spec: string, tool: Awaited<ReturnType<typeof openDevice>>])[] = []
  for (const spec of specs) opened.push([spec, await openDevice(spec, 60_000)])
  return opened
}

/**
 * Runs the compute shaders and kernels that compilers make of the sources in the interpreter, and those with a defined result
 * on devices. Prints how the runs end and how many leave equal bytes; a difference results in exit code 1.
 *
 * @param named the devices; if absent, all that can be installed by default, and those that are missing are listed.
 */
export async function showRuns(
  sources: readonly RealSource[],
  named: readonly string[] | undefined,
): Promise<void> {
  const opened = await openedDevices(named ?? devices)
  const missing = opened.flatMap(([, tool]) => (isProblem(tool) ? [tool] : []))
  const [absentByName] = named === undefined ? [] : missing
  if (absentByName !== undefined) {
    for (const [, tool] of opened) if (!isProblem(tool)) tool.close()
    return fail(absentByName, exitCode.noTool)
  }
  const shown = progress()
  const able = sources.filter(({ stage }) => computes.has(stage))
  const runs = await runReal(able, compilers, optimisations, shown.show)
  const asked = new Map<string, readonly RealAnswer[]>()
  for (const [spec, tool] of opened) {
    if (isProblem(tool)) continue
    shown.show(spec)
    const fitting = runs.filter(
      ({ source }) => (source.stage === 'kernel') === takesKernels.test(spec),
    )
    asked.set(spec, await askDevice(tool, fitting))
    tool.close()
  }
  shown.done()
  showTable(runs, asked)
  showCounts(
    'in the interpreter:',
    runs.map(({ outcome }) => outcome),
  )
  for (const [spec, answers] of asked)
    showCounts(
      `not run by ${spec}:`,
      answers.flatMap(({ kind, said: message }) =>
        kind === 'not run' ? [message.split('\n', 1)[0]?.replaceAll(/%?\d+/g, '*') ?? ''] : [],
      ),
    )
  const wrong = runs.flatMap((run) =>
    run.wrong === undefined ? [] : [`spirv-opt: ${runName(run)}: ${run.wrong}`],
  )
  const different = [...asked].flatMap(([spec, answers]) =>
    answers.flatMap(({ kind, said: message }) =>
      kind === 'different' ? [`${spec}: ${message}`] : [],
    ),
  )
  const absent = missing.map(({ message }) => message)
  for (const line of [...notInstalled(compilers), ...absent, ...wrong, ...different])
    console.log(line)
  if (wrong.length + different.length > 0) process.exitCode = exitCode.found
}
