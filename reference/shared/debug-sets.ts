import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { opcodeSet } from '../core/shared/grammar.ts'
import { isStructureSound } from '../core/shared/structure.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { Instruction, Module } from '../module.ts'
import type {
  DebugInfoOf,
  DebugSetInstruction,
  DebugSetOperand,
  DebugSetRows,
  DebugWord,
  OperandFaultOf,
} from './debug-set-rows.ts'

/** Instructions that execute one of an extended set. */
export const executing: readonly string[] = ['OpExtInst', 'OpExtInstWithForwardRefsKHR']

const executes = opcodeSet(executing)

/** Words of an `OpExtInst` before the operands that its set defines. */
export const wordsBefore = 5

/**
 * Whether the instruction of a debug set with that name is in the chapters on types and templates, and therefore describes a type.
 */
export function isTypeName(name: string | undefined): boolean {
  return name?.startsWith('DebugType') ?? false
}

/** The row's operand that is at position `index`, the last one repeating where it is a list. */
function operandAt<Kind extends string>(
  { operands }: DebugSetInstruction<Kind>,
  index: number,
): DebugSetOperand<Kind> | undefined {
  const last = operands.at(-1)
  return operands[index] ?? (last?.quantifier === '*' ? last : undefined)
}

/** Look-ups of the instructions of a debug set. */
function debugLookUps<Kind extends string, Row extends DebugSetInstruction<Kind>>({
  imports,
  rowOf,
  operandsOf,
}: DebugSetRows<Row>) {
  type DebugInfo = DebugInfoOf<Row>

  /** An instruction as one of the set; `undefined` if it belongs to another set. */
  function debugInfoOf(module: Module, instruction: Instruction): DebugInfo | undefined {
    const versions = imports(module)
    if (versions.size === 0 || !executes(instruction)) return undefined
    if (instruction.wordCount < wordsBefore) return undefined
    const numberWord = instruction.word + wordsBefore - 1
    const set = module.words[numberWord - 1] as number
    const number = module.words[numberWord] as number
    if (!versions.has(set)) return undefined
    const version = versions.get(set)
    // One instruction of many operands may be looked up for each operand of another.
    let operands: readonly DebugWord[] | undefined
    return {
      instruction,
      set,
      version,
      number,
      numberWord,
      row: version === undefined ? undefined : rowOf(version, number),
      get operands() {
        operands ??= operandsOf(instruction, module)
        return operands
      },
    }
  }

  /** Every instruction of the set in the module, in order. */
  const debugInfos = perModule((module): readonly DebugInfo[] =>
    imports(module).size === 0
      ? []
      : executing
          .flatMap((name) => module.all(name))
          .flatMap((instruction) => debugInfoOf(module, instruction) ?? [])
          .sort((a, b) => a.instruction.index - b.instruction.index),
  )

  /** Instructions of the set by the names of their rows, in order. */
  const byName = perModule((module): ReadonlyMap<string, readonly DebugInfo[]> => {
    const found = new Map<string, DebugInfo[]>()
    for (const info of debugInfos(module)) {
      if (info.row === undefined) continue
      const known = found.get(info.row.name)
      if (known === undefined) found.set(info.row.name, [info])
      else known.push(info)
    }
    return found
  })

  /** The instructions with that name, in order. */
  function debugInfosNamed(module: Module, name: string): readonly DebugInfo[] {
    return byName(module).get(name) ?? []
  }

  /** The instruction of the set that an id is the result of. */
  function debugInfoWithId(module: Module, id: number | undefined): DebugInfo | undefined {
    const definition = id === undefined ? undefined : module.definition(id)
    return definition === undefined ? undefined : debugInfoOf(module, definition)
  }

  /**
   * The name of the instruction of the set that an id is the result of: empty where it is the result of no instruction of the set;
   * `undefined` where nothing defines it, or where it is of a version or has a number that the text does not describe.
   */
  function debugNameOf(module: Module, id: number | undefined): string | undefined {
    const definition = id === undefined ? undefined : module.definition(id)
    if (definition === undefined) return undefined
    const info = debugInfoOf(module, definition)
    return info === undefined ? '' : info.row?.name
  }

  /** The name of an instruction in messages: that of the extended one if it executes one of the set. */
  function callOf(module: Module, definition: Instruction): string {
    return debugInfoOf(module, definition)?.row?.name ?? definition.name
  }

  /**
   * Whether any operand may refer to an instruction: DebugInfoNone, and instructions whose version or number the text
   * does not describe.
   */
  function mayBeAnything(module: Module, definition: Instruction): boolean {
    const info = debugInfoOf(module, definition)
    return info !== undefined && (info.row === undefined || info.row.name === 'DebugInfoNone')
  }

  return {
    ...{ debugInfoOf, debugInfos, debugInfosNamed, debugInfoWithId, debugNameOf },
    ...{ callOf, mayBeAnything },
  }
}

