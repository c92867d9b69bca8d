import { instructionByName } from '#spec/grammar/grammar'
import { describeShape } from '../signatures/describe.ts'
import { shapeNamed } from '../signatures/stock-names.ts'
import { operandsOfRow } from '../words/operands-of.ts'
import { differing } from './differing.ts'
import type { Damage } from './ways.ts'

interface Parts {
  readonly opcode: string
  readonly operands: readonly string[]
  readonly typed: boolean
}

function partsOf(line: string): Parts {
  const tokens = line.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []
  const named = tokens[1] === '='
  const opcode = tokens[named ? 2 : 0] ?? ''
  const typed = instructionByName(opcode)?.operands[0]?.kind === 'IdResultType'
  return { opcode, operands: tokens.slice(named ? 3 : 1), typed }
}

/** What an operand is, where its name says it; else the operand as it is written. */
function described(operand: string | undefined): string {
  if (operand === undefined) return 'absent'
  const [, value, type = ''] = /^%(a_)?(\w+)$/.exec(operand) ?? []
  const shape = shapeNamed(type)
  if (shape === undefined) return operand
  return value === undefined && shape.kind === 'void' ? 'void' : describeShape(shape)
}

function isTypeOfStock(operand = ''): boolean {
  return /^%(?!a_)/.test(operand) && shapeNamed(operand.slice(1)) !== undefined
}

/** What stands in the place of an operand. A type is called one where another operand of the place was none of the stock. */
function inPlaceOf(come: string | undefined, gone: string | undefined): string {
  return isTypeOfStock(come) && gone !== undefined && !isTypeOfStock(gone)
    ? `the type ${come}`
    : described(come)
}

function nameOfOperand({ opcode, typed }: Parts, at: number): string {
  if (typed && at === 0) return 'Result Type'
  const row = instructionByName(opcode)
  const operands = row === undefined ? [] : operandsOfRow(row)
  const place = typed ? at - 1 : at
  const name = operands[place]?.name ?? ''
  return name === '' || operands[place]?.quantifier === '*' ? `Operand ${place + 1}` : name
}

function ofOneLine(from: string, to: string): string {
  const [old, now] = [partsOf(from), partsOf(to)]
  if (old.opcode !== now.opcode) return `${to} instead of ${from}`
  const most = Math.max(old.operands.length, now.operands.length)
  const changed = Array.from({ length: most }, (_, at) => at).filter(
    (at) => old.operands[at] !== now.operands[at],
  )
  const [at] = changed
  if (at === undefined || changed.length > 3) return `${to} instead of ${from}`
  const each = changed.map((place) => {
    const name = nameOfOperand(now, place)
    const [come, gone] = [now.operands[place], old.operands[place]]
    // A type and a value of it are alike in words.
    if (described(come) === described(gone)) return `${name} is ${come} instead of ${gone}`
    return `${name} is ${name === 'Result Type' ? described(come) : inPlaceOf(come, gone)} instead of ${described(gone)}`
  })
  return `${now.opcode}: ${each.join(', ')}`
}

/** Lines of a text that are no comments. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith(';'))
}

function several(lines: readonly string[]): string {
  const shown = lines.slice(0, 2).map((line) => line.trim())
  return `${shown.join('; ')}${lines.length > 2 ? `; and ${lines.length - 2} more` : ''}`
}

/**
 * What is wrong in a broken module, as far as its text shows it: the lines in which it differs from its control.
 *
 * @param way named where the fault is in the words.
 */
export function differenceOf(control: string, broken: string | Damage, way: string): string {
  if (typeof broken === 'function') return `the words are damaged: ${way.replaceAll('-', ' ')}`
  const [old, now] = [linesOf(control), linesOf(broken)]
  const { at, ...count } = differing(old, now)
  const gone = old.slice(at, at + count.gone)
  const come = now.slice(at, at + count.come)
  if (gone.length === 1 && come.length === 1) return ofOneLine(gone[0] ?? '', come[0] ?? '')
  if (gone.length === 0) return `${several(come)}: added`
  if (come.length === 0) return `${several(gone)}: missing`
  return `${several(come)} instead of ${several(gone)}`
}
