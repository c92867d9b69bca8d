import type { RuleId } from '#spec/rule'
import type { Fault } from '../../check.ts'
import type { Module } from '../../module.ts'
import { checksOf } from '../shared/checks-of.ts'
import { isStructType } from '../shared/composite-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { perModule } from '../shared/per-module.ts'
import { eachApplied } from './applied.ts'

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

interface Value {
  readonly value: number
  readonly word: number
  /** Whether the object has the decoration once, as it must. */
  single: boolean
}

/** The values of those decorations at one object. */
type Values = Map<number, Value>

/** By target, then by member, -1 for a whole object. */
type Objects = ReadonlyMap<number, ReadonlyMap<number, Values>>

function objectsIn(module: Module): Objects {
  const objects = new Map<number, Map<number, Values>>()
  eachApplied(module, ({ target, member, decoration, operands, word }) => {
    if (decoration !== xfbBuffer && decoration !== xfbStride && decoration !== stream) return
    const value = operands[0]?.value
    if (value === undefined) return
    const members = objects.get(target) ?? new Map<number, Values>()
    objects.set(target, members)
    const values = members.get(member) ?? new Map<number, Value>()
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
        const own = values.get(decoration)
        if (own?.single !== true) continue
        const { value, word } = own
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

/** Section 2.16.1. An object with XfbBuffer alone says nothing about its buffer. */
export const checks = checksOf(
  bufferFaults,
  shared.map(({ rule }) => rule),
  ['TransformFeedback'],
)
