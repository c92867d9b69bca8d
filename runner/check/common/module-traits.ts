import type { Instruction, Module } from '#generators/module'
import { magicNumber } from '#generators/words/header'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { faultTraits } from './fault-traits.ts'
import { nameOf } from './name-of.ts'

/** A module that a tool was asked about. */
export interface TraitsSubject {
  readonly words: Uint32Array
  /** The valid module that differs in the fault; `null` for a valid one. */
  readonly control: Uint32Array | null
  /** Name of the environment. */
  readonly environment: string
  readonly rule: string
}

const opFunction = opcodeOf('OpFunction')

// The largest first: of those that separate answers equally well it is the closest to them.
const sizes = [5000, 2000, 1500, 1000, 500, 200, 100, 50]
const lengths = [65_536, 16_384, 8192, 4096, 2048, 1024]
const ids = [2000, 1000, 500, 300, 200, 100, 50]

/** Instructions of which a module may have one or many. */
const counted = ['OpEntryPoint', 'OpExecutionMode', 'OpExtInstImport', 'OpExtension', 'OpFunction']

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

/** Traits of sizes and numbers. */
function* sizeTraits(
  words: Uint32Array,
  { instructions, bound }: Pick<Module, 'instructions' | 'bound'>,
): Iterable<string> {
  for (const length of lengths) if (words.length > length) yield `have more than ${length} words`
  for (const size of sizes)
    if (instructions.length > size) yield `have more than ${size} instructions`
  for (const id of ids) if (bound > id + 1) yield `have an id above ${id}`
  const numbers = new Map<string, number>()
  for (const instruction of instructions) {
    const name = nameOf(instruction)
    numbers.set(name, (numbers.get(name) ?? 0) + 1)
  }
  for (const name of counted) if ((numbers.get(name) ?? 0) > 1) yield `have more than one ${name}`
}

/** Instructions and their enumerants; those of masks, too. */
function* contentTraits(module: Module): Iterable<string> {
  const known = knownOf(module)
  for (const instruction of module.instructions) {
    yield `have ${nameOf(instruction)}`
    for (const { kind, word } of operandsOf(instruction, known)) {
      const row = operandKindByName(kind)
      const value = instruction.words[word] ?? 0
      for (const enumerant of row?.enumerants ?? [])
        if (
          row?.category === 'ValueEnum'
            ? enumerant.value === value
            : row?.category === 'BitEnum' && (enumerant.value & value) !== 0
        )
          yield `have ${kind} ${enumerant.name}`
    }
  }
}

/**
 * What may distinguish the modules about which a tool is wrong, as predicates of a sentence: environment, version, byte order, size,
 * the place of the fault, instructions, enumerants, forms of constants, and their order. The general ones come first.
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
  const add = (more: Iterable<string>): void => {
    for (const trait of more) traits.add(trait)
  }
  const { instructions, version } = module
  traits.add(`have version ${(version >>> 16) & 255}.${(version >>> 8) & 255}`)
  if (words[0] !== magicNumber) traits.add('are in the other byte order')
  traits.add(`are of ${rule.slice(0, rule.indexOf('/'))}`)
  add(sizeTraits(words, module))
  add(faultTraits(module, control))
  add(contentTraits(module))
  add(orderTraits(instructions))
  return traits
}
