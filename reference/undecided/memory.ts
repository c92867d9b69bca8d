import type { Circumstance } from '#spec/core/circumstance'
import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { constantWord } from '../core/shared/constants.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import type { Instruction, Module } from '../module.ts'
import type { Looks } from './looks.ts'
import { accessesAgainst, byAttribute, byDecoration } from './restricted.ts'

function order(...names: readonly string[]): number {
  return names.reduce((mask, name) => mask | enumerant('MemorySemantics', name), 0)
}

const atomicCounter = order('AtomicCounterMemory')
const [acquire, release] = [order('Acquire'), order('Release')]
const orders = order('Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent')

/** Place of the memory semantics among the operands, by opcode; the second are those of Unequal. */
const placesOfSemantics: ReadonlyMap<number, readonly number[]> = new Map(
  instructions.flatMap(({ opcode, operands }) => {
    const places = operands
      .filter(({ kind }) => kind !== 'IdResult' && kind !== 'IdResultType')
      .flatMap(({ kind }, place) => (kind === 'IdMemorySemantics' ? place : []))
    return places.length === 0 ? [] : [[opcode, places] as const]
  }),
)
const withSemantics: ReadonlySet<number> = new Set(placesOfSemantics.keys())

function semanticsOf(module: Module, instruction: Instruction): readonly (number | undefined)[] {
  return (placesOfSemantics.get(instruction.opcode) ?? []).map((place) =>
    constantWord(module, instruction.valueAt(place) ?? 0),
  )
}

function someSemantics(
  module: Module,
  isMet: (values: readonly (number | undefined)[]) => boolean,
): boolean {
  let found = false
  module.each(withSemantics, (instruction) => {
    found ||= isMet(semanticsOf(module, instruction))
  })
  return found
}

const stream = enumerant('Decoration', 'Stream')
const forOneStream = ['OpEmitVertex', 'OpEndPrimitive'].map(opcodeOf)
const forSeveral = ['OpEmitStreamVertex', 'OpEndStreamPrimitive']

/** Whether the instructions that a module emits vertices by are for another number of streams than it is seen to have. */
function hasStreamsInDoubt(module: Module): boolean {
  const isForOne = forOneStream.some((opcode) => module.has(opcode))
  const named = new Set(
    forSeveral.flatMap((name) => module.all(name).map(({ operands: [row] }) => row?.value ?? 0)),
  )
  if (!isForOne && named.size === 0) return false
  const streams = new Set([...named].map((id) => constantWord(module, id)))
  let isElsewhere = false
  eachApplied(module, ({ decoration, operands: [number] }) => {
    if (decoration !== stream) return
    streams.add(number?.value)
    isElsewhere ||= number?.value !== 0
  })
  return (isForOne && isElsewhere) || (named.size > 0 && streams.size < 2)
}

/** The undecided parts of accesses to memory, of memory semantics and of streams. */
export const looks = {
  'access-against-attribute': (module) => accessesAgainst(module, byAttribute(module)),
  'acquire-unequal-to-release': (module) =>
    someSemantics(
      module,
      ([equal = 0, unequal = 0]) => (equal & orders) === release && (unequal & orders) === acquire,
    ),
  'atomic-counter-semantics': (module) =>
    !module.capabilities.has('AtomicStorage') &&
    someSemantics(module, (values) => values.some((value = 0) => (value & atomicCounter) !== 0)),
  'store-to-non-writable': (module) => accessesAgainst(module, byDecoration(module)),
  'streams-in-doubt': hasStreamsInDoubt,
} as const satisfies Looks<Circumstance>
