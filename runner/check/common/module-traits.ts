import type { Instruction } from '#generators/module'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

/** A module that a tool was asked about. */
export interface TraitsSubject {
  readonly words: Uint32Array
  /** The valid module that differs in the fault; `null` for a valid one. */
  readonly control: Uint32Array | null
  /** Name of the environment. */
  readonly environment: string
  readonly rule: string
}

const [opFunction, opLabel] = [opcodeOf('OpFunction'), opcodeOf('OpLabel')]

// The largest first: of those that separate answers equally well it is the closest to them.
const sizes = [5000, 2000, 1500, 1000, 500, 200, 100, 50]
const ids = [2000, 1000, 500, 300, 200, 100, 50]

function nameOf({ opcode }: Instruction): string {
  return instructionByOpcode(opcode)?.name ?? `opcode ${opcode}`
}

function isSame(instruction: Instruction, other: Instruction | undefined): boolean {
  return (
    instruction.opcode === other?.opcode &&
    instruction.words.length === other.words.length &&
    instruction.words.every((word, index) => word === other.words[index])
  )
}

/** Ordinal of the first instruction that differs from the control; `undefined` where none does. */
function faultOf(
  instructions: readonly Instruction[],
  control: Uint32Array | null,
): number | undefined {
  const sound = control === null ? undefined : read(control)
  if (sound === undefined) return undefined
  const ordinal = instructions.findIndex(
    (instruction, index) => !isSame(instruction, sound.instructions[index]),
  )
  return ordinal < 0 ? undefined : ordinal
}

/** Traits of the place of the fault, and of what the faulty instruction uses. */
function* faultTraits(instructions: readonly Instruction[], fault: number): Iterable<string> {
  const faulty = instructions[fault] as Instruction
  const before = instructions.slice(0, fault + 1)
  const functions = before.filter(({ opcode }) => opcode === opFunction).length
  if (functions > 1) yield 'have the fault in a function after the first'
  if (functions === 0) yield 'have the fault before all functions'
  const from = before.findLastIndex(({ opcode }) => opcode === opFunction)
  const blocks = before.slice(from < 0 ? fault : from).filter(({ opcode }) => opcode === opLabel)
  if (blocks.length > 1) yield 'have the fault in a block after the first'
  yield `have the fault in ${nameOf(faulty)}`
  const used = new Set(faulty.words)
  for (const instruction of instructions) {
    const { result } = resultsOf(instruction)
    // A literal that looks like an id is met by chance, in right answers as well as in wrong ones.
    if (result !== 0 && used.has(result) && instruction !== faulty)
      yield `use the result of ${nameOf(instruction)} in the faulty instruction`
  }
}

/** Order of the first instructions of two kinds among constants and types. */
function* orderTraits(instructions: readonly Instruction[]): Iterable<string> {
  const firsts: string[] = []
  for (const instruction of instructions) {
    if (instruction.opcode === opFunction) break
    const name = nameOf(instruction)
    if (/^Op(Constant|SpecConstant)/.test(name) && !firsts.includes(name)) firsts.push(name)
  }
  for (const [index, first] of firsts.entries())
    for (const second of firsts.slice(index + 1)) yield `have ${first} before ${second}`
}

/**
 * What may distinguish the modules about which a tool is wrong, as predicates of a sentence: environment, version, size, the
 * place of the fault, instructions, enumerants, forms of constants, and their order. The general ones come first.
 */
export function traitsOf({
  words,
  control,
  environment,
  rule,
}: TraitsSubject): ReadonlySet<string> {
  const traits = new Set([`are asked about in ${environment}`])
  const module = read(words)
  if (module === undefined) return traits.add('are not whole instructions')
  const { instructions, version, bound } = module
  traits.add(`have version ${(version >>> 16) & 255}.${(version >>> 8) & 255}`)
  traits.add(`are of ${rule.slice(0, rule.indexOf('/'))}`)
  for (const size of sizes)
    if (instructions.length > size) traits.add(`have more than ${size} instructions`)
  for (const id of ids) if (bound > id + 1) traits.add(`have an id above ${id}`)
  const fault = faultOf(instructions, control)
  if (fault !== undefined) for (const trait of faultTraits(instructions, fault)) traits.add(trait)
  if (instructions.filter(({ opcode }) => opcode === opFunction).length > 1)
    traits.add('have more than one function')
  const known = knownOf(module)
  for (const instruction of instructions) {
    traits.add(`have ${nameOf(instruction)}`)
    for (const { kind, word } of operandsOf(instruction, known)) {
      if (operandKindByName(kind)?.category !== 'ValueEnum') continue
      const value = instruction.words[word]
      const row = operandKindByName(kind)?.enumerants?.find((each) => each.value === value)
      if (row !== undefined) traits.add(`have ${kind} ${row.name}`)
    }
  }
  for (const trait of orderTraits(instructions)) traits.add(trait)
  return traits
}
