import type { Instruction, Module } from '#generators/module'
import { commonRows } from '#generators/words/common-rows'
import type { IdFacts } from '#generators/words/facts'
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

/** Ids that an instruction uses, other than its result. */
function idsIn(instruction: Instruction, known: IdFacts): readonly number[] {
  return operandsOf(instruction, known)
    .filter(({ kind }) => kind !== 'IdResult' && operandKindByName(kind)?.category === 'Id')
    .map(({ word }) => instruction.words[word] ?? 0)
}

function named(instruction: Instruction, module: Module): InstructionNames {
  const known = knownOf(module)
  const places = operandsOf(instruction, known)
  const { result } = resultsOf(instruction)
  const name = instructionByOpcode(instruction.opcode)?.name ?? `Op${instruction.opcode}`
  return {
    name,
    result,
    uses: idsIn(instruction, known),
    words: [name.slice(2), ...places.flatMap((place) => wordsOf(instruction, place))],
  }
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
function madeFrom(module: Module, first: ReadonlySet<number>): ReadonlySet<number> {
  const ids = new Set(first)
  const known = knownOf(module)
  const rows = module.instructions.flatMap((instruction) => {
    const { result } = resultsOf(instruction)
    return result === 0 ? [] : [{ result, uses: idsIn(instruction, known) }]
  })
  for (let before = -1; before < ids.size; ) {
    before = ids.size
    for (const { result, uses } of rows) if (uses.some((id) => ids.has(id))) ids.add(result)
  }
  return ids
}

/** The differing instructions of an invalid module and its control, as far as messages are compared with them. */
interface ModuleDifference {
  /** By the ordinal of an instruction of the invalid module: the control has no such instruction. */
  readonly isNew: readonly boolean[]
  /** Ids that differing instructions use. */
  readonly used: ReadonlySet<number>
  /** Ids that are made from differing instructions. */
  readonly made: ReadonlySet<number>
  /** Words of differing instructions that a message may repeat. */
  readonly words: ReadonlySet<string>
}

function foundDifference(words: Uint32Array, control: Uint32Array): ModuleDifference | undefined {
  const broken = read(words)
  const sound = read(sameIds(words, control))
  if (broken === undefined || sound === undefined) return undefined
  if (broken.version !== sound.version) return undefined
  const common = commonRows(broken.instructions.map(textOf), sound.instructions.map(textOf))
  const isNew = broken.instructions.map(() => true)
  const isGone = sound.instructions.map(() => true)
  for (const [mine, theirs] of common) {
    isNew[mine] = false
    isGone[theirs] = false
  }
  const differing = [
    ...broken.instructions
      .filter((_, index) => isNew[index])
      .map((instruction) => named(instruction, broken)),
    ...sound.instructions
      .filter((_, index) => isGone[index])
      .map((instruction) => named(instruction, sound)),
  ]
  if (differing.length === 0) return undefined
  if (differing.some(({ name }) => ofTheModule.test(name) || flow.test(name))) return undefined
  // An instruction without a result concerns the ids that it uses.
  const changed = differing.flatMap(({ result, uses }) => (result === 0 ? uses : [result]))
  return {
    isNew,
    used: new Set(differing.flatMap(({ uses }) => uses)),
    made: madeFrom(broken, new Set(changed)),
    words: new Set(differing.flatMap(({ words }) => words)),
  }
}

/** Differences that were found: a module is asked about in several environments, and by several tools. */
const found = new WeakMap<
  Uint32Array,
  { readonly control: Uint32Array; readonly difference: ModuleDifference | undefined }
>()

/** `undefined` where messages about the module say nothing, as {@link unrelatedInstruction} has it. */
function differenceOf(words: Uint32Array, control: Uint32Array): ModuleDifference | undefined {
  const known = found.get(words)
  if (known?.control === control) return known.difference
  const difference = foundDifference(words, control)
  found.set(words, { control, difference })
  return difference
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
  if (ofPlace.test(first)) return undefined
  const broken = read(words)
  const index = broken && blamedInstruction(message, broken)
  if (broken === undefined || index === undefined) return undefined
  const difference = differenceOf(words, control)
  const instruction = broken.instructions[index]
  if (difference === undefined || instruction === undefined || difference.isNew[index])
    return undefined
  const blamed = named(instruction, broken)
  return isRelated(first, blamed, difference) ? undefined : { name: blamed.name, index }
}

function isRelated(
  message: string,
  blamed: InstructionNames,
  { used, made, words }: ModuleDifference,
): boolean {
  const ids = [...message.matchAll(/'(\d+)\[/g)].map(([, id]) => Number(id))
  const spoken = message.split(/\W+/).map((word) => word.replace(/^Op/, ''))
  return (
    used.has(blamed.result) ||
    [blamed.result, ...blamed.uses].some((id) => made.has(id)) ||
    ids.some((id) => used.has(id) || made.has(id)) ||
    spoken.some((word) => words.has(word))
  )
}
