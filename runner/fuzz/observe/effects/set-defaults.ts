import type { Instruction, Module } from '#generators/module'
import { resultsOf } from '#generators/words/results-of'
import { opcodeOf } from '#spec/grammar/opcodes'
import { below, oneOf } from '../../make/chances.ts'
import { numbersOf } from './decorated.ts'
import { type ModuleOption, sameAs, valuesOf } from './effect.ts'

const name = '--set-spec-const-default-value'
const most = 3
const [yes, no] = [opcodeOf('OpSpecConstantTrue'), opcodeOf('OpSpecConstantFalse')]
const opSpecConstant = opcodeOf('OpSpecConstant')
const opTypeInt = opcodeOf('OpTypeInt')
const [byteBits, wordBits, longBits] = [8, 32, 64]

/** A specialization constant that has an id of its own. */
interface SpecConstant {
  readonly id: number
  readonly ordinal: number
  readonly constant: Instruction
}

function constantsOf(module: Module): readonly SpecConstant[] {
  const decorations = numbersOf(module, 'SpecId')
  const uses = new Map<number, number>()
  for (const { value } of decorations) uses.set(value, (uses.get(value) ?? 0) + 1)
  const ordinals = new Map<number, number>()
  for (const [ordinal, instruction] of module.instructions.entries()) {
    const { result } = resultsOf(instruction)
    if (!ordinals.has(result)) ordinals.set(result, ordinal)
  }
  return decorations.flatMap(({ target, value: id }) => {
    const ordinal = ordinals.get(target) ?? -1
    const constant = module.instructions[ordinal]
    return constant === undefined || uses.get(id) !== 1 ? [] : [{ id, ordinal, constant }]
  })
}

interface IntegerType {
  readonly width: number
  readonly isSigned: boolean
}

/** The type of an integer constant; `undefined` for other ones. */
function integerType(
  { instructions }: Module,
  { opcode, words }: Instruction,
): IntegerType | undefined {
  const type = instructions.find((row) => resultsOf(row).result === words[0])
  if (opcode !== opSpecConstant || type?.opcode !== opTypeInt) return undefined
  const [, width = 0, sign] = type.words
  return width < byteBits || width > longBits ? undefined : { width, isSigned: sign === 1 }
}

/** Numbers around the middle and both ends of what a type holds. */
function integersOf({ width, isSigned }: IntegerType): readonly bigint[] {
  const top = 1n << BigInt(width - (isSigned ? 1 : 0))
  const near = [0n, 1n, 2n, 100n, top - 1n, top - 2n]
  return isSigned ? [...near, -1n, -100n, -top, 1n - top] : near
}

/** The words of an integer, with its sign extended to whole words. */
function wordsOfInteger(value: bigint, { width }: IntegerType): readonly number[] {
  const low = Number(BigInt.asUintN(wordBits, value))
  if (width <= wordBits) return [low]
  return [low, Number(BigInt.asUintN(wordBits, value >> BigInt(wordBits)))]
}

/** The constant with the default that a text states; `undefined` where it has no such value. */
function withDefault(module: Module, constant: Instruction, text: string): Instruction | undefined {
  const { opcode, words } = constant
  if (opcode === yes || opcode === no) return { opcode: text === 'true' ? yes : no, words }
  const type = integerType(module, constant)
  if (type === undefined) return undefined
  return { opcode, words: [...words.slice(0, 2), ...wordsOfInteger(BigInt(text), type)] }
}

/** `--set-spec-const-default-value=ID:VALUE`, several times: these defaults change, and nothing else. */
export const setDefaults: ModuleOption = {
  name,
  draw: (module, random) => {
    const texts = new Map<number, string>()
    const constants = constantsOf(module)
    for (let turn = 0; turn < most && constants.length > 0; turn++) {
      const { id, constant } = oneOf(random, constants)
      const type = integerType(module, constant)
      if (type !== undefined) texts.set(id, String(oneOf(random, integersOf(type))))
      else if (constant.opcode === yes || constant.opcode === no)
        texts.set(id, String(below(random, 2) === 1))
    }
    return texts.size === 0 ? undefined : [...texts].map(([id, text]) => `${name}=${id}:${text}`)
  },
  promised: (module, options) => {
    const values = valuesOf(options, name)
    if (values.length === 0) return undefined
    const constants = constantsOf(module)
    const changed = new Map<number, Instruction>()
    for (const { left, right } of values) {
      const found = constants.find(({ id }) => id === Number(left))
      const instruction = found && withDefault(module, found.constant, right)
      if (found === undefined || instruction === undefined) return undefined
      changed.set(found.ordinal, instruction)
    }
    return sameAs({
      ...module,
      instructions: module.instructions.map(
        (instruction, ordinal) => changed.get(ordinal) ?? instruction,
      ),
    })
  },
}
