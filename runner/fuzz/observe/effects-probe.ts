import type { Module } from '#generators/module'
import { fromBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Consumer } from '../../oracle/oracle.ts'
import { oneOf } from '../make/chances.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import type { EffectFault, ModuleOption } from './effects/effect.ts'
import { notAsked, type Observation } from './observation.ts'
import type { Probe } from './probe.ts'
import { sumOf } from './sum-of.ts'

/** One of this number of modules is asked about. */
const share = 2
const seed = 4

/** Draws words for an option that a module has something for. */
function drawnFor(listed: readonly ModuleOption[], module: Module, words: Uint32Array) {
  const random = randomOf(sumOf(words), seed)
  const left = [...listed]
  while (left.length > 0) {
    const option = oneOf(random, left)
    const drawn = option.draw(module, random)
    if (drawn !== undefined) return drawn
    left.splice(left.indexOf(option), 1)
  }
  return undefined
}

interface PromisedModule extends Asked {
  readonly position: number
  readonly options: readonly string[]
  readonly fault: EffectFault
}

function promisedOf(listed: readonly ModuleOption[], asked: readonly Asked[]) {
  return asked.flatMap((question, position): readonly PromisedModule[] => {
    const { words, judge } = question
    const module = judge.kind === 'valid' ? read(words) : undefined
    if (module === undefined) return []
    const options = question.options ?? drawnFor(listed, module, words)
    if (options === undefined) return []
    const fault = listed.flatMap((option) => option.promised(module, options) ?? [])[0]
    return fault === undefined ? [] : [{ ...question, position, options, fault }]
  })
}

/** Introduces, in the words of a finding, the line that the listing of the output should have. */
const lacking = 'the output lacks '

/** The line that a finding says is lacking; `undefined` where it says none. */
export function lackingLine(message: string): string | undefined {
  const place = message.indexOf(lacking)
  return place < 0 ? undefined : message.slice(place + lacking.length)
}

/** The line of an instruction in the listing of a module. */
function listedLine(module: Module, ordinal: number): string | undefined {
  const lines = disassemble(encode(module)).split('\n')
  return lines.filter((line) => !line.startsWith(';'))[ordinal]?.trim()
}

function told({ options, fault }: PromisedModule, output: Uint8Array): Observation {
  const module = read(fromBytes(output) ?? new Uint32Array())
  const defect = module === undefined ? { message: 'the output is not a module' } : fault(module)
  if (defect === undefined) return { kind: 'output', template: '' }
  const { message, lacks } = defect
  const names = options.map((option) => option.split('=', 1)[0])
  const key = `${[...new Set(names)].join(' ')}: ${message.replaceAll(/\d+/g, 'N')}`
  const line = lacks && listedLine(lacks.expected, lacks.ordinal)
  const text = line === undefined ? message : `${message}: ${lacking}${line}`
  const disagreement = { outcome: 'wrong-output', key, said: text, options } as const
  return { kind: 'output', template: key, disagreement }
}

/**
 * Hands valid modules to an optimiser with an option whose effect is known, drawn for each module, always the same for the same
 * one, and looks for that effect in what it makes. Other faults of the tool are left to other probes.
 */
export function effectsProbe(tool: Consumer, listed: readonly ModuleOption[]): Probe {
  return {
    name: `${tool.name}+effects`,
    tools: [tool],
    one: { of: share, at: 0 },
    observe: async (asked) => {
      const promised = promisedOf(listed, asked)
      const observations: Observation[] = asked.map(() => notAsked)
      if (promised.length === 0) return observations
      const outputs = await tool.takeAll(
        promised.map(({ words, environment, options }) => ({
          module: words,
          environment,
          options,
        })),
      )
      for (const [index, question] of promised.entries()) {
        const output = outputs[index]
        if (output?.kind === 'output' && output.value !== null)
          observations[question.position] = told(question, output.value)
      }
      return observations
    },
  }
}
