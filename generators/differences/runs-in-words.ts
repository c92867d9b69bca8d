import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { definitionsIn, knownOf } from '../words/known.ts'
import { type OperandPlace, operandsOf } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { sectionOf, sections } from '../words/section-of.ts'
import type { NumberedInstruction } from './changes.ts'
import { idInWords } from './ids-in-words.ts'
import { numberMeant } from './numbers-meant.ts'
import { instructionInWords, nameOf } from './operand-name.ts'
import { hexadecimal, operandText } from './operand-text.ts'
import { isInFile, type Sides } from './sides.ts'

const [opFunction, opLabel] = [opcodeOf('OpFunction'), opcodeOf('OpLabel')]

/** The instruction as assembly has it; its name alone where it names what the file does not have. */
export function lineOf(sides: Sides, module: Module, { instruction }: NumberedInstruction): string {
  const known = knownOf(module)
  const places = operandsOf(instruction, known)
  const result = places.find(({ kind }) => kind === 'IdResult')
  const isForeign = (place: OperandPlace) =>
    place.kind.startsWith('Id') && !isInFile(sides, module, instruction.words[place.word] ?? 0)
  const operands = places.filter((place) => place !== result)
  const name = nameOf({ instruction, index: 0 })
  if (operands.some(isForeign)) return `an ${name}`
  const shown =
    result !== undefined && !isForeign(result) ? `%${instruction.words[result.word]} = ` : ''
  const last = places.at(-1)
  const rest = instruction.words.slice(last === undefined ? 0 : last.word + last.length)
  const texts = [
    ...operands.map((place) => operandText(instruction, place, known)),
    ...rest.map(hexadecimal),
  ]
  return `${shown}${[name, ...shortened(texts)].join(' ')}`
}

/** Long lists of operands without their middle. */
function shortened(texts: readonly string[]): readonly string[] {
  return texts.length <= 12 ? texts : [...texts.slice(0, 6), '...', ...texts.slice(-2)]
}

export function linesOf(sides: Sides, module: Module, run: readonly NumberedInstruction[]): string {
  const shown = run.slice(0, 2).map((placed) => lineOf(sides, module, placed))
  return `${shown.join('; ')}${run.length > 2 ? `; and ${run.length - 2} more` : ''}`
}

/** The number of ids that are explained after the instructions that name them. */
const mostExplained = 2

/** The definitions of ids in the instructions of a run: the first ones, if all of these name them. */
export function idsInWords(module: Module, run: readonly NumberedInstruction[]): string {
  const lists = run.map(
    ({ instruction }) =>
      new Map(
        operandsOf(instruction, knownOf(module)).flatMap((place) => {
          const id = instruction.words[place.word] ?? 0
          return /^Id(?!Result)/.test(place.kind) ? [[id, place] as const] : []
        }),
      ),
  )
  const [first = new Map<number, OperandPlace>(), ...others] = lists
  const words = Array.from(first).flatMap(([id, place]) => {
    const definition = definitionsIn(module).get(id)
    const isNamed = definition !== undefined && others.every((list) => list.has(id))
    if (!isNamed || [opFunction, opLabel].includes(definition.opcode)) return []
    return `%${id} is ${numberMeant(module, place, id) ?? idInWords(module, id)}`
  })
  return words.length === 0 ? '' : ` (${words.slice(0, mostExplained).join('; ')})`
}

/** The rank of an instruction's section in the layout of a module; `undefined` where it may be in several. */
function rankOf(instruction: Instruction): number | undefined {
  const section = sectionOf(instruction.opcode)
  const name = nameOf({ instruction, index: 0 })
  if (section !== undefined) return sections.indexOf(section)
  return /^Op(?:Variable|UntypedVariableKHR|Undef|Line|NoLine|ExtInst)$/.test(name)
    ? undefined
    : sections.length
}

/** The rank of the nearest instruction that has one, from an ordinal on in steps of 1 or -1. */
function rankNear({ instructions }: Module, start: number, step: 1 | -1): number | undefined {
  for (let index = start; index >= 0 && index < instructions.length; index += step) {
    const rank = rankOf(instructions[index] as Instruction)
    if (rank !== undefined) return rank
  }
  return undefined
}

/** Whether a run of instructions is where instructions of its section are, so that its place says nothing. */
function isInSection(
  module: Module,
  first: NumberedInstruction,
  last: NumberedInstruction,
): boolean {
  const section = sectionOf(first.instruction.opcode)
  if (section === undefined || section === 'function' || section === 'function-declaration')
    return false
  const rank = sections.indexOf(section)
  const [low, high] = [rankNear(module, first.index - 1, -1), rankNear(module, last.index + 1, 1)]
  return (low ?? rank) <= rank && (high ?? rank) >= rank
}

/**
 * Where a run of instructions is, by what comes before it; empty where its section says so.
 *
 * @param isMoved whether the place has to be distinguished from another one in the same section.
 */
export function placeInWords(
  sides: Sides,
  module: Module,
  run: readonly NumberedInstruction[],
  isMoved = false,
): string {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (!isMoved && isInSection(module, first, last)) return ''
  const index = first.index - 1
  const instruction = module.instructions[index]
  if (instruction === undefined) return ' at the beginning of the module'
  const { result } = resultsOf(instruction)
  return result !== 0 && !isInFile(sides, module, result)
    ? ''
    : ` after ${instructionInWords(module, { instruction, index })}`
}
