import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../check.ts'
import type { Block, Instruction, Module, Function as ModuleFunction } from '../module.ts'
import { hasOwnRule, isHeldToDefinitionOrder } from './shared/availability.ts'
import { controlFlowOf } from './shared/control-flow.ts'
import { hasResult, hasResultType, instructionClass, opcodeSet } from './shared/grammar.ts'
import { operandDefinition, operandWord } from './shared/operands.ts'
import { checksOf, perModule } from './shared/surveys.ts'
import { isTypeDeclaration } from './shared/types.ts'

/** The rules on ids in general, with the message about an id that breaks each of them. */
const says = {
  'core/id-not-zero': () => 'an id is 0',
  'core/id-below-bound': (id: number) => `id ${id} is not below the bound`,
  'core/result-id-unique': (id: number) => `id ${id} has a definition already`,
  'core/id-defined': (id: number) => `id ${id} has no definition`,
  'core/definition-before-use': (id: number) => `id ${id} is used before its definition`,
  'core/forward-pointer-consumer': (id: number) =>
    `only a type declaration may use pointer type ${id} before its declaration`,
} satisfies Readonly<Record<RuleId, (id: number) => string>>

/** Whether the operands of an instruction may be defined after it. */
const isForwardUser = opcodeSet([
  ...instructions.filter((row) => instructionClass(row) === 'Annotation').map(({ name }) => name),
  'OpPhi',
  'OpTypeForwardPointer',
  'OpEntryPoint',
  'OpExecutionMode',
  'OpExecutionModeId',
  'OpName',
  'OpMemberName',
  'OpExtInstWithForwardRefsKHR',
])

const opExtInstImport = opcodeOf('OpExtInstImport')

/** Whether what an instruction defines may be used before it. */
const isUsedBefore = opcodeSet(['OpFunction', 'OpLabel'])

/** Words of an `OpExtInst` before the operands that its set defines. */
const ownWords = 5

