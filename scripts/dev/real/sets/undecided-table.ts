import { groupBy } from '#runner/report/group-by'
import { table } from '../../../cli/output/table.ts'
import type { JudgedModule } from './judge-modules.ts'
import { hasDebugInformation } from './made-by.ts'
import type { ProducerOutput } from './made-log.ts'
import { producerName } from './show-sets.ts'
import { unblockingOrder } from './undecided-order.ts'

/** The client of a module: `Vulkan`, `OpenGL` or `OpenCL`, and whether it has debug information. */
export function kindOf(made: ProducerOutput): string {
  const { environment, language } = made
  const client = environment.startsWith('vulkan') ? 'Vulkan' : 'OpenGL'
  const kind = language === 'opencl' ? 'OpenCL' : client
  return hasDebugInformation(made) ? `${kind}, debug` : kind
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

function row(title: readonly string[], modules: readonly JudgedModule[]): readonly string[] {
  const number = (is: (module: JudgedModule) => boolean): number => modules.filter(is).length
  const valid = number(({ ours }) => ours === 'valid')
  const unsupported = number(({ ours }) => ours === 'unsupported')
  const clear = number(({ ours, undecided }) => ours === 'valid' && undecided.length === 0)
  const refused = (ours: boolean, theirs: boolean): string =>
    String(
      number(
        (module) =>
          (module.ours === 'invalid') === ours && (module.theirs === 'invalid') === theirs,
      ),
    )
  return [
    ...title,
    String(modules.length),
    percent(modules.length - unsupported, modules.length),
    String(valid),
    refused(true, false),
    refused(false, true),
    refused(true, true),
    String(unsupported),
    `${clear} (${percent(clear, valid)})`,
  ]
}

/**
 * For each producer and kind: how many modules are judged, valid, refused by each tool, unsupported, and valid with
 * nothing undecided.
 */
export function verdictTable(modules: readonly JudgedModule[]): string {
  const rows = groupBy(modules, ({ made }) => `${producerName(made)}\t${kindOf(made)}`)
  return table([
    [
      ...['producer', 'kind', 'modules', 'judged', 'valid', 'refused: judge alone'],
      ...['spirv-val alone', 'both', 'unsupported', 'nothing undecided'],
    ],
    ...[...rows].sort().map(([title, group]) => row(title.split('\t'), group)),
    row(['all', ''], modules),
  ])
}

/** Most characters of a part that the table shows. */
const longest = 110

/** The undecided parts of the valid modules, in the order of how many modules each unblocks. */
export function unblockingTable(modules: readonly JudgedModule[]): string {
  const valid = modules.filter(({ ours }) => ours === 'valid')
  const order = unblockingOrder(valid.map(({ undecided }) => undecided))
  return table([
    ['modules', 'alone', 'together', 'undecided'],
    ...order.map(({ part, modules, alone, together }) => [
      String(modules),
      String(alone),
      `${together} (${percent(together, valid.length)})`,
      part.length > longest ? `${part.slice(0, longest)}…` : part,
    ]),
  ])
}

/** Why modules are unsupported, the most common reason first. */
export function unsupportedTable(modules: readonly JudgedModule[]): string {
  const unsupported = modules.filter(({ ours }) => ours === 'unsupported')
  const reasons = groupBy(unsupported, ({ message }) => message.replaceAll(/%\d+|\b\d+\b/g, '*'))
  return table([
    ['unsupported', 'why'],
    ...[...reasons]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([why, group]) => [String(group.length), why]),
  ])
}
