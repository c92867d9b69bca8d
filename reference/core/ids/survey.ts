import type { Instruction, Module } from '../../module.ts'
import { instructionClass } from '../shared/instruction-class.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { instructionSetOwner } from '../shared/ownership.ts'
import { perModule } from '../shared/per-module.ts'
import { hasResult, hasResultType } from '../shared/results.ts'
import { isTypeDeclaration } from '../shared/type-declaration.ts'
import type { Place } from './place.ts'

/** Every place where an id, its definition or its use is amiss, by what is amiss. */
export interface IdSurvey {
  readonly zero: Place[]
  readonly beyondBound: Place[]
  readonly redefined: Place[]
  readonly undefined: Place[]
  readonly early: Place[]
  readonly announcedEarly: Place[]
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

/** The survey of a module's ids, all in one pass, for several rules ask the same look-ups of every operand. */
export const idSurvey = perModule((module): IdSurvey => {
  const survey: IdSurvey = {
    zero: [],
    beyondBound: [],
    redefined: [],
    undefined: [],
    early: [],
    announcedEarly: [],
  }
  const { bound, words, instructions } = module
  const announced = announcements(module)
  let index = 0

  function inRange(id: number, word: number): boolean {
    if (id === 0) survey.zero.push({ word, id })
    else if (id >= bound) survey.beyondBound.push({ word, id })
    else return true
    return false
  }

  function forwardUse(definition: Instruction, id: number, word: number): void {
    const user = instructions.at(index)
    if (user === undefined || mayPrecede(user, definition) || isLeftToOwner(module, user, word))
      return
    if ((announced.get(id) ?? index) >= index) survey.early.push({ word, id })
    else if (!isTypeDeclaration(user)) survey.announcedEarly.push({ word, id })
  }

  function use(id: number, word: number): void {
    if (!inRange(id, word)) return
    const at = module.definitionIndex(id)
    if (at >= 0 && at < index) return
    const definition = module.definition(id)
    if (definition === undefined) survey.undefined.push({ word, id })
    else forwardUse(definition, id, word)
  }

  for (; index < instructions.length; index++) {
    const opcode = module.opcodeAt(index)
    let word = module.wordAt(index)
    if (hasResultType({ opcode })) use(words[++word] as number, word)
    if (hasResult({ opcode })) {
      const id = words[++word] as number
      if (inRange(id, word) && module.definitionIndex(id) !== index)
        survey.redefined.push({ word, id })
    }
    module.eachId(index, use)
  }
  return survey
})
