import type { Instruction, Module } from '#generators/module'
import { commonRows } from '#generators/words/common-rows'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { sameIds } from '../fuzz/reduce/same-ids.ts'
import { blamedInstruction } from './blamed-instruction.ts'

/** An instruction with its names: the ids that it uses, and words that a message may repeat. */
interface InstructionNames {
  readonly name: string
  readonly result: number
  readonly uses: readonly number[]
  readonly words: readonly string[]
}

/** Instructions that make up functions and blocks; a change of one can make any instruction of its function wrong. */
const flow =
  /^Op(Label|Branch|Switch|Return|Kill|Unreachable|Terminate|Loop|Selection|Function|Phi)/

function named(module: Module): readonly InstructionNames[] {
  const known = knownOf(module)
  return module.instructions.map((instruction) => {
    const places = operandsOf(instruction, known)
    const { result } = resultsOf(instruction)
    const idOf = ({ kind }: { readonly kind: string }) =>
      operandKindByName(kind)?.category === 'Id' && kind !== 'IdResult'
    const name = instructionByOpcode(instruction.opcode)?.name ?? `Op${instruction.opcode}`
    return {
      name,
      result,
      uses: places.filter(idOf).map(({ word }) => instruction.words[word] ?? 0),
      words: [name.slice(2), ...places.flatMap((place) => wordsOf(instruction, place))],
    }
  })
}

/** Names of the enumerants of an operand. */
function wordsOf(
  { words }: Instruction,
  { enumeration, word }: ReturnType<typeof operandsOf>[number],
): readonly string[] {
  const value = words[word] ?? 0
  return (enumeration?.enumerants ?? [])
    .filter((row) =>
      enumeration?.category === 'ValueEnum' ? row.value === value : (row.value & value) !== 0,
    )
    .map(({ name }) => name)
}

/** Instructions that say what the whole module may do: with one of them changed, any other may be wrong. */
const ofTheModule =
  /^Op(Capability|Extension|MemoryModel|ExecutionMode|ExecutionModeId|EntryPoint)$/

function textOf({ opcode, words }: Instruction): string {
  return `${opcode} ${words.join(' ')}`
}

/** All ids that are made from these, at any number of steps. */
function madeFrom(
  rows: readonly InstructionNames[],
  first: ReadonlySet<number>,
): ReadonlySet<number> {
  const ids = new Set(first)
  for (let before = -1; before < ids.size; ) {
    before = ids.size
    for (const { result, uses } of rows)
      if (result !== 0 && uses.some((id) => ids.has(id))) ids.add(result)
  }
  return ids
}

/**
 * The words about places in a message: it is about an instruction between others, which need not be the one that
 * differs.
 */
const ofPlace = /\b(first|last|before|after|preceded?|appear|section|predecessor|dominated?)\b/

/** An instruction by its name, and its ordinal in the module. */
export interface UnrelatedInstruction {
  readonly name: string
  readonly index: number
}

/**
 * The instruction that a message of spirv-val points at, where that has nothing to do with the difference between an
 * invalid module and its control: it is the same in both, uses nothing that is made from a differing instruction, no
 * differing one uses it, and the message names nothing of a differing one.
 *
 * @returns `undefined` where the message may be about the difference, and where that cannot be
 *   known: the difference is the version, a declaration for the whole module or the order of blocks, or the message is about
 *   the place of an instruction, or names none.
 */
export function unrelatedInstruction(
  message: string,
  words: Uint32Array,
  control: Uint32Array,
): UnrelatedInstruction | undefined {
  const [first = ''] = message.split(' | ')
  const broken = read(words)
  const sound = read(sameIds(words, control))
  if (broken === undefined || sound === undefined || ofPlace.test(first)) return undefined
  const index = blamedInstruction(message, broken)
  if (index === undefined || broken.version !== sound.version) return undefined
  const [mine, theirs] = [named(broken), named(sound)]
  const common = commonRows(broken.instructions.map(textOf), sound.instructions.map(textOf))
  const [kept, left] = [
    new Set(common.map(([ordinal]) => ordinal)),
    new Set(common.map(([, ordinal]) => ordinal)),
  ]
  const differing = [
    ...mine.filter((_, index) => !kept.has(index)),
    ...theirs.filter((_, index) => !left.has(index)),
  ]
  const blamed = mine[index]
  if (blamed === undefined || !kept.has(index) || differing.length === 0) return undefined
  if (differing.some(({ name }) => ofTheModule.test(name) || flow.test(name))) return undefined
  return isRelated(first, blamed, differing, mine) ? undefined : { name: blamed.name, index }
}

function isRelated(
  message: string,
  blamed: InstructionNames,
  differing: readonly InstructionNames[],
  all: readonly InstructionNames[],
): boolean {
  const used = new Set(differing.flatMap(({ uses }) => uses))
  // An instruction without a result concerns the ids that it uses.
  const first = differing.flatMap(({ result, uses }) => (result === 0 ? uses : [result]))
  const made = madeFrom(all, new Set(first))
  const ids = [...message.matchAll(/'(\d+)\[/g)].map(([, id]) => Number(id))
  const spoken = new Set(message.split(/\W+/).map((word) => word.replace(/^Op/, '')))
  return (
    used.has(blamed.result) ||
    [blamed.result, ...blamed.uses].some((id) => made.has(id)) ||
    ids.some((id) => used.has(id) || made.has(id)) ||
    differing.some(({ words }) => words.some((word) => spoken.has(word)))
  )
}
