import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { checksOf, faultCollector, perModule, type Say } from '../core/shared/surveys.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated, decoratedMembers } from '../shared/interfaces.ts'
import { nameOf, output } from './captured-outputs.ts'
import { type Captured, capturedParts } from './shared/captured.ts'

const xfbBuffer = enumerant('Decoration', 'XfbBuffer')

/** Decorations that all parts of a buffer share. */
interface Shared {
  readonly rule: RuleId
  readonly name: string
  readonly decoration: number
  readonly of: (part: Captured) => number | undefined
  /** Whether another rule asks a part for it. */
  readonly isLeft: (part: Captured) => boolean
}

const shared: readonly Shared[] = [
  {
    rule: 'Vulkan-environment/captured-stride-everywhere',
    name: 'XfbStride',
    decoration: enumerant('Decoration', 'XfbStride'),
    of: ({ stride }) => stride,
    isLeft: ({ offset }) => offset !== undefined,
  },
  {
    rule: 'Vulkan-environment/captured-stream-everywhere',
    name: 'Stream',
    decoration: enumerant('Decoration', 'Stream'),
    of: ({ stream }) => stream,
    isLeft: () => false,
  },
]

const valuesOfVariables = perModule(() => new Map<string, number | undefined>())

/** Like {@link decorated}: the decorations of a variable are read once, not for each member. */
function onVariable(module: Module, id: number, decoration: number): number | undefined {
  const known = valuesOfVariables(module)
  const key = `${id} ${decoration}`
  if (!known.has(key)) known.set(key, decorated(module, id, decoration))
  return known.get(key)
}

/** The value that a variable or member has itself beside an XfbBuffer of its own: what core compares. */
function ownValues(module: Module, { variable, structure, member }: Captured, decoration: number) {
  const places = [
    [variable.result, -1],
    ...(structure ? [[structure.result, member]] : []),
  ] as const
  return places.flatMap(([id = 0, place = -1]) => {
    const valueIn = (wanted: number) =>
      place < 0 ? onVariable(module, id, wanted) : decoratedMembers(module, id, wanted).get(place)
    return valueIn(xfbBuffer) === undefined ? [] : (valueIn(decoration) ?? [])
  })
}

/** The parts of one buffer. */
function judgeBuffer(module: Module, buffer: number, parts: readonly Captured[], say: Say): void {
  for (const { rule, name, decoration, of: valueIn, isLeft } of shared) {
    const first = parts.find((part) => valueIn(part) !== undefined)
    const wanted = first && valueIn(first)
    if (wanted === undefined) continue
    const values = new Set(parts.flatMap((part) => ownValues(module, part, decoration)))
    for (const part of parts) {
      const value = valueIn(part)
      if (value === undefined && !isLeft(part))
        say(rule, part.word, `${nameOf(part)} with XfbBuffer ${buffer} has no ${name}`)
      if (value !== undefined && value !== wanted && values.size < 2)
        say(
          rule,
          part.word,
          `${nameOf(part)} with XfbBuffer ${buffer} has ${name} ${value}, not ${wanted}`,
        )
    }
  }
}

/** The outputs in the interface of an entry point, until `room` is used up. */
function outputsOf(module: Module, entryPoint: Instruction, room: number): readonly Captured[] {
  const found: Captured[] = []
  for (const id of new Set(entryPoint.operands.slice(3).map(({ value }) => value))) {
    const variable = module.definition(id)
    if (variable === undefined || !declaresVariable(variable)) continue
    if (variable.valueAt(0) !== output || found.length > room) continue
    const parts = capturedParts(module, variable)
    for (const part of parts.length > 1 ? parts.slice(1) : parts)
      if (part.buffer !== undefined) found.push(part)
  }
  return found
}

const faultsOfBuffers = perModule((module): readonly Fault[] => {
  const { faults, say } = faultCollector()
  // Many entry points may list many variables that hold one large structure.
  let room = module.words.length + 65_536
  for (const entryPoint of module.all('OpEntryPoint')) {
    if (room <= 0) return faults
    const parts = outputsOf(module, entryPoint, room)
    room -= entryPoint.operands.length + parts.length
    const buffers = new Map<number, Captured[]>()
    for (const part of parts) {
      const known = buffers.get(part.buffer ?? 0)
      if (known === undefined) buffers.set(part.buffer ?? 0, [part])
      else known.push(part)
    }
    for (const [buffer, inIt] of buffers) judgeBuffer(module, buffer, inIt, say)
  }
  return faults
})

/** Checks of outputs that are captured to one buffer of transform feedback. */
export const checks: readonly Check[] = [
  ...checksOf(
    faultsOfBuffers,
    shared.map(({ rule }) => rule),
    ['TransformFeedback'],
  ),
]
