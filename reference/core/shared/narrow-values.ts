import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isMatrixType } from './composite-type.ts'
import { isRemark } from './ignored.ts'
import { holdsNarrow, type NarrowData } from './narrow-data.ts'
import { opcodeSet } from './opcode-set.ts'
import { operandType, operandWord, wordOfId } from './operand.ts'
import { pointeeType } from './pointer-type.ts'
import { resultType } from './result-type.ts'
import { isScalarType } from './scalar-type.ts'
import { isVectorType } from './vector-type.ts'

/** What their function types are blamed for. */
const ofFunctions = ['OpFunction', 'OpFunctionParameter', 'OpFunctionCall']

/** Atomic instructions on 16-bit floating-point values, with the capability that adds them for values of this width. */
const atomics: ReadonlyMap<string, string> = new Map([
  ['OpAtomicFAddEXT', 'AtomicFloat16AddEXT'],
  ['OpAtomicFMinEXT', 'AtomicFloat16MinMaxEXT'],
  ['OpAtomicFMaxEXT', 'AtomicFloat16MinMaxEXT'],
])

function isAddedByAtomics({ name }: Instruction, { capabilities }: Module): boolean {
  return capabilities.has(atomics.get(name) ?? '')
}

/** Whether it is a scalar, vector or matrix type with components of the width. */
function isNarrow(module: Module, type: Instruction | undefined, data: NarrowData): boolean {
  return (
    (isScalarType(type) || isVectorType(type) || isMatrixType(type)) &&
    holdsNarrow(module, type, data)
  )
}

/** The check that values with narrow data are results only of the instructions named in `sources`. */
export function narrowResult(rule: RuleId, data: NarrowData, sources: readonly string[]): Check {
  const isAllowed = opcodeSet([...sources, ...ofFunctions])
  return {
    rule,
    at: '*',
    among: data.capabilities,
    judge(instruction, module, report) {
      if (instruction.resultType === 0 || isAllowed(instruction)) return
      const type = resultType(module, instruction)
      if (!holdsNarrow(module, type, data) || isAddedByAtomics(instruction, module)) return
      report(
        instruction.word + 1,
        `${instruction.name} results in %${type?.result}, which is or holds ${data.bits}-bit data`,
      )
    },
  }
}

/** The check that `OpLoad` loads narrow data as scalars, vectors and matrices only. */
export function narrowLoad(rule: RuleId, data: NarrowData): Check {
  return {
    rule,
    at: ['OpLoad'],
    among: data.capabilities,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (holdsNarrow(module, type, data) && !isNarrow(module, type, data))
        report(instruction.word + 1, `%${type?.result} with ${data.bits}-bit data is ${type?.name}`)
    },
  }
}

const isForFunctions = opcodeSet(['OpFunctionCall', 'OpReturnValue'])

/** Whether using a value says nothing about what is done with it, or other rules decide about it. */
function isNoUse(module: Module, user: Instruction, data: NarrowData): boolean {
  if (isForFunctions(user) || isRemark(module, user)) return true
  return holdsNarrow(module, resultType(module, user), data)
}

/**
 * The check that narrow data, as the instructions in `sources` give it, is used only by the same instructions (apart
 * from `OpLoad`, which takes none) and `OpStore`.
 */
export function narrowUses(rule: RuleId, data: NarrowData, sources: readonly string[]): Check {
  const mayUse = opcodeSet([...sources, 'OpStore'])
  return {
    rule,
    at: sources,
    among: data.capabilities,
    judge(instruction, module, report) {
      if (!isNarrow(module, resultType(module, instruction), data)) return
      for (const user of module.uses(instruction.result)) {
        if (mayUse(user) || isNoUse(module, user, data)) continue
        const word = wordOfId(module, user, instruction.result)
        if (word !== undefined)
          report(word, `${user.name} uses the ${data.bits}-bit value %${instruction.result}`)
      }
    },
  }
}

/** The check that `OpCopyMemory` copies no narrow data, as its typed pointers show. */
export function narrowCopy(rule: RuleId, data: NarrowData): Check {
  return {
    rule,
    at: ['OpCopyMemory'],
    among: data.capabilities,
    judge(instruction, module, report) {
      for (const index of [0, 1]) {
        const type = pointeeType(module, operandType(module, instruction, index))
        if (holdsNarrow(module, type, data))
          report(
            operandWord(instruction, index),
            `the pointer is to %${type?.result}, which is or holds ${data.bits}-bit data`,
          )
      }
    },
  }
}
