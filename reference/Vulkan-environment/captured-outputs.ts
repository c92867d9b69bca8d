import type { Check, Fault } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { checksOf, faultCollector, perModule, type Say } from '../core/shared/surveys.ts'
import {
  componentCount,
  constituentType,
  isArrayType,
  isBoolType,
  isMatrixType,
  isNumericalType,
  isVectorType,
  scalarWidth,
} from '../core/shared/types.ts'
import { declaresVariable, heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { type Captured, capturedParts } from './shared/captured.ts'

/** The storage class of what transform feedback captures. */
export const output = enumerant('StorageClass', 'Output')

const capturing = models('Vertex', 'TessellationEvaluation', 'Geometry')
const [word, doubleWord] = [4, 8]

const bitsPerOctet = 8

const holds64 = containing((type) => isNumericalType(type) && scalarWidth(type) === 64)

const holds32 = containing((type) => isNumericalType(type) && scalarWidth(type) === 32)

const holdsOthers = containing(
  (type) =>
    isBoolType(type) || (isNumericalType(type) && ![32, 64].includes(scalarWidth(type) ?? 0)),
)

/** Octets that the scalars of a type take; `undefined` where it has a structure or a length that may change. */
function octetsOf(module: Module, type: Instruction | undefined, depth = 0): number | undefined {
  if (type === undefined || depth > 32) return undefined
  if (isNumericalType(type)) return (scalarWidth(type) ?? 0) / bitsPerOctet
  const size = octetsOf(module, constituentType(module, type, 0), depth + 1)
  const count = isVectorType(type)
    ? componentCount(module, type)
    : isMatrixType(type)
      ? type.valueAt(1)
      : isArrayType(type)
        ? lengthOf(module, type)
        : undefined
  return size === undefined || count === undefined ? undefined : size * count
}

function lengthOf(module: Module, type: Instruction): number | undefined {
  const length = module.definition(type.valueAt(1) ?? 0)
  if (length?.name !== 'OpConstant') return undefined
  const value = module.integerValue(length.result)
  return value === undefined ? undefined : Number(value)
}

/** A variable or member that is captured, as messages name it. */
export function nameOf({ variable, member }: Captured): string {
  return member < 0 ? `variable %${variable.result}` : `member ${member} of %${variable.result}`
}

function judgePart(module: Module, part: Captured, say: Say): void {
  const { type, offset, buffer, stride } = part
  if (offset === undefined) return
  if (holds64(module, type)) {
    if (offset % doubleWord !== 0)
      say(
        'Vulkan-environment/captured-offset-64-bit',
        part.word,
        `${nameOf(part)} holds 64 bits and has Offset ${offset}`,
      )
  } else if (holds32(module, type) && offset % word !== 0)
    say(
      'Vulkan-environment/captured-offset-32-bit',
      part.word,
      `${nameOf(part)} holds 32 bits and has Offset ${offset}`,
    )
  if (holdsOthers(module, type))
    say(
      'Vulkan-environment/captured-component-width',
      part.word,
      `${nameOf(part)} has Offset and scalars of a width other than 32 or 64 bits`,
    )
  const missing = [
    ...(buffer === undefined ? ['XfbBuffer'] : []),
    ...(stride === undefined ? ['XfbStride'] : []),
  ]
  if (missing.length > 0)
    say(
      'Vulkan-environment/captured-buffer',
      part.word,
      `${nameOf(part)} has Offset and no ${missing.join(' and no ')}`,
    )
}

function judgeBlock(module: Module, members: readonly Captured[], say: Say): void {
  const [first] = members
  const { structure } = first ?? {}
  if (structure === undefined || !module.isDecorated(structure.result, 'Block')) return
  const buffers = new Set(members.flatMap(({ buffer }) => buffer ?? []))
  if (buffers.size > 1)
    say(
      'Vulkan-environment/captured-block-buffer',
      structure.word,
      `members of structure %${structure.result} have XfbBuffer ${[...buffers].join(' and ')}`,
    )
  const placed = members.filter((member) => member.offset !== undefined)
  const [begin] = placed
  if (begin === undefined || !placed.some(({ type }) => holds64(module, type))) return
  if ((begin.offset ?? 0) % doubleWord !== 0 && !holds64(module, begin.type))
    say(
      'Vulkan-environment/captured-first-offset',
      begin.word,
      `the first captured member of structure %${structure.result} has Offset ${begin.offset}`,
    )
  const ends = placed.map(({ type, offset: start = 0 }) => {
    const size = octetsOf(module, type)
    return size === undefined ? Number.NaN : start + size
  })
  const end = ends.reduce((most, each) => Math.max(most, each))
  if (!Number.isNaN(end) && end % doubleWord !== 0)
    say(
      'Vulkan-environment/captured-block-size',
      structure.word,
      `structure %${structure.result} ends at ${end}`,
    )
}

/** The parts that an entry point valueIn. */
function judgeRanges(
  module: Module,
  entryPoint: Instruction,
  parts: readonly Captured[],
  say: Say,
) {
  const ranges = parts.flatMap((part) => {
    const { type, offset: start, buffer, structure, variable } = part
    if (start === undefined || buffer === undefined) return []
    // The elements of an array of blocks go to a buffer each.
    if (structure !== undefined && heldType(module, variable) !== structure) return []
    const size = octetsOf(module, type)
    return size === undefined ? [] : [{ part, buffer, start, end: start + size }]
  })
  ranges.sort((a, b) => a.buffer - b.buffer || a.start - b.start)
  let before: (typeof ranges)[number] | undefined
  for (const range of ranges) {
    if (before !== undefined && before.buffer === range.buffer) {
      if (range.start < before.end) {
        say(
          'Vulkan-environment/captured-ranges-apart',
          entryPoint.word,
          `${nameOf(before.part)} and ${nameOf(range.part)} are captured to the same octets`,
        )
        return
      }
      if (range.end <= before.end) continue
    }
    before = range
  }
}

const variableNames = ['OpVariable', 'OpUntypedVariableKHR']

const noFaults: readonly Fault[] = []

function hasOutputs(module: Module): boolean {
  return variableNames.some((name) => {
    for (const variable of module.all(name)) if (variable.valueAt(0) === output) return true
    return false
  })
}

const faultsOf = perModule((module): readonly Fault[] => {
  if (!hasOutputs(module)) return noFaults
  const { faults, say } = faultCollector()
  const judged = new Set<number>()
  // Many variables may have one large structure type: this number of members is examined.
  let room = module.words.length + 65_536
  for (const entryPoint of module.all('OpEntryPoint')) {
    const all: Captured[] = []
    for (const id of new Set(entryPoint.operands.slice(3).map(({ value }) => value))) {
      const variable = module.definition(id)
      if (variable === undefined || !declaresVariable(variable)) continue
      if (variable.valueAt(0) !== output) continue
      if (room <= 0) return faults
      const parts = capturedParts(module, variable)
      room -= parts.length
      for (const part of parts) all.push(part)
      if (judged.has(id)) continue
      judged.add(id)
      for (const part of parts) judgePart(module, part, say)
      judgeBlock(module, parts.slice(1), say)
    }
    if ((modelOf(entryPoint) & capturing) !== 0) judgeRanges(module, entryPoint, all, say)
  }
  return faults
})

/** Checks of outputs that transform feedback captures, each by itself. */
export const checks: readonly Check[] = [
  ...checksOf(
    faultsOf,
    [
      'Vulkan-environment/captured-offset-64-bit',
      'Vulkan-environment/captured-block-size',
      'Vulkan-environment/captured-first-offset',
      'Vulkan-environment/captured-offset-32-bit',
      'Vulkan-environment/captured-component-width',
      'Vulkan-environment/captured-buffer',
      'Vulkan-environment/captured-ranges-apart',
      'Vulkan-environment/captured-block-buffer',
    ],
    ['Decoration.Offset', 'Decoration.XfbBuffer'],
  ),
]
