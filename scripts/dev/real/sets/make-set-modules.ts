import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '#runner/process/command'
import type { MadeLog, ProducerOutput } from './made-log.ts'
import { produce, putSource } from './produce.ts'
import type { Producer, SetCompilation, Transformer } from './producers.ts'
import type { SetSource } from './set-source.ts'
import { digestOf, type Starter } from './start.ts'

/** The task of making modules, and its tools. */
export interface SetMaking {
  readonly starter: Starter
  readonly log: MadeLog
  readonly producers: readonly Producer[]
  readonly transformers: readonly Transformer[]
  /** Whether to end, asked before each source. */
  readonly isOver: () => boolean
  readonly each?: (done: string) => void
}

/** Octets of the largest module that is transformed: larger ones would take most of the time. */
const mostTransformed = 256 * 1024

/** The identity of the programs of a producer; `undefined` if one is not installed. */
export function identityOf(
  starter: Starter,
  { suite, programs }: Pick<Producer, 'suite' | 'programs'>,
): string | undefined {
  const identities = programs.map((program) => starter.identity(suite, program))
  return identities.includes(undefined) ? undefined : identities.join(' ')
}

/** Octets of the largest module that is kept: larger ones would take most of the time of judging. */
const mostKept = 1024 * 1024

type MadeLine = Omit<ProducerOutput, 'outcome'>

async function make(
  { starter, log }: SetMaking,
  line: MadeLine,
  commands: (out: string) => readonly Command[],
  folder: string,
): Promise<ProducerOutput> {
  const product = await produce(starter, line.suite, commands, folder)
  if (product.kind !== 'module') {
    const made: ProducerOutput = { ...line, outcome: product.kind, why: product.why }
    log.add(made)
    return made
  }
  if (product.octets.length > mostKept) {
    const why = `a module of ${product.octets.length} octets: more than ${mostKept} are not kept`
    const made: ProducerOutput = { ...line, outcome: 'large', octets: product.octets.length, why }
    log.add(made)
    return made
  }
  const module = digestOf(product.octets)
  log.keep(module, product.octets)
  const made: ProducerOutput = { ...line, outcome: 'module', module, octets: product.octets.length }
  log.add(made)
  return made
}

function compiledLine(
  source: SetSource,
  producer: Producer,
  { name, environment, commands }: SetCompilation,
  identity: string,
): MadeLine {
  const { set, language, stage, text, flags } = source
  const shown = commands({ ...source, file: 'FILE' }, 'OUT')
  return {
    key: digestOf(text, JSON.stringify(flags), JSON.stringify(shown), identity),
    ...{ set, source: source.name, language, stage, environment },
    ...{ producer: producer.name, suite: producer.suite, compilation: name },
  }
}

/** Makes the modules of a source that the log does not have, and what the transformers make of them. */
async function compile(making: SetMaking, source: SetSource, folder: string): Promise<void> {
  const { producers, starter, log } = making
  const file = putSource(folder, source.stage, source.text)
  for (const producer of producers) {
    const identity = identityOf(starter, producer)
    if (identity === undefined || !producer.languages.includes(source.language)) continue
    for (const compilation of producer.compilations) {
      const line = compiledLine(source, producer, compilation, identity)
      if (log.has(line.key)) continue
      const commands = (out: string) => compilation.commands({ ...source, file }, out)
      await transform(making, await make(making, line, commands, folder), folder)
    }
  }
}

/** Makes modules of the sources, as long as it may. Modules that the log has are not made again. */
export async function makeSetModules(
  sources: Iterable<SetSource>,
  making: SetMaking,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'real-'))
  try {
    for (const source of sources) {
      if (making.isOver()) return
      making.each?.(`${source.set} ${source.name}`)
      await compile(making, source, folder)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks the transformers about a module, unless they were asked before or it is too large. */
async function transform(
  making: SetMaking,
  { module: original, octets = 0, ...made }: ProducerOutput,
  folder: string,
): Promise<void> {
  if (original === undefined || octets > mostTransformed) return
  const { log, transformers, starter } = making
  const { set, source, language, stage, environment } = made
  for (const transformer of transformers) {
    const identity = identityOf(starter, transformer)
    if (identity === undefined) continue
    for (const { name, environments, command } of transformer.transformations) {
      if (environments?.test(environment) === false) continue
      const key = digestOf(original, environment, transformer.suite, name, identity)
      if (log.has(key)) continue
      const { name: producer, suite } = transformer
      const compilation = `${name} after ${made.producer} ${made.compilation}`
      const origin = { set, source, language, stage, environment, original }
      const line = { key, producer, suite, compilation, ...origin }
      await make(making, line, (out) => [command(log.modulePath(original), out)], folder)
    }
  }
}

/** Asks the transformers about the modules of compilers that the log has, as long as it may. */
export async function transformModules(making: SetMaking): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'real-'))
  const compiled = making.log.lines().filter(({ original }) => original === undefined)
  try {
    for (const made of compiled) {
      if (making.isOver()) return
      making.each?.(made.source)
      await transform(making, made, folder)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
