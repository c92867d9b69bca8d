import { dispatchOf } from '../execute/dispatch-of.ts'
import { octets } from '../oracle/octets.ts'
import { template } from '../render.ts'
import { bufferKey, requestOf } from '../results/run-file.ts'
import type { ExportedResult } from './exported-result.ts'
import type { Exporter } from './exporter.ts'
import { originView } from './origin-view.ts'

const bytes = (digits: string) => Buffer.from(digits, 'hex')

/** The text of an empty cell of the table. */
const none = '-'

function listed(pairs: readonly (readonly [name: string | number, value: string | number])[]) {
  return pairs.map(([name, value]) => `${name}=${value}`).join(' ') || none
}

/** The line of a case: how its module is run. */
function row({ id, file, words, environment }: ExportedResult): string {
  const { specialization } = dispatchOf(words, requestOf(file))
  return [
    `cases/${id}`,
    environment,
    file.entryPoint,
    file.dispatch.join(' '),
    listed(
      specialization.map((constant) => [constant.id, Buffer.from(constant.bytes).toString('hex')]),
    ),
    listed(Object.entries(file.descriptorSizes ?? {})),
    file.features?.join(' ') ?? none,
  ].join('\t')
}

/** The files of a case: its module, and the bytes of buffers before and after the run. */
function contents({ id, file, words }: ExportedResult): readonly [string, Uint8Array][] {
  const buffers = (kind: string, all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([name, digits]): [string, Uint8Array] => [
      `cases/${id}/${kind}-${bufferKey(name).replace(',', '-')}.bin`,
      bytes(digits),
    ])
  const { pushConstants } = file
  return [
    [`cases/${id}/module.spv`, octets(words)],
    ...buffers('in', file.input),
    ...buffers('expected', file.expected),
    ...(pushConstants === undefined
      ? []
      : [[`cases/${id}/push-constants.bin`, bytes(pushConstants)] satisfies [string, Uint8Array]]),
  ]
}

/** Modules with the bytes of their buffers before and after a run, and a table that says how each is run. */
export const results: Exporter = {
  summary: 'cases with results: binaries, contents of buffers before and after, and a table',
  consumer: 'a program that runs modules',
  takes: ['results'],
  files: (_, origin, all) => {
    // The table says how a dispatch is run whose bindings are buffers.
    const cases = all.filter(({ file: { draw, images } }) => (draw ?? images) === undefined)
    if (cases.length === 0) return new Map()
    const view = { ...originView(origin), count: cases.length }
    return new Map<string, string | Uint8Array>([
      ['README.md', template('exports/results/README.md.hbs', 'none')(view)],
      ['results.tsv', `${cases.map(row).join('\n')}\n`],
      ...cases.flatMap(contents),
    ])
  },
}
