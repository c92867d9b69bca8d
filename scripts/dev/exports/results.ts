import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import type { Dispatch } from '#runner/oracle/oracle'
import { problem } from '#runner/problem'
import { openTools } from '../../cli/tools/open-tools.ts'
import type { ExportConsumer } from './consumer.ts'

interface ExpectedRun {
  readonly dispatch: Dispatch
  /** Bytes that each buffer of the dispatch must hold afterwards; `undefined` where it may hold anything. */
  readonly expected: readonly (Uint8Array | undefined)[]
}

/**
 * The contents of a line of the table and the files of its folder; `undefined` for a case with a heap, which no device
 * here has.
 */
function readRun(folder: string, line: string): ExpectedRun | undefined {
  const [place = '', , entryPoint = '', groups = '', values = '-', sizes = '-'] = line.split('\t')
  if (sizes !== '-') return undefined
  const names = readdirSync(join(folder, place))
  const bytes = (name: string) =>
    names.includes(name) ? new Uint8Array(readFileSync(join(folder, place, name))) : undefined
  const buffers = names.flatMap((name) => {
    const [, set, binding] = /^in-(\d+)-(\d+)\.bin$/.exec(name) ?? []
    const content = bytes(name)
    return set === undefined || content === undefined
      ? []
      : [{ set: Number(set), binding: Number(binding), bytes: content }]
  })
  const [x = 1, y = 1, z = 1] = groups.split(' ').map(Number)
  const pairs = values === '-' ? [] : values.split(' ').map((pair) => pair.split('='))
  return {
    dispatch: {
      module: bytes('module.spv') ?? new Uint8Array(),
      entryPoint,
      groups: [x, y, z],
      pushConstants: bytes('push-constants.bin') ?? new Uint8Array(),
      specialization: pairs.map(([id = '', digits = '']) => ({
        id: Number(id),
        bytes: new Uint8Array(Buffer.from(digits, 'hex')),
      })),
      buffers,
      arguments: [],
    },
    expected: buffers.map(({ set, binding }) => bytes(`expected-${set}-${binding}.bin`)),
  }
}

/** Runs the cases on lavapipe according to the files: each that it can run must leave the expected bytes. */
export const results: ExportConsumer = async ({ folder }) => {
  const tools = await openTools(['vulkan:lavapipe'], { jobs: 1, timeoutMs: 10_000 })
  if (isProblem(tools)) return tools
  const [tool] = tools
  if (tool?.kind !== 'consumer' || tool.runAll === undefined)
    return problem('failed', 'vulkan:lavapipe runs nothing')
  const lines = readFileSync(join(folder, 'results.tsv'), 'utf8').trimEnd().split('\n')
  const runs = lines.flatMap((line) => readRun(folder, line) ?? [])
  const left = await tool.runAll(runs.map(({ dispatch }) => dispatch))
  tool.close()
  const ran = left.flatMap((output, index) =>
    output.kind === 'output' ? [{ output, expected: runs[index]?.expected ?? [] }] : [],
  )
  if (ran.length === 0)
    return problem('no-tool', `lavapipe can run none of ${lines.length} cases`, 'select others')
  const right = ran.filter(({ output, expected }) =>
    expected.every(
      (bytes, byteIndex) =>
        bytes === undefined || Buffer.from(output.value[byteIndex] ?? []).equals(bytes),
    ),
  )
  return {
    summary: `lavapipe leaves the expected bytes in ${right.length} of ${ran.length} cases; ${lines.length - ran.length} others were not run`,
    passed: right.length === ran.length,
  }
}