/** Look-ups of the instructions of a debug set, and the forms that rules about their operands have. */
export function debugSet<Kind extends string, Row extends DebugSetInstruction<Kind>>(
  set: DebugSetRows<Row>,
) {
  type DebugInfo = DebugInfoOf<Row>
  const lookUps = debugLookUps<Kind, Row>(set)
  const { callOf, debugInfosNamed, debugNameOf, mayBeAnything } = lookUps

  /** The check of a rule on the instructions with those names. */
  function instructionCheck(
    rule: RuleId,
    names: readonly string[],
    judge: (info: DebugInfo, module: Module, report: Report) => void,
  ): Check {
    return {
      rule,
      among: executing,
      judgeModule(module, report) {
        for (const name of names)
          for (const info of debugInfosNamed(module, name)) judge(info, module, report)
      },
    }
  }

  /** The check that the instructions with those names are in a block. */
  function inBlockCheck(rule: RuleId, names: readonly string[]): Check {
    return instructionCheck(rule, names, ({ instruction, row }, module, report) => {
      if (isStructureSound(module) && module.blockOf(instruction) === undefined)
        report(instruction.word, `${row?.name} is not in a block`)
    })
  }

  /** The operands of some kinds in an instruction, with the index of each. */
  function eachOperand(
    { row, operands }: DebugInfo,
    kinds: readonly Kind[],
    visit: (operand: DebugWord, row: DebugSetOperand<Kind>, index: number) => void,
  ): void {
    if (row === undefined) return
    operands.forEach((operand, index) => {
      const named = operandAt(row, index)
      if (named !== undefined && kinds.includes(named.kind)) visit(operand, named, index)
    })
  }

  /** The names of the instructions that have an operand of one of those kinds. */
  function namesWith(kinds: readonly Kind[]): readonly string[] {
    return set.rows
      .filter(({ operands }) => operands.some(({ kind }) => kinds.includes(kind)))
      .map(({ name }) => name)
  }

  /**
   * The check of a rule on the definitions that the operands of some kinds name. Those beyond the last one of the row and
   * ids that nothing defines are the faults of other rules.
   */
  function operandCheck(rule: RuleId, kinds: readonly Kind[], fault: OperandFaultOf<Row>): Check {
    return instructionCheck(rule, namesWith(kinds), (info, module, report) => {
      eachOperand(info, kinds, ({ value, word }, { name, kind }, index) => {
        const definition = module.definition(value)
        if (definition === undefined || mayBeAnything(module, definition)) return
        const message = fault({ definition, module, info, index })
        const printed = kind === 'enumerator' ? 'an enumerator' : name
        if (message !== undefined)
          report(word, `${printed} of ${info.row?.name}, %${value}, ${message}`)
      })
    })
  }

  /** The check that operands of some kinds are the result of one of those instructions of the set. */
  function namedCheck(rule: RuleId, kinds: readonly Kind[], ...names: readonly string[]): Check {
    return operandCheck(rule, kinds, ({ definition, module }) =>
      names.includes(debugNameOf(module, definition.result) ?? '')
        ? undefined
        : `comes from ${callOf(module, definition)}, not ${names.join(' or ')}`,
    )
  }

  /** The check that operands of some kinds are a type. */
  function typeCheck(rule: RuleId, kinds: readonly Kind[]): Check {
    return operandCheck(rule, kinds, ({ definition, module }) =>
      isTypeName(debugNameOf(module, definition.result))
        ? undefined
        : `comes from ${callOf(module, definition)}, which is not a type`,
    )
  }

  /** The check that operands of some kinds are an `OpString`. */
  function stringCheck(rule: RuleId, ...kinds: readonly Kind[]): Check {
    return operandCheck(rule, kinds, ({ definition, module }) =>
      definition.name === 'OpString'
        ? undefined
        : `comes from ${callOf(module, definition)}, not OpString`,
    )
  }

  /** The check that operands of some kinds, those that `isExempt` leaves, are not a DebugInfoNone. */
  function knownCheck(
    rule: RuleId,
    kinds: readonly Kind[],
    isExempt: (info: DebugInfo, kind: Kind) => boolean,
  ): Check {
    return instructionCheck(rule, namesWith(kinds), (info, module, report) => {
      eachOperand(info, kinds, ({ value, word }, { name, kind }) => {
        if (debugNameOf(module, value) === 'DebugInfoNone' && !isExempt(info, kind))
          report(word, `${name} of ${info.row?.name}, %${value}, is a DebugInfoNone`)
      })
    })
  }

  return {
    ...lookUps,
    ...{ eachOperand, inBlockCheck, instructionCheck, knownCheck },
    ...{ namedCheck, operandCheck, stringCheck, typeCheck },
  }
}
