import { instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { checksOf } from '../shared/checks-of.ts'
import { instructionClass } from '../shared/instruction-class.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { instructionSetOwner } from '../shared/ownership.ts'
import { hasResult, hasResultType } from '../shared/results.ts'
import { isHeldToDefinitionOrder } from '../shared/semantic-set.ts'
import { isTypeDeclaration } from '../shared/type-declaration.ts'

/** The rules on ids in general, with what is said of an id that breaks them. */
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

/** Whether what an instruction defines may be used before it. */
const isUsedBefore = opcodeSet(['OpFunction', 'OpLabel'])

/** Words of an `OpExtInst` before the operands that its set defines. */
const ownWords = 5

/** Whether the text of an extended instruction says which forward references may be among its operands. */
function isLeftToOwner(module: Module, { name, word, operands }: Instruction, at: number): boolean {
  if (name !== 'OpExtInst' || at < word + ownWords) return false
  const set = module.importName(operands[0]?.value ?? 0)
  if (set === undefined) return false
  return instructionSetOwner(set) !== undefined || !isHeldToDefinitionOrder(set)
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

  function forwardUse(id: number, word: number): void {
    const user = module.instructions.at(index)
    if (user === undefined || isLeftToOwner(module, user, word)) return
    announced ??= announcements(module)
    if ((announced.get(id) ?? index) >= index) say('core/definition-before-use', word, id)
    else if (!isTypeDeclaration(user)) say('core/forward-pointer-consumer', word, id)
  }

  function use(id: number, word: number): void {
    if (!inRange(id, word)) return
    const at = module.definitionIndex(id)
    if (at < 0) say('core/id-defined', word, id)
    else if (at >= index && !mayPrecede && !isUsedBefore({ opcode: module.opcodeAt(at) }))
      forwardUse(id, word)
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

/** Checks of ids wherever they stand. */
export const checks: readonly Check[] = checksOf(idFaults, Object.keys(says) as RuleId[])
