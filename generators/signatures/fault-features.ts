import type { Instruction } from '#spec/grammar/types'
import type { Break } from './breaks.ts'
import { dimensionOf } from './dimension.ts'
import { isImage } from './image-pieces.ts'
import { countOf } from './shape.ts'
import { type Content, type Contents, type Signature, slotOf } from './signature.ts'
import { nameOfShape } from './stock-names.ts'
import type { Stage } from './universe.ts'

/** An instruction of a control. */
export interface Line {
  readonly row: Instruction
  readonly contents: Contents
  /** Carried out by OpSpecConstantOp. */
  readonly isConstant: boolean
  /** The set whose instruction it is. */
  readonly set: string | undefined
}

/** A break of an instruction of a control. */
export interface LineFault {
  readonly at: number
  readonly line: Line
  readonly fault: Break
}

/** Whether a type has more or fewer components than the one before; empty where neither, or where it has none. */
function sizeChange(before: Content | undefined, after: Content | undefined): string {
  if (before?.kind !== 'type' || after?.kind !== 'type') return ''
  const [from, to] = [countOf(before.shape) ?? 0, countOf(after.shape) ?? 0]
  return from === 0 || to === 0 || from === to ? '' : to > from ? 'more' : 'fewer'
}

/** What a break shows among those of the signatures of a text. */
export function faultFeatures(
  signature: Signature,
  stage: Stage,
  { line, fault }: LineFault,
): readonly string[] {
  const { rule, slots, way, facts } = fault
  const [first = 'result'] = slots
  const { name } = line.row
  if (line.isConstant) return [`${rule} constant ${first}`]
  const failing = facts.map(({ slot, index }) => `${slot} ${index}`)
  const broken = `${rule} breaks ${failing.join(', ')}`
  const place = first === 'result' ? 0 : first
  const content = line.contents[place]
  const dimension = dimensionOf(content, fault.contents[place])
  const images = line.contents.flatMap((each) =>
    each?.kind === 'type' && isImage(each.shape) ? [nameOfShape(each.shape)] : [],
  )
  const root = way.replace(/^(?:result|operand-\d+|operands|alike|all)-/, '')
  // Each image is shown with more and with fewer components than it asks of another slot, and with one way for each fact.
  const isBeside = facts.some(({ fact }) => fact.reads.length > 0)
  const isOwn =
    slots.length === 1 &&
    slotOf(signature, first)?.facts.some((each) => each.rule === rule) === true
  const size = isBeside ? sizeChange(content, fault.contents[place]) : ''
  const ofImages = (isOwn ? images : []).map(
    (image) => `${rule} ${first} ${name} ${size} ${failing} of ${image}`,
  )
  // A set has many instructions that are alike: each of them, of its slots and of the ways is shown once.
  const others =
    line.set === undefined
      ? [`${rule} ${first} ${root}`, `${rule} ${name}`]
      : [`${rule} ${first}`, `${rule} ${root}`, `${line.set} ${name}`]
  const ofDimension = signature.inEachDimension?.includes(rule)
    ? [`${rule} ${name} ${dimension}`]
    : []
  const alike = signature.inEachWay?.includes(rule) ? [`${rule} ${way}`] : []
  return [broken, `${rule} in a ${stage}`, ...others, ...ofImages, ...ofDimension, ...alike]
}

/**
 * What a break shows of its operation alone, whichever others are alike: that each slot of it breaks each rule, and the
 * operation each rule in each dimension. A tool may check every instruction of a family by code of its own.
 */
export function memberFeatures({ line, fault }: LineFault): readonly string[] {
  const { rule, slots } = fault
  const [first = 'result'] = slots
  const place = first === 'result' ? 0 : first
  const dimension = dimensionOf(line.contents[place], fault.contents[place])
  const member = `${rule} ${line.row.name}${line.isConstant ? ' constant' : ''}`
  // The many instructions of a set break each slot in one dimension.
  const ofDimension = line.set === undefined ? [`${member} is broken by ${dimension}`] : []
  return [`${member} ${first}`, ...ofDimension]
}
