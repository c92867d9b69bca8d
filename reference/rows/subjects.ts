import { instructions } from '#spec/grammar/grammar'
import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import type { Report } from '../check.ts'
import { decorationTargets } from '../core/shared/decorations.ts'
import { enumerant, opcodeSet } from '../core/shared/grammar.ts'
import { isTypeDeclaration } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { compileCondition, type JudgeOf, type RowJudge } from './compiled-rows.ts'
import { describeType, typeName } from './describe-type.ts'
import { executionFact } from './execution-facts.ts'
import { isAmongInstructions } from './instruction-lists.ts'
import { compileType } from './type-fits.ts'
import { mayUse } from './use-facts.ts'

type RowModuleJudge = (module: Module, report: Report) => void

/** Conditions on a module are asked of the declaration of the capability. */
const declaring = { instruction: 'OpCapability' }

/** Judges modules that declare, or imply, a capability. */
export function judgeCapabilities(rows: readonly SentenceRow[]): RowModuleJudge {
  const asked = rows.map(({ subject, facts, where = [] }) => ({
    names: 'capabilities' in subject ? subject.capabilities : [],
    speaks: where.map((condition) => compileCondition(condition, declaring)),
    facts: facts.flatMap((fact) => (fact.shape === 'execution' ? executionFact(fact) : [])),
  }))
  return (module, report) => {
    for (const { names, speaks, facts } of asked) {
      const declared = names.find((name) => module.capabilities.has(name))
      if (declared === undefined) continue
      const declaration =
        module
          .all('OpCapability')
          .find((capability) => capability.valueAt(0) === enumerant('Capability', declared)) ??
        module.instructions.at(0)
      if (declaration === undefined || !speaks.every((is) => is(declaration, module))) continue
      for (const fact of facts)
        if (fact.holds(declaration, module, 0) === false)
          report(fact.word(declaration, module, 0), fact.message(declaration, module, 0))
    }
  }
}

/** Judges what has one of some decorations, as an instruction. */
export function judgeDecorated(names: readonly string[], judgeOf: JudgeOf): RowModuleJudge {
  const decorations = names.map((name) => enumerant('Decoration', name))
  const judges = new Map<string, RowJudge>()
  return (module, report) => {
    for (const decoration of decorations)
      for (const { id, word } of decorationTargets(module, decoration)) {
        const definition = module.definition(id)
        // Texts do not say whether they mean the operation of an OpSpecConstantOp.
        if (definition === undefined || definition.name === 'OpSpecConstantOp') continue
        const judge = judges.get(definition.name) ?? judgeOf(definition.name)
        judges.set(definition.name, judge)
        // The decoration is at fault, not what it is applied to.
        judge(definition, module, (_, message) => report(word, message))
      }
  }
}

/** Judges the instructions that have objects of a type, as result or operand. */
export function judgeObjects(rows: readonly SentenceRow[]): RowModuleJudge {
  const asked = rows.map(({ subject, facts }) => {
    const term = 'objects' in subject ? subject.objects : undefined
    const uses = facts.flatMap((fact) => (fact.shape === 'use' ? fact : []))
    const users = uses.map(mayUse)
    const refused = uses.flatMap(({ notUsers }) => notUsers ?? [])
    const named = refused.map(isAmongInstructions)
    return {
      fits: term && compileType(term),
      words: term === undefined ? '' : describeType(term),
      isUser: (user: Pick<Instruction, 'opcode'>) => users.every((mayBe) => mayBe(user)),
      isNamed: (user: Pick<Instruction, 'opcode'>) => named.some((isAmong) => isAmong(user)),
    }
  })
  return (module, report) => {
    for (const { fits, words, isUser, isNamed } of asked) {
      if (fits === undefined) continue
      /** Keyed by the ordinal of a type, whether objects of it are meant. */
      const known = new Map<number, boolean>()
      const isMeant = (type: Instruction | undefined): type is Instruction => {
        if (!isTypeDeclaration(type)) return false
        const found = known.get(type.index) ?? fits(type, module) === true
        known.set(type.index, found)
        return found
      }
      const { length } = module.instructions
      for (let index = 0; index < length; index++) {
        const user = { opcode: module.opcodeAt(index) }
        // Declarations of types have no objects as operands; of instructions of extensions, their texts tell, unless a row names them.
        if (isUser(user) || (isOutside(user) && !isNamed(user))) continue
        judgeUses(module, index, isMeant, words, report)
      }
    }
  }
}

const coreUsers = opcodeSet(
  instructions
    .filter((row) => row.version !== null && row.class !== 'Type-Declaration')
    .map(({ name }) => name),
)

function isOutside(user: Pick<Instruction, 'opcode'>): boolean {
  return !coreUsers(user)
}

function judgeUses(
  module: Module,
  index: number,
  isMeant: (type: Instruction | undefined) => type is Instruction,
  words: string,
  report: Report,
): void {
  const instruction = module.instructions.at(index)
  if (instruction === undefined) return
  const { name, word, resultType } = instruction
  const type = resultType === 0 ? undefined : module.definition(resultType)
  if (isMeant(type)) {
    report(word + 1, `${name} results in ${typeName(type)}, which is ${words}`)
    return
  }
  let isReported = false
  module.eachId(index, (id, place) => {
    const operandType = isReported ? undefined : module.typeOf(id)
    if (!isMeant(operandType)) return
    isReported = true
    report(place, `${name} has %${id} of type ${typeName(operandType)}, which is ${words}`)
  })
}
