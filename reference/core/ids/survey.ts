import type { Instruction, Module } from '../../module.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { instructionClass } from '../shared/instruction-class.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { instructionSetOwner } from '../shared/ownership.ts'
import { perModule } from '../shared/per-module.ts'
import { hasResult, hasResultType } from '../shared/results.ts'
import { isTypeDeclaration } from '../shared/type-declaration.ts'

/** An id at a word of the module. */
export interface Place {
  readonly word: number
  readonly id: number
}

/** Every place where an id, its definition or its use is amiss, by what is amiss. */
export interface IdSurvey {
  readonly zero: Place[]
  readonly beyondBound: Place[]
  readonly redefined: Place[]
  readonly undefined: Place[]
  readonly early: Place[]
  readonly announcedEarly: Place[]
  readonly undominated: Place[]
  readonly otherFunction: Place[]
}

const isForwardUser = opcodeSet([
  'OpPhi',
  'OpTypeForwardPointer',
  'OpEntryPoint',
  'OpExecutionMode',
  'OpExecutionModeId',
  'OpName',
  'OpMemberName',
  'OpExtInstWithForwardRefsKHR',
])

function mayPrecede(user: Instruction, definition: Instruction): boolean {
  return (
    definition.name === 'OpFunction' ||
    definition.name === 'OpLabel' ||
    isForwardUser(user) ||
    instructionClass(user) === 'Annotation'
  )
}

/** Words of an `OpExtInst` before the operands that its set defines. */
const ownWords = 5

/** Whether a forward reference stands among the operands of an extended instruction whose text has a rule for them. */
function isLeftToOwner(module: Module, { name, word, operands }: Instruction, at: number): boolean {
  if (name !== 'OpExtInst' || at < word + ownWords) return false
  const set = module.importName(operands[0]?.value ?? 0)
  return set !== undefined && instructionSetOwner(set) !== undefined
}

/** Ordinal of the first `OpTypeForwardPointer` for an id. */
function announcements(module: Module): ReadonlyMap<number, number> {
  const first = new Map<number, number>()
  for (const { operands, index } of module.all('OpTypeForwardPointer')) {
    const pointer = operands[0]?.value
    if (pointer !== undefined && !first.has(pointer)) first.set(pointer, index)
  }
  return first
}

function judgeLocal(
  module: Module,
  user: Instruction,
  definition: Instruction,
  place: Place,
  survey: IdSurvey,
): void {
  const { name } = definition
  if (name === 'OpFunction' || name === 'OpLabel') return
  const home = module.functionOf(definition)
  const here = module.functionOf(user)
  if (home === undefined || here === undefined) return
  if (home !== here) {
    survey.otherFunction.push(place)
    return
  }
  const block = module.blockOf(definition)
  const userBlock = module.blockOf(user)
  if (block === undefined || userBlock === undefined || block === userBlock) return
  if (user.name === 'OpPhi') return
  const flow = controlFlowOf(module, home)
  const from = flow.numberOf(block.label.result)
  const to = flow.numberOf(userBlock.label.result)
  if (from !== undefined && to !== undefined && !flow.branches.dominates(from, to))
    survey.undominated.push(place)
}

/** The survey of a module's ids, all in one pass, for several rules ask the same look-ups of every operand. */
export const idSurvey = perModule((module): IdSurvey => {
  const survey: IdSurvey = {
    zero: [],
    beyondBound: [],
    redefined: [],
    undefined: [],
    early: [],
    announcedEarly: [],
    undominated: [],
    otherFunction: [],
  }
  const { bound } = module
  const announced = announcements(module)
  const firstFunction = module.functions[0]?.definition.index ?? Number.POSITIVE_INFINITY

  function inRange(id: number, word: number): boolean {
    if (id === 0) survey.zero.push({ word, id })
    else if (id >= bound) survey.beyondBound.push({ word, id })
    else return true
    return false
  }

  function use(user: Instruction, id: number, word: number): void {
    if (!inRange(id, word)) return
    const definition = module.definition(id)
    if (definition === undefined) survey.undefined.push({ word, id })
    else if (definition.index < user.index) {
      if (definition.index > firstFunction)
        judgeLocal(module, user, definition, { word, id }, survey)
    } else if (mayPrecede(user, definition) || isLeftToOwner(module, user, word)) return
    else if ((announced.get(id) ?? user.index) >= user.index) survey.early.push({ word, id })
    else if (!isTypeDeclaration(user)) survey.announcedEarly.push({ word, id })
  }

  let user: Instruction
  const visit = (id: number, word: number): void => use(user, id, word)
  for (const instruction of module.instructions) {
    let { word } = instruction
    if (hasResultType(instruction)) use(instruction, instruction.resultType, ++word)
    if (hasResult(instruction)) {
      const { result: id } = instruction
      if (inRange(id, ++word) && module.definition(id) !== instruction)
        survey.redefined.push({ word, id })
    }
    user = instruction
    module.eachId(instruction, visit)
  }
  return survey
})
