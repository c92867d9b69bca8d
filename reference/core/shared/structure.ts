import { instructions as grammar, instructionByOpcode } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Fault } from '../../check.ts'
import { terminations } from '../../index/functions.ts'
import type { Instruction, Module } from '../../module.ts'
import { instructionOwner, isSemanticSet } from './availability.ts'
import { instructionClass, opcodeSet } from './grammar.ts'
import { isInGraph } from './graphs.ts'
import { isNonSemantic } from './non-semantic.ts'
import { sectionOf } from './sections.ts'
import { perModule } from './surveys.ts'

/** Whether it only says something about its operands: debug, annotation and ignored instructions. */
export function isRemark(module: Module, instruction: Instruction): boolean {
  const itsClass = instructionClass(instruction)
  return itsClass === 'Debug' || itsClass === 'Annotation' || isNonSemantic(module, instruction)
}

/** Whether it is a block termination instruction. */
const isTermination = opcodeSet(terminations)

/** Instructions that may be outside functions although the grammar's class does not say so. */
const declarations: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpUndef',
  'OpPoisonKHR',
  'OpLine',
  'OpNoLine',
  'OpExtInstWithForwardRefsKHR',
])

/** Instructions whose text has its own rule on being in a block. */
const placedByOwner: ReadonlySet<string> = new Set([
  'OpCompositeConstructReplicateEXT',
  'OpBufferPointerEXT',
  'OpUntypedImageTexelPointerEXT',
])

const ofFunctions: ReadonlySet<string> = new Set([
  'OpFunction',
  'OpFunctionParameter',
  'OpFunctionEnd',
])

/** Instructions that may be outside functions whatever their operands are. */
const isDeclaration = opcodeSet(
  grammar
    .filter(
      (row) =>
        !ofFunctions.has(row.name) && (sectionOf(row) !== undefined || declarations.has(row.name)),
    )
    .map(({ name }) => name),
)

/** Whether an instruction other than such a declaration may be outside functions. */
function standsOutside(module: Module, instruction: Instruction): boolean {
  const { name, opcode, operands } = instruction
  if (name === 'OpExtInst') {
    const set = module.importName(operands[0]?.value ?? 0)
    return set === undefined || !isSemanticSet(set)
  }
  if (instructionByOpcode(opcode)?.version !== null) return false
  // Where the instructions of an extension without a folder may be, only its own text knows.
  return instructionOwner(opcode) === undefined || placedByOwner.has(name)
}

/** Instructions that change the state while a block is open. */
const isStructural = opcodeSet([...ofFunctions, 'OpLabel', ...terminations])

type LayoutState = 'outside' | 'parameters' | 'between blocks' | 'block'

/** Faults in the shape of functions and blocks; empty where the module's functions can be relied on. */
export const structureFaults = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  const fault = (rule: RuleId, { word }: Instruction, message: string): void => {
    faults.push({ rule, word, message })
  }
  let state: LayoutState = 'outside'
  let stray = false

  function judgeInside(instruction: Instruction): LayoutState {
    const { name } = instruction
    if (name === 'OpFunction') {
      fault('core/function-begin', instruction, 'OpFunction is inside a function')
      return 'parameters'
    }
    if (name === 'OpFunctionParameter') {
      if (state !== 'parameters')
        fault('core/parameter-placement', instruction, 'a parameter is in the body')
      return state
    }
    if (name === 'OpLabel' || name === 'OpFunctionEnd') {
      if (state === 'block')
        fault('core/block-ends-with-termination', instruction, `${name} is in an open block`)
      stray = false
      return name === 'OpLabel' ? 'block' : 'outside'
    }
    if (name === 'OpLine' || name === 'OpNoLine' || sectionOf(instruction) !== undefined)
      return state
    if (state !== 'block') {
      if (isNonSemantic(module, instruction)) return state
      if (!stray)
        fault('core/block-begins-with-label', instruction, `${name} comes before an OpLabel`)
      stray = true
      return 'between blocks'
    }
    return isTermination(instruction) ? 'between blocks' : 'block'
  }

  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    const opcode = module.opcodeAt(index)
    if (state === 'block' && !isStructural({ opcode })) continue
    if (state === 'outside' && isDeclaration({ opcode })) continue
    const instruction = instructions.at(index)
    if (instruction === undefined) continue
    const { name } = instruction
    if (state !== 'outside') state = judgeInside(instruction)
    else if (name === 'OpFunction') state = 'parameters'
    else if (name === 'OpFunctionEnd')
      fault('core/function-end', instruction, 'OpFunctionEnd is outside a function')
    else if (name === 'OpFunctionParameter')
      fault('core/parameter-placement', instruction, 'a parameter is outside a function')
    else if (!isInGraph(module, index) && !standsOutside(module, instruction))
      fault('core/instruction-outside-function', instruction, `${name} is outside a function`)
  }
  const last = module.instructions.at(-1)
  if (state !== 'outside' && last !== undefined)
    fault('core/function-end', last, 'the last function has no OpFunctionEnd')
  return faults
})

/** Whether the module's functions and blocks are what the text says, so that rules about them can be judged. */
export function isStructureSound(module: Module): boolean {
  return structureFaults(module).length === 0
}
