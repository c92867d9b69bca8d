import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { instructionOwner } from './availability.ts'
import { instructionClass } from './grammar.ts'
import { isInGraph } from './graphs.ts'
import { perModule } from './surveys.ts'

/** The sections of 2.4 in their order; the debug section is in its three parts. */
export const section = {
  capabilities: 1,
  extensions: 2,
  imports: 3,
  memoryModel: 4,
  entryPoints: 5,
  executionModes: 6,
  sources: 7,
  names: 8,
  processes: 9,
  annotations: 10,
  declarations: 11,
  functions: 12,
} as const

const byName: Readonly<Record<string, number>> = {
  OpCapability: section.capabilities,
  OpConditionalCapabilityINTEL: section.capabilities,
  OpExtension: section.extensions,
  OpConditionalExtensionINTEL: section.extensions,
  OpExtInstImport: section.imports,
  OpMemoryModel: section.memoryModel,
  OpEntryPoint: section.entryPoints,
  OpConditionalEntryPointINTEL: section.entryPoints,
  OpExecutionMode: section.executionModes,
  OpExecutionModeId: section.executionModes,
  OpString: section.sources,
  OpSource: section.sources,
  OpSourceExtension: section.sources,
  OpSourceContinued: section.sources,
  OpName: section.names,
  OpMemberName: section.names,
  OpModuleProcessed: section.processes,
  OpFunction: section.functions,
  OpFunctionParameter: section.functions,
  OpFunctionEnd: section.functions,
}

const byClass: Readonly<Record<string, number>> = {
  Annotation: section.annotations,
  'Type-Declaration': section.declarations,
  'Constant-Creation': section.declarations,
}

/** Constant instructions (2.2.1) of other classes: `OpConstantPipeStorage`, `OpGraphConstantARM`. */
function isConstant(name: string): boolean {
  return (
    name.startsWith('OpConstant') ||
    name.startsWith('OpSpecConstant') ||
    name === 'OpGraphConstantARM'
  )
}

const sections: number[] = []
for (const { opcode, name } of instructions) {
  const number =
    byName[name] ??
    byClass[instructionClass({ opcode })] ??
    (isConstant(name) ? section.declarations : undefined)
  if (number !== undefined) sections[opcode] = number
}

/**
 * The section that an instruction belongs to. `undefined` for instructions of function bodies and for those that appear
 * there as well as among the declarations (`OpVariable`, `OpUndef`, `OpLine`, non-semantic instructions).
 */
export function sectionOf({ opcode }: Pick<Instruction, 'opcode'>): number | undefined {
  return sections[opcode]
}

/** An instruction of a section that ended before. */
export interface Misplaced {
  readonly instruction: Instruction
  /** Number of the section that it belongs to. */
  readonly own: number
  /** Number of the section in which it appears. */
  readonly reached: number
}

/** How the sections of 2.4 follow each other in a module. Instructions that are elsewhere bound no section. */
export interface SectionWalk {
  readonly misplaced: readonly Misplaced[]
  /** Keyed by section number: ordinal of the first instruction that is in it; `undefined` where it is empty. */
  readonly first: readonly (number | undefined)[]
  /** Keyed by section number: ordinal of the last one. */
  readonly last: readonly (number | undefined)[]
}

/** Both among the declarations and in function bodies; where in a function is a rule of its own. */
const bothSides: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpUndef',
  'OpPoisonKHR',
  'OpLine',
  'OpNoLine',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
])

/** That the declarations are the first section to allow non-semantic instructions keeps those in no section. */
const extendedInstructions: ReadonlySet<string> = new Set([
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
])

/** Declarations whose text has a rule on every wrong place, not on those in functions alone. */
const judgedByOwner: ReadonlySet<string> = new Set(['OpTypeBufferEXT', 'OpConstantSizeOfEXT'])

/** The text of these is silent: each is a type declaration by its name, which 2.4 does not allow in functions. */
const placedByCore: ReadonlySet<string> = new Set(['OpTypeUntypedPointerKHR'])

/** Where annotations of an extension are, and that its declarations are in a function, is for its own rules. */
function isLeftToOwner(module: Module, instruction: Instruction): boolean {
  return (
    judgedByOwner.has(instruction.name) ||
    (instructionOwner(instruction.opcode) !== undefined &&
      (instructionClass(instruction) === 'Annotation' ||
        module.functionOf(instruction) !== undefined))
  )
}

const opFunction = opcodeOf('OpFunction')
const opFunctionEnd = opcodeOf('OpFunctionEnd')
const opGraph = opcodeOf('OpGraphARM')
const opGraphEntryPoint = opcodeOf('OpGraphEntryPointARM')

const opcodes = 1 + instructions.reduce((most, { opcode }) => Math.max(most, opcode), 0)
/** Keyed by opcode: the section of instructions that are always in the same one; 0 for all others. */
const settled = new Uint8Array(opcodes)
/** Keyed by opcode: 1 for what else may be in a section, 2 where it belongs to none in functions. */
const unsettled = new Uint8Array(opcodes)
for (const row of instructions) {
  const { opcode, name } = row
  const number = sectionOf(row)
  const isOwned =
    judgedByOwner.has(name) || (instructionOwner(opcode) !== undefined && !placedByCore.has(name))
  if (number !== undefined && !isOwned) settled[opcode] = number
  else if (number !== undefined) unsettled[opcode] = 1
  else if (bothSides.has(name)) unsettled[opcode] = 2
}

/** The walk through the sections of a module, against which checks of an instruction's position compare. */
export const sectionWalk = perModule((module): SectionWalk => {
  const misplaced: Misplaced[] = []
  const first: (number | undefined)[] = []
  const last: (number | undefined)[] = []
  let reached = 0
  const stand = (number: number, index: number): void => {
    first[number] ??= index
    last[number] = index
  }
  const place = (number: number, index: number): void => {
    if (number >= reached) {
      reached = number
      stand(number, index)
      return
    }
    const instruction = module.instructions.at(index)
    if (instruction !== undefined) misplaced.push({ instruction, own: number, reached })
  }
  const settle = (instruction: Instruction, isInFunction: boolean): void => {
    const { name, index } = instruction
    let number = sectionOf(instruction)
    if (number === undefined && !isInFunction) {
      // A line may precede the first function as well as one between two functions.
      if (name === 'OpLine' || name === 'OpNoLine') {
        if (reached >= section.annotations) return
        reached = section.declarations
        stand(reached, index)
        return
      }
      if (extendedInstructions.has(name) && reached > section.declarations) return
      number = section.declarations
    }
    if (number !== undefined && !isLeftToOwner(module, instruction)) place(number, index)
  }
  const { length } = module.instructions
  const hasGraphs = module.has(opGraph)
  let isInFunction = false
  for (let index = 0; index < length; index++) {
    const opcode = module.opcodeAt(index)
    if (opcode === opFunction) isInFunction = true
    else if ((opcode === opGraph || opcode === opGraphEntryPoint) && !isInFunction)
      // Graphs come after the functions; SPV_ARM_graph has rules on what comes between, and on what is in them.
      reached = Math.max(reached, section.functions)
    if (hasGraphs && opcode !== opFunction && isInGraph(module, index)) continue
    const number = settled[opcode] ?? 0
    if (number > 0) place(number, index)
    else if (unsettled[opcode] === 1 || (unsettled[opcode] === 2 && !isInFunction)) {
      const instruction = module.instructions.at(index)
      if (instruction !== undefined) settle(instruction, isInFunction)
    }
    if (opcode === opFunctionEnd) isInFunction = false
  }
  return { misplaced, first, last }
})
