import type { Module } from '#generators/module'
import { enumerantOf } from '#generators/words/instruction-of'
import { opcodeOf } from '#spec/grammar/opcodes'
import { oneOf } from '../../make/chances.ts'
import { numbersOf } from './decorated.ts'
import type { ModuleOption } from './effect.ts'

/** A thing that an option keeps, in words that are the same before and after, and the ordinal of its instruction. */
interface KeptThing {
  readonly text: string
  readonly ordinal: number
}

type KeptThings = (module: Module) => readonly KeptThing[]

const opVariable = opcodeOf('OpVariable')
const interfaces = new Set(['Input', 'Output'].map((name) => enumerantOf('StorageClass', name)))

const pairs: KeptThings = (module) => {
  const sets = new Map(
    numbersOf(module, 'DescriptorSet')
      .toReversed()
      .map(({ target, value }) => [target, value]),
  )
  return numbersOf(module, 'Binding').flatMap(({ target, value, ordinal }) => {
    const set = sets.get(target)
    return set === undefined ? [] : [{ text: `set ${set}, binding ${value}`, ordinal }]
  })
}

const specIds: KeptThings = (module) =>
  numbersOf(module, 'SpecId').map(({ value, ordinal }) => ({ text: `SpecId ${value}`, ordinal }))

const ofInterface: KeptThings = ({ instructions }) =>
  instructions.flatMap(({ opcode, words: [, id, storage = -1] }, ordinal) =>
    opcode === opVariable && interfaces.has(storage) ? [{ text: `variable %${id}`, ordinal }] : [],
  )

const removing = ['-O', '-Os', '--eliminate-dead-code-aggressive', '--eliminate-dead-variables']

function preserving(name: string, things: KeptThings, passes = removing): ModuleOption {
  return {
    name,
    draw: (module, random) =>
      things(module).length === 0 ? undefined : [oneOf(random, passes), name],
    promised: (module, options) => {
      const before = things(module)
      if (!options.includes(name)) return undefined
      return (output) => {
        const after = new Set(things(output).map(({ text }) => text))
        const lost = before.find(({ text }) => !after.has(text))
        if (lost === undefined) return undefined
        const { text, ordinal } = lost
        return { message: `${text} is gone`, lacks: { expected: module, ordinal } }
      }
    },
  }
}

/** Options after which something is still there that passes would remove. */
export const preserved: readonly ModuleOption[] = [
  preserving('--preserve-bindings', pairs),
  preserving('--preserve-interface', ofInterface),
  preserving('--preserve-spec-constants', specIds, [...removing, '--eliminate-dead-const']),
]
