import { assembleText } from '#runner/corpus/assembly'
import { isProblem } from '#runner/is-problem'
import type { RunInput } from './run-input.ts'

/** The content of a script, in the words of the documentation of AmberScript. */
export interface AmberScript extends RunInput {
  readonly extensions: readonly string[]
  readonly features: readonly string[]
  /** Words that EXPECT compares, by descriptor set and binding; from the beginning of the buffer. */
  readonly expected: ReadonlyMap<string, Uint8Array>
}

/**
 * The form of a line of a command, by its first word. Every part that the documentation leaves optional is spelled out.
 */
const commands = {
  DEVICE_EXTENSION: /^DEVICE_EXTENSION (\w+)$/,
  DEVICE_FEATURE: /^DEVICE_FEATURE ([\w.]+)$/,
  SHADER: /^SHADER compute (\w+) SPIRV-ASM TARGET_ENV (\S+)$/,
  BUFFER: /^BUFFER (\w+) DATA_TYPE uint32 (?:DATA|SIZE (\d+) FILL (\d+))$/,
  PIPELINE: /^PIPELINE compute (\w+)$/,
  RUN: /^RUN (\w+) (\d+) (\d+) (\d+)$/,
  EXPECT: /^EXPECT (\w+) IDX 0 EQ((?: 0x[\da-f]{1,8})+)$/,
} as const

const inPipeline = {
  ATTACH: /^ {2}ATTACH (\w+) ENTRY_POINT (\w+)((?: SPECIALIZE \d+ AS uint32 \d+)*)$/,
  storage: /^ {2}BIND BUFFER (\w+) AS storage DESCRIPTOR_SET (\d+) BINDING (\d+)$/,
  push: /^ {2}BIND BUFFER (\w+) AS push_constant$/,
} as const

function bytesOf(values: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer)
}

function numbers(text: string): readonly number[] {
  return text
    .trim()
    .split(/\s+/)
    .map((line) => {
      if (!/^(0x[\da-f]+|\d+)$/.test(line) || Number(line) > 0xffff_ffff)
        throw new Error(`${line}: is not a uint32`)
      return Number(line)
    })
}

/** Reads a script of the subset of AmberScript that exports use. @throws if a line is not in it, or a name is not declared. */
export function readAmber(text: string): AmberScript {
  const lines = text.split('\n')
  if (lines.shift() !== '#!amber') throw new Error('does not begin with #!amber')
  const required = { extensions: [] as string[], features: [] as string[] }
  const [declared, expected] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()]
  const [places, bindings] = [new Map<string, string>(), new Map<string, Uint8Array>()]
  const specialization = new Map<number, Uint8Array>()
  const names = new Set<string>()
  let words: Uint32Array | undefined
  let pushConstants = new Uint8Array()
  let entryPoint = ''
  let groups: RunInput['groups'] | undefined

  const next = () => {
    const line = lines.shift()
    if (line === undefined) throw new Error('ends within a block')
    return line
  }
  const block = () => {
    const found: string[] = []
    for (let line = next(); line !== 'END'; line = next()) found.push(line)
    return found
  }
  const parts = (line: string, form: RegExp) => {
    const found = form.exec(line)
    if (found === null) throw new Error(`${line}: is not in the grammar`)
    return found
  }
  const buffer = (name: string) => {
    const found = declared.get(name)
    if (found === undefined) throw new Error(`${name}: is not declared before it is used`)
    return found
  }
  const named = (name: string) => {
    if (!names.has(name)) throw new Error(`${name}: is not declared before it is used`)
  }
  const pipelineLine = (line: string) => {
    if (line.startsWith('  ATTACH ')) {
      const [, shader = '', entry = '', values = ''] = parts(line, inPipeline.ATTACH)
      named(shader)
      entryPoint = entry
      for (const [, id, value] of values.matchAll(/SPECIALIZE (\d+) AS uint32 (\d+)/g))
        specialization.set(Number(id), bytesOf([Number(value)]))
    } else if (line.endsWith(' AS push_constant')) {
      pushConstants = new Uint8Array(buffer(parts(line, inPipeline.push)[1] ?? ''))
    } else {
      const [, name = '', set, binding] = parts(line, inPipeline.storage)
      if (bindings.has(`${set},${binding}`)) throw new Error(`${line}: is bound twice`)
      bindings.set(`${set},${binding}`, buffer(name))
      places.set(name, `${set},${binding}`)
    }
  }
  while (lines.length > 0) {
    const line = next()
    if (line === '' || line.startsWith('#')) continue
    const word = line.split(' ')[0] as keyof typeof commands
    if (!Object.hasOwn(commands, word)) throw new Error(`${line}: is no command`)
    const [, first = '', ...rest] = parts(line, commands[word])
    if (word === 'DEVICE_EXTENSION') required.extensions.push(first)
    else if (word === 'DEVICE_FEATURE') required.features.push(first)
    else if (word === 'SHADER') {
      names.add(first)
      const made = assembleText(`${block().join('\n')}\n`, rest[0] ?? '', 'script')
      if (isProblem(made)) throw new Error(made.message)
      words = made
    } else if (word === 'BUFFER') {
      const [size, fill] = rest.map(Number)
      const isFilled = !line.endsWith(' DATA')
      const values = isFilled
        ? Array.from({ length: size ?? 0 }, () => fill ?? 0)
        : numbers(block().join(' '))
      declared.set(first, bytesOf(values))
    } else if (word === 'PIPELINE') {
      names.add(first)
      block().forEach(pipelineLine)
    } else if (word === 'RUN') {
      named(first)
      const [x = 0, y = 0, z = 0] = rest.map(Number)
      groups = [x, y, z]
    } else {
      if (groups === undefined) throw new Error('expects something before it runs')
      expected.set(places.get(first) ?? '', bytesOf(numbers(rest[0] ?? '')))
    }
  }
  if (words === undefined || groups === undefined) throw new Error('runs nothing')
  return {
    ...required,
    words,
    entryPoint,
    groups,
    bindings,
    pushConstants,
    specialization,
    expected,
  }
}