/** Whether the text of an extended instruction says which forward references may be among its operands. */
function isLeftToOwner(
  module: Module,
  { name, word, operands }: Instruction,
  index: number,
): boolean {
  if (name !== 'OpExtInst' || index < word + ownWords) return false
  const set = module.importName(operands[0]?.value ?? 0)
  if (set === undefined) return false
  return hasOwnRule(set, 'operands-are-defined-before-use') || !isHeldToDefinitionOrder(set)
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
function idFaults(module: Module): readonly Fault[] {
  const faults: Fault[] = []
  const say = (rule: keyof typeof says, word: number, id: number): void => {
    faults.push({ rule, word, message: says[rule](id) })
  }
  const { bound, words } = module
  let announced: ReadonlyMap<number, number> | undefined
  let index = 0
  let mayPrecede = false

  function inRange(id: number, word: number): boolean {
    if (id === 0) say('core/id-not-zero', word, id)
    else if (id >= bound) say('core/id-below-bound', word, id)
    else return true
    return false
  }

  function forwardUse(id: number, word: number, position: number): void {
    const user = module.instructions.at(index)
    if (user === undefined || isLeftToOwner(module, user, word)) return
    announced ??= announcements(module)
    // An import that comes later is in the wrong section, which is blamed at the import.
    if (module.opcodeAt(position) === opExtInstImport) return
    if ((announced.get(id) ?? index) >= index) say('core/definition-before-use', word, id)
    else if (!isTypeDeclaration(user)) say('core/forward-pointer-consumer', word, id)
  }

  function use(id: number, word: number): void {
    if (!inRange(id, word)) return
    const position = module.definitionIndex(id)
    if (position < 0) say('core/id-defined', word, id)
    else if (
      position >= index &&
      !mayPrecede &&
      !isUsedBefore({ opcode: module.opcodeAt(position) })
    )
      forwardUse(id, word, position)
  }

  const { length } = module.instructions
  for (; index < length; index++) {
    const opcode = module.opcodeAt(index)
    mayPrecede = isForwardUser({ opcode })
    let word = module.wordAt(index)
    if (hasResultType({ opcode })) use(words[++word] as number, word)
    if (hasResult({ opcode })) {
      const id = words[++word] as number
      if (inRange(id, word) && module.definitionIndex(id) !== index)
        say('core/result-id-unique', word, id)
    }
    module.eachId(index, use)
  }
  return faults
}

const atForwardPointer = ['OpTypeForwardPointer']

/** An id at a word of the module. */
interface IdUse {
  readonly word: number
  readonly id: number
}

/**
 * Positions in a function, and between it and the next, at which the result of an instruction of a function body is
 * used wrongly, by the kind of fault.
 */
interface LocalUses {
  readonly undominated: readonly IdUse[]
  readonly otherFunction: readonly IdUse[]
}

const opFunction = opcodeOf('OpFunction')
const opPhi = opcodeOf('OpPhi')

const isSeenEverywhere = opcodeSet(['OpFunction', 'OpLabel'])

const nothingAmiss: LocalUses = { undominated: [], otherFunction: [] }

/** Whether no use can be wrong: in the first function, if it has one block and nothing is between it and the next. */
function isAlone(module: Module, { definition, end, blocks }: ModuleFunction): boolean {
  return (
    blocks.length < 2 &&
    definition.index === module.functions[0]?.definition.index &&
    (end === module.instructions.length || module.opcodeAt(end) === opFunction)
  )
}

function usesIn(module: Module, body: ModuleFunction): LocalUses {
  if (isAlone(module, body)) return nothingAmiss
  const undominated: IdUse[] = []
  const otherFunction: IdUse[] = []
  const firstFunction = module.functions[0]?.definition.index ?? 0
  const { words, bound } = module
  const start = body.definition.index
  let index = start

  function fromOtherBlock(position: number, around: Block | undefined, place: IdUse): void {
    if (around === undefined || module.opcodeAt(index) === opPhi) return
    const home = module.blockOf({ index: position })
    if (home === undefined) return
    const flow = controlFlowOf(module, body)
    const from = flow.numberOf(home.label.result)
    const to = flow.numberOf(around.label.result)
    if (from !== undefined && to !== undefined && !flow.branches.dominates(from, to))
      undominated.push(place)
  }

  function use(id: number, word: number): void {
    if (id === 0 || id >= bound) return
    const position = module.definitionIndex(id)
    // At module scope, or later, which is for other rules.
    if (position <= firstFunction || position >= index) return
    if (isSeenEverywhere({ opcode: module.opcodeAt(position) })) return
    if (position < start) {
      if (module.functionOf({ index: position }) !== undefined) otherFunction.push({ word, id })
      return
    }
    const around = module.blockOf({ index })
    if (around === undefined || position < around.label.index)
      fromOtherBlock(position, around, { word, id })
  }

  function isFunction(position: number): boolean {
    return module.opcodeAt(position) === opFunction
  }

  /** Only non-semantic instructions may be there. */
  function useOutside(id: number, word: number): void {
    if (id === 0 || id >= bound) return
    const position = module.definitionIndex(id)
    if (position <= firstFunction || position >= index) return
    if (!isFunction(position) && module.functionOf({ index: position }) !== undefined)
      otherFunction.push({ word, id })
  }

  for (; index < body.end; index++) {
    const word = module.wordAt(index)
    if (hasResultType({ opcode: module.opcodeAt(index) })) use(words[word + 1] as number, word + 1)
    module.eachId(index, use)
  }
  for (; index < module.instructions.length && !isFunction(index); index++)
    module.eachId(index, useOutside)
  return { undominated, otherFunction }
}

interface LatestUses {
  body: ModuleFunction | undefined
  uses: LocalUses | undefined
}

/** The faults of one function at a time: two rules ask for them one after the other. */
const latestUses = perModule((): LatestUses => ({ body: undefined, uses: undefined }))

/** The faults in the uses of ids that a function defines. */
function localUses(module: Module, body: ModuleFunction): LocalUses {
  const last = latestUses(module)
  if (last.body !== body || last.uses === undefined) {
    last.body = body
    last.uses = usesIn(module, body)
  }
  return last.uses
}

function localPlaces(rule: RuleId, amiss: keyof LocalUses, says: (id: number) => string): Check {
  return {
    rule,
    judgeFunction: (body, module, report) => {
      for (const { word, id } of localUses(module, body)[amiss]) report(word, says(id))
    },
  }
}

/** Checks of ids. */
export const checks: readonly Check[] = [
  // Ids at any position.
  ...checksOf(idFaults, Object.keys(says) as RuleId[]),
  // The ids that `OpTypeForwardPointer` announces.
  {
    rule: 'core/forward-pointer-is-pointer',
    at: atForwardPointer,
    judge: (instruction, module, report) => {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer !== undefined && pointer.name !== 'OpTypePointer')
        report(operandWord(instruction, 0), `${pointer.name} declares no typed pointer`)
    },
  },
  {
    rule: 'core/forward-pointer-to-structure',
    at: atForwardPointer,
    judge: (instruction, module, report) => {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer?.name !== 'OpTypePointer') return
      const pointee = operandDefinition(module, pointer, 1)
      if (pointee !== undefined && pointee.name !== 'OpTypeStruct')
        report(operandWord(instruction, 0), `the pointer points to ${pointee.name}`)
    },
  },
  {
    rule: 'core/forward-pointer-storage-class',
    at: atForwardPointer,
    judge: (instruction, module, report) => {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer?.name !== 'OpTypePointer') return
      if (pointer.operands[0]?.value !== instruction.operands[1]?.value)
        report(operandWord(instruction, 1), 'the pointer type has another storage class')
    },
  },
  // Rules on the uses of ids in functions.
  localPlaces(
    'core/definition-dominates-use',
    'undominated',
    (id) => `the definition of ${id} does not dominate this use`,
  ),
  localPlaces(
    'core/result-used-in-function',
    'otherFunction',
    (id) => `id ${id} belongs to a function that this is not part of`,
  ),
]
