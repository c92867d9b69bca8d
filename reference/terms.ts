import { enumerantByName, instructionByName, instructions } from '#spec/grammar/grammar'
import { perPlace } from './index/places.ts'
import type { Module } from './module.ts'

/** Kinds of enumerants that a check can be made to depend on. */
const kinds = [
  'Decoration',
  'BuiltIn',
  'StorageClass',
  'ExecutionModel',
  'ExecutionMode',
  'Operation',
] as const

/** An enumerant of a module (`Decoration.Location`), or an instruction that OpSpecConstantOp executes (`Operation.OpIAdd`). */
export type EnumerantTerm = `${(typeof kinds)[number]}.${string}`

/**
 * A feature of a module: an instruction (`OpLoad`), a capability (`Kernel`), an enumerant, or more than a number of
 * words (`Words.255`).
 */
export type Term = string

/** Words after the first of the enumerant that tells what an instruction is about, by its kind. */
const placesByKind: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Decoration: {
    OpDecorate: 2,
    OpDecorateId: 2,
    OpDecorateString: 2,
    OpMemberDecorate: 3,
    OpMemberDecorateIdEXT: 3,
    OpMemberDecorateString: 3,
  },
  StorageClass: {
    OpVariable: 3,
    OpUntypedVariableKHR: 3,
    OpTypePointer: 2,
    OpTypeUntypedPointerKHR: 2,
    OpTypeForwardPointer: 2,
  },
  ExecutionModel: { OpEntryPoint: 1 },
  ExecutionMode: { OpExecutionMode: 2, OpExecutionModeId: 2 },
  // The instruction that it executes.
  Operation: { OpSpecConstantOp: 3 },
}

/** The place of such an enumerant in an instruction. */
export interface EnumerantPlace {
  readonly kind: string
  /** Words from the first one. */
  readonly offset: number
}

const places: (EnumerantPlace | undefined)[] = []
for (const [kind, offsets] of Object.entries(placesByKind))
  for (const [name, offset] of Object.entries(offsets)) {
    const opcode = instructionByName(name)?.opcode
    if (opcode !== undefined) places[opcode] = { kind, offset }
  }

/**
 * The place of the enumerant that determines the subject of instructions with that opcode; `undefined` if they have
 * none.
 */
export function placeOf(opcode: number): EnumerantPlace | undefined {
  return places[opcode]
}

/** The kind and the value of an enumerant; `undefined` where the term is of another sort, or the grammar does not have it. */
export function enumerantOf(
  term: Term,
): { readonly kind: string; readonly value: number } | undefined {
  const kind = kinds.find((candidate) => term.startsWith(`${candidate}.`))
  const name = kind && term.slice(kind.length + 1)
  const value =
    name &&
    (kind === 'Operation' ? instructionByName(name)?.opcode : enumerantByName(kind, name)?.value)
  return kind === undefined || typeof value !== 'number' ? undefined : { kind, value }
}

/** The number of words that a module must have more of; `undefined` where the term is of another sort. */
function wordsIn(term: Term): number | undefined {
  const digits = /^Words\.(\d+)$/.exec(term)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Whether the grammar has what a term names. */
export function isTerm(term: Term): boolean {
  return (
    wordsIn(term) !== undefined ||
    instructionByName(term) !== undefined ||
    enumerantByName('Capability', term) !== undefined ||
    enumerantOf(term) !== undefined
  )
}

const builtIn = enumerantByName('Decoration', 'BuiltIn')?.value

const nothing: readonly number[] = []

function add<Key>(lists: Map<Key, number[]>, key: Key, n: number): void {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [n])
  else known.push(n)
}

/**
 * Reports which of some lists of terms a module has any of: 1 at the number of the list, else 0. The result is written
 * over when it is asked about the next module in the same place. Number 0 is kept for what every module has: the first
 * list is number 1.
 */
