import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '#runner/report/group-by'
import { table } from '../../../cli/output/table.ts'
import type { ProducerOutput } from './made-log.ts'

function number(lines: readonly ProducerOutput[], outcome: ProducerOutput['outcome']): string {
  return String(lines.filter((made) => made.outcome === outcome).length)
}

/** Modules that differ. */
export function distinct(lines: readonly ProducerOutput[]): number {
  return new Set(lines.flatMap(({ module }) => module ?? [])).size
}

function row(title: readonly string[], lines: readonly ProducerOutput[]): readonly string[] {
  const outcomes = ['module', 'large', 'refused', 'crash', 'timeout'] as const
  return [
    ...title,
    String(lines.length),
    ...outcomes.map((outcome) => number(lines, outcome)),
    String(distinct(lines)),
  ]
}

/** A producer of a suite, for a person. */
export function producerName({
  producer,
  suite,
}: Pick<ProducerOutput, 'producer' | 'suite'>): string {
  return suite === 'testing' ? producer : `${producer}@${suite}`
}

/** The number of modules that each producer has made from the sets, and all of them together. */
export function madeTable(lines: readonly ProducerOutput[]): string {
  const rows = groupBy(lines, (made) => {
    const [how = ''] = made.compilation.split(' after ')
    return `${producerName(made)}\t${how}`
  })
  return table([
    [
      'producer',
      'compilation',
      'asked',
      'modules',
      'large',
      'refused',
      'crash',
      'hang',
      'distinct',
    ],
    ...[...rows].sort().map(([title, made]) => row(title.split('\t'), made)),
    row(['all', ''], lines),
  ])
}

/**
 * Writes the inputs for which a producer has made no module, with its message, one in a line: `refused-PRODUCER.txt`.
 *
 * @returns the lines about producers that died or did not answer.
 */
export function writeFailures(folder: string, lines: readonly ProducerOutput[]): readonly string[] {
  const failed = lines.filter(({ outcome }) => outcome !== 'module')
  const line = ({ set, source, compilation, outcome, why = '' }: ProducerOutput): string =>
    `${outcome}: ${set} ${source}, ${compilation}: ${why}`
  for (const [producer, made] of groupBy(failed, producerName))
    writeFileSync(join(folder, `refused-${producer}.txt`), `${made.map(line).sort().join('\n')}\n`)
  return failed
    .filter(({ outcome }) => outcome === 'crash' || outcome === 'timeout')
    .map((made) => `${producerName(made)}: ${line(made)}`)
}
