import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const schema = z.strictObject({
  /** Digest of everything that decides the outcome: the input, the commands and the programs. */
  key: z.string(),
  set: z.string(),
  source: z.string(),
  language: z.enum(['glsl', 'hlsl', 'opencl']),
  stage: z.string(),
  producer: z.string(),
  suite: z.string(),
  compilation: z.string(),
  environment: z.string(),
  outcome: z.enum(['module', 'large', 'refused', 'crash', 'timeout']),
  /** Digest of the module. */
  module: z.string().exactOptional(),
  octets: z.int().exactOptional(),
  /** Digest of the module that it was made of. */
  original: z.string().exactOptional(),
  /** The producer's message if it makes no module. */
  why: z.string().exactOptional(),
})

/** The output of a producer for a source, or for another module. */
export type ProducerOutput = z.infer<typeof schema>

/**
 * The outputs of producers, on disk: a module by its digest, and a line for each attempt, so that none is made twice.
 */
export interface MadeLog {
  readonly has: (key: string) => boolean
  /** Lines in the order in which they were written. */
  readonly lines: () => readonly ProducerOutput[]
  readonly add: (made: ProducerOutput) => void
  readonly keep: (digest: string, octets: Uint8Array) => void
  readonly module: (digest: string) => Uint8Array
  readonly modulePath: (digest: string) => string
}

/** A process that ends within a line leaves a part of it, which counts as not written. */
function readLine(text: string): ProducerOutput | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The log in a folder. Each shard writes a file of its own; all are read. */
export function openMadeLog(folder: string, shard = 'made'): MadeLog {
  const lineFolder = join(folder, 'made')
  mkdirSync(lineFolder, { recursive: true })
  const lines: ProducerOutput[] = readdirSync(lineFolder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(lineFolder, file), 'utf8').split('\n'))
    .flatMap((line) => (line === '' ? [] : (readLine(line) ?? [])))
  const keys = new Set(lines.map(({ key }) => key))
  const file = join(lineFolder, `${shard}.jsonl`)
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n')
  const modulePath = (digest: string): string =>
    join(folder, 'modules', digest.slice(0, 2), `${digest}.spv`)
  return {
    has: (key) => keys.has(key),
    lines: () => lines,
    add: (made) => {
      if (keys.has(made.key)) return
      keys.add(made.key)
      lines.push(made)
      appendFileSync(file, `${JSON.stringify(made)}\n`)
    },
    keep: (digest, octets) => {
      const path = modulePath(digest)
      if (existsSync(path)) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.${process.pid}`, octets)
      renameSync(`${path}.${process.pid}`, path)
    },
    module: (digest) => readFileSync(modulePath(digest)),
    modulePath,
  }
}
