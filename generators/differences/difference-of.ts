import type { Module } from '../module.ts'
import { resultsOf } from '../words/results-of.ts'
import { changesBetween, type ModuleChange, type NumberedInstruction } from './changes.ts'
import { idInWords } from './ids-in-words.ts'
import { nameOf } from './operand-name.ts'
import {
  type DifferingInstruction,
  replacedOperands,
  sideOf,
  textsOf,
} from './operands-in-words.ts'
import { idsInWords, lineOf, linesOf, placeInWords } from './runs-in-words.ts'
import type { Sides } from './sides.ts'

/** The most differences that are described; of further ones only the number is printed. */
const mostShown = 3

const declarations: Readonly<Record<string, string>> = {
  OpCapability: 'capability',
  OpExtension: 'extension',
}

/** A declaration of a module instead of another one; `undefined` for all but capabilities and extensions. */
function declaredInWords(old: DifferingInstruction, now: DifferingInstruction): string | undefined {
  const what = declarations[nameOf(now.placed)]
  const [come, gone] = [textsOf(now), textsOf(old)].map((texts) => texts.join(' '))
  return what === undefined
    ? undefined
    : `the module declares the ${what} ${come} instead of ${gone}`
}

/** The types of two results of an instruction, where they are all that one can say in short. */
function resultInWords(old: DifferingInstruction, now: DifferingInstruction): string {
  const types = [old, now].map(({ module, placed: { instruction } }) => {
    const { resultType } = resultsOf(instruction)
    return resultType === 0 ? '' : idInWords(module, resultType)
  })
  const [before = '', after = ''] = types
  return before === after || before === '' || after === '' ? '' : ` (${after} instead of ${before})`
}

function replacedInWords(
  sides: Sides,
  before: NumberedInstruction,
  after: NumberedInstruction,
): string {
  const [old, now] = [sideOf(sides.control, before), sideOf(sides.broken, after)]
  const line = lineOf(sides, sides.broken, after)
  if (before.instruction.opcode === after.instruction.opcode) {
    const declared = declaredInWords(old, now)
    if (declared !== undefined) return declared
    const operands = replacedOperands(sides, old, now)
    if (operands !== undefined) return operands
  }
  return `${line} instead of ${lineOf(sides, sides.control, before)}${resultInWords(old, now)}`
}

function changeInWords(sides: Sides, change: ModuleChange): string {
  const { control, broken } = sides
  switch (change.kind) {
    case 'replaced':
      return replacedInWords(sides, change.before, change.after)
    case 'missing':
      return `missing${placeInWords(sides, control, change.before)}: ${linesOf(sides, control, change.before)}${idsInWords(broken, change.before)}`
    case 'added':
      return `added${placeInWords(sides, broken, change.after)}: ${linesOf(sides, broken, change.after)}${idsInWords(broken, change.after)}`
    case 'moved':
      return `moved${placeInWords(sides, broken, change.after, true)}: ${linesOf(sides, broken, change.after)}`
  }
}

function versionText(version: number): string {
  return `${(version >>> 16) & 0xff}.${(version >>> 8) & 0xff}`
}

function headerInWords({ control, broken }: Sides): readonly string[] {
  if (control.version !== broken.version)
    return [
      `the version in the header is ${versionText(broken.version)} instead of ${versionText(control.version)}`,
    ]
  return []
}

function boundInWords({ control, broken }: Sides): readonly string[] {
  return (['bound', 'schema', 'generator'] as const).flatMap((field) =>
    control[field] === broken[field]
      ? []
      : [`the ${field} in the header is ${broken[field]} instead of ${control[field]}`],
  )
}

/**
 * The fault of a broken module: the places in which it differs from its control, in the ids of the broken module, each
 * with its definition. Empty where the two are the same.
 */
export function differenceOf(control: Module, broken: Module): string {
  const sides = { control, broken }
  const changes = changesBetween(control, broken)
  const all = [
    ...headerInWords(sides),
    ...changes.slice(0, mostShown).map((change) => changeInWords(sides, change)),
    ...(changes.length === 0 ? boundInWords(sides) : []),
  ]
  const rest = changes.length - mostShown
  const more = rest > 0 ? `; and ${rest} more difference${rest === 1 ? '' : 's'}` : ''
  return `${all.join('; ')}${more}`
}
