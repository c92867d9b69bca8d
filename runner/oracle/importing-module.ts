import type { Instruction, Module } from '#generators/module'
import { fromBytes, toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import type { IdFacts } from '#generators/words/facts'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import { enumerantByName, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Binary } from './oracle.ts'

function enumerant(kind: string, name: string): number {
  return enumerantByName(kind, name)?.value ?? -1
}

const decorate = opcodeOf('OpDecorate')
const [typed, untyped] = [opcodeOf('OpVariable'), opcodeOf('OpUntypedVariableKHR')]
const [functionBegin, parameter, functionEnd] = [
  opcodeOf('OpFunction'),
  opcodeOf('OpFunctionParameter'),
  opcodeOf('OpFunctionEnd'),
]
const linkageAttributes = enumerant('Decoration', 'LinkageAttributes')
const [exported, imported] = [
  enumerant('LinkageType', 'Export'),
  enumerant('LinkageType', 'Import'),
]

/** Instructions that describe the contents of a module as a whole. */
const preamble = new Set(['OpCapability', 'OpExtension', 'OpMemoryModel'].map(opcodeOf))

/** Instructions that describe the id that comes first. */
const annotations = new Set(
  [
    'OpDecorate',
    'OpDecorateId',
    'OpDecorateString',
    'OpMemberDecorate',
    'OpMemberDecorateString',
    'OpMemberDecorateIdEXT',
    'OpTypeForwardPointer',
  ].map(opcodeOf),
)

const grouping = new Set(['OpGroupDecorate', 'OpGroupMemberDecorate'].map(opcodeOf))

/** The type of the linkage that an instruction gives; `undefined` of all others. */
function linkageType({ opcode, words }: Instruction): number | undefined {
  return opcode === decorate && words[1] === linkageAttributes ? words.at(-1) : undefined
}

function idsIn(instruction: Instruction, known: IdFacts): readonly number[] {
  return operandsOf(instruction, known)
    .filter(({ kind }) => operandKindByName(kind)?.category === 'Id')
    .map(({ word }) => instruction.words[word] as number)
}

/**
 * The declaration of the definition of an instruction of module scope: without its initializer, which stays in the
 * first module.
 */
function declaration(instruction: Instruction): Instruction {
  const { opcode, words } = instruction
  if (opcode === typed) return { opcode: opcode, words: words.slice(0, 3) }
  return opcode === untyped ? { opcode: opcode, words: words.slice(0, 4) } : instruction
}

/** The instructions of module scope, and the declaration of each function. */
function declarations({ instructions }: Module): readonly (readonly Instruction[])[] {
  const units: Instruction[][] = []
  let head: Instruction[] | undefined
  let isHead = false
  for (const instruction of instructions) {
    if (instruction.opcode === functionBegin) {
      head = []
      units.push(head)
      isHead = true
    }
    if (head === undefined) {
      units.push([instruction])
      continue
    }
    if (isHead && instruction.opcode !== functionBegin) isHead = instruction.opcode === parameter
    if (isHead || instruction.opcode === functionEnd) head.push(instruction)
    if (instruction.opcode === functionEnd) head = undefined
  }
  return units
}

/** The module that imports all that another one exports, and holds what is needed to say so. */
function importing(module: Module, known: IdFacts, exports: ReadonlySet<number>): Module {
  const units = declarations(module)
  const definedBy = new Map(
    units.flatMap((unit) =>
      unit.map((instruction) => [resultsOf(instruction).result, unit] as const),
    ),
  )
  definedBy.delete(0)
  const needed = new Set(exports)
  const isAbout = ({ opcode, words }: Instruction) =>
    annotations.has(opcode) && needed.has(words[0] as number)
  for (let size = -1; size < needed.size; ) {
    size = needed.size
    for (const id of needed)
      for (const instruction of definedBy.get(id) ?? []) {
        const declared = exports.has(id) ? declaration(instruction) : instruction
        for (const other of idsIn(declared, known)) needed.add(other)
      }
    for (const [annotation] of units)
      if (annotation !== undefined && isAbout(annotation))
        for (const other of idsIn(annotation, known)) needed.add(other)
  }
  const instructions = units.flatMap((unit): readonly Instruction[] => {
    const [first] = unit
    if (first === undefined) return []
    const type = linkageType(first)
    if (type !== undefined && needed.has(first.words[0] as number))
      return [{ opcode: decorate, words: [...first.words.slice(0, -1), imported] }]
    if (preamble.has(first.opcode) || isAbout(first)) return unit
    const id = resultsOf(first).result
    if (!needed.has(id)) return []
    return exports.has(id) ? unit.map(declaration) : unit
  })
  return { ...module, instructions }
}

/**
 * A second module that imports the exports of the first, for a linker: the same types and decorations, and declarations
 * instead of definitions.
 *
 * @returns its octets; in words, why there are none. Takes any input.
 */
export function importingModule(binary: Binary, environment: Environment): Uint8Array | string {
  const words = binary instanceof Uint32Array ? binary : fromBytes(binary)
  const module = words === undefined ? undefined : read(words)
  if (module === undefined) return 'is no sequence of instructions'
  const linkage = module.instructions.map(linkageType)
  if (linkage.includes(imported)) return 'imports something itself'
  const exports = new Set(
    module.instructions.flatMap(({ words: [id = 0] }, index) =>
      linkage[index] === exported ? [id] : [],
    ),
  )
  if (exports.size === 0) return 'exports nothing'
  if (module.instructions.some((instruction) => grouping.has(instruction.opcode)))
    return 'decorates by groups'
  const made = encode(importing(module, knownOf(module), exports))
  return validate(made, environment).kind === 'valid'
    ? toBytes(made)
    : 'nothing valid imports what it exports'
}