export function termsIn(lists: readonly (readonly Term[])[]): (module: Module) => Uint8Array {
  const foundAt = perPlace(() => new Uint8Array(1 + lists.length))
  const byOpcode = new Map<number, number[]>()
  const byCapability = new Map<string, number[]>()
  const byWords = new Map<number, number[]>()
  const byKind = new Map(kinds.map((kind) => [kind as string, new Map<number, number[]>()]))
  for (const [n, terms] of lists.entries())
    for (const term of terms) {
      const opcode = instructionByName(term)?.opcode
      const enumerant = enumerantOf(term)
      const words = wordsIn(term)
      if (words !== undefined) add(byWords, words, n + 1)
      else if (opcode !== undefined) add(byOpcode, opcode, n + 1)
      else if (enumerant === undefined) add(byCapability, term, n + 1)
      else add(byKind.get(enumerant.kind) ?? new Map(), enumerant.value, n + 1)
    }
  /** Keyed by opcode: the last round in which it came up. */
  const seen = new Uint32Array(1 + Math.max(...instructions.map(({ opcode }) => opcode)))
  const ofOpcodes: (readonly number[])[] = []
  for (const [opcode, list] of byOpcode) ofOpcodes[opcode] = list
  const ofPlaces = places.map((place) => place && byKind.get(place.kind))
  const ofBuiltIns = byKind.get('BuiltIn')
  /** The least number first. */
  const ofWords = [...byWords].sort(([a], [b]) => a - b)
  // Modules that declare the same list have one set.
  const bySet = new WeakMap<ReadonlySet<string>, readonly number[]>()
  const ofCapabilities = (names: ReadonlySet<string>): readonly number[] => {
    let list = bySet.get(names)
    if (list === undefined) {
      list = [...names].flatMap((name) => byCapability.get(name) ?? nothing)
      bySet.set(names, list)
    }
    return list
  }
  let round = 0
  let found = foundAt(0)
  const set = (list: readonly number[] = nothing): void => {
    for (let index = 0; index < list.length; index++) found[list[index] as number] = 1
  }
  return (module) => {
    found = foundAt(module.place)
    found.fill(0)
    found[0] = 1
    round = (round + 1) >>> 0
    if (round === 0) seen.fill(0)
    const { words } = module
    const { length } = module.instructions
    for (let index = 0; index < length; index++) {
      const first = module.wordAt(index)
      const opcode = (words[first] as number) & 0xffff
      if (seen[opcode] !== round) {
        seen[opcode] = round
        set(ofOpcodes[opcode])
      }
      const place = places[opcode]
      if (place === undefined) continue
      const position = first + place.offset
      const value = words[position] as number
      set(ofPlaces[opcode]?.get(value))
      if (value === builtIn && place.kind === 'Decoration')
        set(ofBuiltIns?.get(words[position + 1] as number))
    }
    for (let index = 0; index < ofWords.length; index++) {
      const [least, list] = ofWords[index] as (typeof ofWords)[number]
      if (words.length <= least) break
      set(list)
    }
    set(ofCapabilities(module.capabilities))
    return found
  }
}

/** Reports whether a module has a term. For many modules, {@link termsIn} needs less time. */
export function presentTerms(module: Module): (term: Term) => boolean {
  const opcodes = new Set<number>()
  const values = new Map(kinds.map((kind) => [kind as string, new Set<number>()]))
  const { words } = module
  for (let index = 0; index < module.instructions.length; index++) {
    const first = module.wordAt(index)
    const opcode = (words[first] as number) & 0xffff
    opcodes.add(opcode)
    const place = places[opcode]
    if (place === undefined) continue
    const position = first + place.offset
    values.get(place.kind)?.add(words[position] as number)
    if (words[position] === builtIn && place.kind === 'Decoration')
      values.get('BuiltIn')?.add(words[position + 1] as number)
  }
  const known = new Map<Term, boolean>()
  const has = (term: Term): boolean => {
    const opcode = instructionByName(term)?.opcode
    if (opcode !== undefined) return opcodes.has(opcode)
    const least = wordsIn(term)
    if (least !== undefined) return words.length > least
    const enumerant = enumerantOf(term)
    if (enumerant === undefined) return module.capabilities.has(term)
    return values.get(enumerant.kind)?.has(enumerant.value) === true
  }
  return (term) => {
    let present = known.get(term)
    if (present === undefined) {
      present = has(term)
      known.set(term, present)
    }
    return present
  }
}
