import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Module } from '../../module.ts'
import { eachApplied } from '../shared/decorations.ts'
import { enumerant, opcodeSet } from '../shared/grammar.ts'
import { operandWord } from '../shared/operands.ts'
import { checksOf, perModule } from '../shared/surveys.ts'
import { isStructType } from '../shared/types.ts'

const xfbBuffer = enumerant('Decoration', 'XfbBuffer')

const xfbStride = enumerant('Decoration', 'XfbStride')

const stream = enumerant('Decoration', 'Stream')

/** Decorations that all objects of a buffer share. */
const shared: readonly {
  readonly decoration: number
  readonly rule: RuleId
  readonly name: string
}[] = [
  { decoration: xfbStride, rule: 'core/xfb-stride-per-buffer', name: 'XfbStride' },
  { decoration: stream, rule: 'core/stream-per-buffer', name: 'Stream' },
]

const declaresObject = opcodeSet(['OpVariable', 'OpUntypedVariableKHR', 'OpFunctionParameter'])

function isObject(module: Module, target: number, member: number): boolean {
  const definition = module.definition(target)
  if (definition === undefined) return false
  if (member < 0) return declaresObject(definition)
  return isStructType(definition) && member < definition.operands.length
}

interface AppliedValue {
  readonly value: number
  readonly word: number
  /** Whether the object has the decoration once, as it must. */
  single: boolean
}

/** The values of those decorations at one object. */
type AppliedValues = Map<number, AppliedValue>

/** Keyed by target, then by member, -1 for a whole object. */
type Objects = ReadonlyMap<number, ReadonlyMap<number, AppliedValues>>

function objectsIn(module: Module): Objects {
  const objects = new Map<number, Map<number, AppliedValues>>()
  eachApplied(module, ({ target, member, decoration, operands, word }) => {
    if (decoration !== xfbBuffer && decoration !== xfbStride && decoration !== stream) return
    const value = operands[0]?.value
    if (value === undefined) return
    const members = objects.get(target) ?? new Map<number, AppliedValues>()
    objects.set(target, members)
    const values = members.get(member) ?? new Map<number, AppliedValue>()
    members.set(member, values)
    const known = values.get(decoration)
    if (known === undefined) values.set(decoration, { value, word, single: true })
    else known.single = false
  })
  return objects
}

const bufferFaults = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  const first = shared.map(() => new Map<number, number>())
  for (const [target, members] of objectsIn(module))
    for (const [member, values] of members) {
      const buffer = values.get(xfbBuffer)
      if (buffer?.single !== true || !isObject(module, target, member)) continue
      for (const [n, { decoration, rule, name }] of shared.entries()) {
        const applied = values.get(decoration)
        if (applied?.single !== true) continue
        const { value, word } = applied
        const wanted = first[n]?.get(buffer.value)
        if (wanted === undefined) first[n]?.set(buffer.value, value)
        else if (wanted !== value)
          faults.push({
            rule,
            word,
            message: `${name} is ${value}, and ${wanted} elsewhere with XfbBuffer ${buffer.value}`,
          })
      }
    }
  return faults
})

/** Checks of the decorations of transform feedback: a stride, and what the objects of a buffer share (2.16.1). */
export const checks: readonly Check[] = [
  // Section 3.2.19. That it is a multiple of 8 where doubles are captured, is for the buffer as a
  // whole.
  {
    rule: 'core/stride-of-capture',
    at: ['OpDecorate', 'OpMemberDecorate'],
    having: ['Decoration.XfbStride'],
    judge(instruction, _, report) {
      const place = instruction.name === 'OpDecorate' ? 1 : 2
      const bytes = instruction.valueAt(place + 1) ?? 0
      if (bytes % 4 !== 0)
        report(operandWord(instruction, place + 1), `XfbStride ${bytes} is not a multiple of 4`)
    },
  },
  // Section 2.16.1. An object with XfbBuffer alone says nothing about its buffer.
  ...checksOf(
    bufferFaults,
    shared.map(({ rule }) => rule),
    ['TransformFeedback'],
  ),
]
