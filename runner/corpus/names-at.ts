import type { Instruction, Module } from '#generators/module'
import type { IdFacts } from '#generators/words/facts'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { resultsOf } from '#generators/words/results-of'
import { instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { idEnumerations } from '#spec/grammar/id-enumerations'
import { opcodeOf } from '#spec/grammar/opcodes'

/** An instruction, as far as names and ids go. */
interface Mention {
  readonly opname: string
  /** Each after its kind: `StorageClass Uniform`. */
  readonly names: readonly string[]
  /** Ids among its operands, the Result Type included. */
  readonly ids: readonly number[]
  readonly result: number | undefined
}

/** Instructions that hold for the whole module. */
const everywhere: ReadonlySet<string> = new Set(['OpCapability', 'OpEntryPoint', 'OpMemoryModel'])

function named(kind: string, value: number): readonly string[] {
  const row = operandKindByName(kind)
  return (row?.enumerants ?? [])
    .filter(({ value: setValue }) =>
      row?.category === 'BitEnum' && setValue !== 0 ? (setValue & value) !== 0 : setValue === value,
    )
    .map(({ name }) => `${kind} ${name}`)
}

function mentionOf(
  module: Module,
  index: number,
  known: IdFacts,
  constants: ReadonlyMap<number, number>,
): Mention {
  const instruction = module.instructions[index] as Instruction
  const { words } = instruction
  const opname = instructionByOpcode(instruction.opcode)?.name ?? ''
  const places = operandsOf(instruction, known)
  return {
    opname,
    names: [
      `Opcode ${opname}`,
      ...places.flatMap(({ kind, word, enumeration }) => {
        const value = words[word] ?? 0
        const constant = idEnumerations[kind]
        if (constant !== undefined) return named(constant, constants.get(value) ?? -1)
        return enumeration === undefined ? [] : named(kind, value)
      }),
    ],
    ids: places.flatMap(({ kind, word }) =>
      kind.startsWith('Id') && kind !== 'IdResult' ? [words[word] ?? 0] : [],
    ),
    result: resultsOf(instruction).result,
  }
}

function read(module: Module): readonly Mention[] {
  const known = knownOf(module)
  const constant = opcodeOf('OpConstant')
  const constants = new Map(
    module.instructions
      .filter(({ opcode }) => opcode === constant)
      .map(({ words }): [number, number] => [words[1] ?? 0, words[2] ?? 0]),
  )
  return module.instructions.map((_, index) => mentionOf(module, index, known, constants))
}

/**
 * The opcodes and enumerants, each after its kind, among which an instruction of a module appears: its own; those of the
 * instructions that define its operands, and what these refer to; those of the instructions that use its result; and those
 * that hold for the whole module, such as capabilities and execution models.
 */
export function namesAt(module: Module): (index: number) => ReadonlySet<string> {
  const mentions = read(module)
  const definitions = new Map<number, Mention>()
  for (const each of mentions)
    if (each.result !== undefined && !definitions.has(each.result))
      definitions.set(each.result, each)
  const users = new Map<number, Mention[]>()
  for (const each of mentions)
    for (const id of new Set(each.ids)) {
      const mentions = users.get(id)
      if (mentions === undefined) users.set(id, [each])
      else mentions.push(each)
    }
  const whole = mentions.flatMap(({ opname, names }) => (everywhere.has(opname) ? names : []))
  const referred = ({ ids }: Mention) => ids.flatMap((id) => definitions.get(id) ?? [])
  return (index) => {
    const mention = mentions[index]
    if (mention === undefined) return new Set(whole)
    const operands = referred(mention)
    const using = mention.result === undefined ? [] : (users.get(mention.result) ?? [])
    const near = [mention, ...operands, ...operands.flatMap(referred), ...using]
    return new Set([...near.flatMap(({ names }) => names), ...whole])
  }
}
