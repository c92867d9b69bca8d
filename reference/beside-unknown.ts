import { enumerantByValue, instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Availability } from '#spec/grammar/types'
import type { Violation } from '#spec/verdict'
import { mostViolations } from './check.ts'
import { isDescribed } from './core/shared/availability.ts'
import { idKinds, instructionClass } from './core/shared/grammar.ts'
import type { Defect } from './decode/defect.ts'
import type { Instruction, Module, Function as ModuleFunction } from './module.ts'
import { broughtBy, isJudgedExtension } from './unsupported.ts'
import { reachOf } from './untouched-rules.ts'

/** Whether something comes from extensions alone, and from none whose rules are known here. */
function isForeign(row: Availability): boolean {
  return row.version === null && !broughtBy(row).some(isJudgedExtension)
}

/** Whether an enumerant, or a bit of a mask, belongs to an unknown extension, or to none that the grammar knows. */
function isForeignEnumerant(kind: string, value: number): boolean {
  const row = operandKindByName(kind)
  if (row?.category === 'ValueEnum') {
    const found = enumerantByValue(kind, value)
    return found === undefined || isForeign(found)
  }
  if (row?.category !== 'BitEnum') return false
  for (let rest = value; rest !== 0; rest &= rest - 1) {
    const found = enumerantByValue(kind, (rest & -rest) >>> 0)
    if (found === undefined || isForeign(found)) return true
  }
  return false
}

const [opCapability, opFunction] = [opcodeOf('OpCapability'), opcodeOf('OpFunction')]

/** The unknown parts of a module, and everything that they touch. */
interface UnknownParts {
  /** Ordinals of the instructions that are not known, or have an operand that is not. */
  readonly instructions: ReadonlySet<number>
  /** Ids that an unknown instruction defines or may say something of, and those that are made of them. */
  readonly ids: ReadonlySet<number>
  readonly functions: ReadonlySet<ModuleFunction>
}

/** A capability that is not known touches what it may be for, which other rules refuse then, as an extension does. */
function isUnknown(instruction: Instruction, withheld: ReadonlySet<number>): boolean {
  if (instruction.opcode === opCapability) return false
  const row = instructionByOpcode(instruction.opcode)
  if (row === undefined || withheld.has(row.opcode)) return true
  if (!isDescribed(row.opcode) && isForeign(row)) return true
  return instruction.operands.some(({ kind, value }) => isForeignEnumerant(kind, value))
}

const idsOfAll: ReadonlySet<string> = new Set(['Annotation', 'Debug', 'Mode-Setting'])

/**
 * Visits the ids that an unknown instruction may affect: its result, or the id that it decorates. If its operands
 * cannot be distinguished, these are all words that may be an id without another definition, and every word before the
 * types.
 */
function eachTouched(
  module: Module,
  instruction: Instruction,
  isAmongAnnotations: boolean,
  visit: (id: number) => void,
): void {
  const row = instructionByOpcode(instruction.opcode)
  if (row !== undefined && !idsOfAll.has(instructionClass(row))) {
    if (instruction.result !== 0) visit(instruction.result)
    return
  }
  const { word, wordCount } = instruction
  for (let index = word + 1; index < word + wordCount; index++) {
    const id = module.words[index] as number
    if (row !== undefined || isAmongAnnotations || module.definitionIndex(id) < 0) visit(id)
  }
}

/** Works out what is unknown of a module. */
function unknownIn(
  module: Module,
  defects: readonly Defect[],
  withheld: ReadonlySet<number>,
): UnknownParts {
  const faulty = new Set(defects.map(({ instruction }) => instruction))
  const instructions = new Set<number>()
  const ids = new Set<number>()
  const functions = new Set<ModuleFunction>()
  const touch = (id: number): void => {
    if (id !== 0) ids.add(id)
  }
  let isAmongAnnotations = true
  let before: Instruction | undefined
  for (const instruction of module.instructions) {
    const { index, opcode } = instruction
    const known = instructionByOpcode(opcode)
    if (
      opcode === opFunction ||
      (known !== undefined && instructionClass(known) === 'Type-Declaration')
    )
      isAmongAnnotations = false
    if ((faulty.has(index) && opcode !== opCapability) || isUnknown(instruction, withheld)) {
      instructions.add(index)
      eachTouched(module, instruction, isAmongAnnotations, touch)
      // It may go on with the one before it, as structures of many members do.
      if (instruction.result === 0 && before !== undefined) touch(before.result)
      const body = module.functionOf(instruction)
      if (body !== undefined) functions.add(body)
    }
    before = instruction
  }
  return { instructions, ids, functions }
}

/** Adds what is made of touched ids: types of types, values of types and of values. */
function spread(module: Module, ids: Set<number>): void {
  // A set hands out what is added while it is walked.
  for (const id of ids) for (const { result } of module.uses(id)) if (result !== 0) ids.add(result)
}

/** The ordinal of the instruction that a word is in; -1 for the header. */
function instructionAt(module: Module, word: number): number {
  let [low, high] = [0, module.instructions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (module.wordAt(middle) <= word) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Whether an instruction names an id, as its result, its type or an operand. */
function names(
  module: Module,
  { index, result, resultType }: Instruction,
  ids: ReadonlySet<number>,
) {
  let isMet = ids.has(result) || ids.has(resultType)
  module.eachId(index, (id) => {
    isMet ||= ids.has(id)
  })
  return isMet
}

/**
 * The violations that something unknown in a module cannot touch. Whatever other rules refuse may be what an unknown
 * extension allows, so what is made of it is not held to any rule either.
 *
 * @param defects of the encoding: words that the grammar gives no meaning.
 * @param withheld opcodes of instructions that the followed versions of their texts do not have.
 */
export function untouched(
  module: Module,
  violations: readonly Violation[],
  defects: readonly Defect[],
  withheld: ReadonlySet<number>,
): readonly Violation[] {
  const candidates = violations.filter(({ rule }) => reachOf.has(rule))
  // Where there are more than are kept, what others refuse is not all known.
  if (violations.length >= mostViolations) return []
  if (candidates.length === 0) return candidates
  const unknown = unknownIn(module, defects, withheld)
  const ids = new Set(unknown.ids)
  for (const { rule, word } of violations) {
    if (reachOf.has(rule)) continue
    const instruction = module.instructions.at(Math.max(0, instructionAt(module, word)))
    if (instruction === undefined) continue
    const [subject] = instruction.operands
    if (instruction.result !== 0) ids.add(instruction.result)
    else if (idsOfAll.has(instructionClass(instruction)) && idKinds.has(subject?.kind ?? ''))
      ids.add(subject?.value ?? 0)
  }
  spread(module, ids)
  // A large instruction may have many.
  const touchedInstructions = new Map<number, boolean>()
  const isTouched = (instruction: Instruction): boolean => {
    const { index } = instruction
    const before = touchedInstructions.get(index)
    if (before !== undefined) return before
    const isMet = unknown.instructions.has(index) || names(module, instruction, ids)
    touchedInstructions.set(index, isMet)
    return isMet
  }
  return candidates.filter(({ rule, word }) => {
    const reach = reachOf.get(rule)
    const index = instructionAt(module, word)
    if (reach === 'module' || index < 0) return unknown.instructions.size === 0
    const instruction = module.instructions.at(index)
    if (instruction === undefined || isTouched(instruction)) return false
    const body = module.functionOf(instruction)
    if (reach !== 'function') return true
    return body === undefined ? unknown.instructions.size === 0 : !unknown.functions.has(body)
  })
}
