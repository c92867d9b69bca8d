import { notDrawn } from '#generators/random/not-drawn'
import { extentsOf } from '#generators/words/extents-of'
import { instructionByName, instructions } from '#spec/grammar/grammar'
import { rules, texts } from '#spec/texts'
import { makeSlice } from '../campaign/make-slice.ts'
import { poolWindow } from '../campaign/pool-window.ts'
import { runSlice, type Worker } from '../campaign/run-slice.ts'
import { usualSlicing } from '../campaign/slicing.ts'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Probe } from '../observe/probe.ts'
import { type ByKind, knownByKind, valuesByKind } from './enumerants.ts'
import { odditiesOf, oddityNames } from './odd.ts'

/** Rules and instructions of a text that the modules of a campaign reach. */
export interface TextReach {
  readonly text: string
  /** How many modules broke a rule and no other, by id: every rule that the judge can blame. */
  readonly alone: Readonly<Record<string, number>>
  /** The same of rules that a text leaves open, for which the judge has no blame: how many modules a mutator of it changed. */
  readonly open: Readonly<Record<string, number>>
  /** How many valid modules have an instruction of the text, by name. */
  readonly instructions: Readonly<Record<string, number>>
}

/** The features that the modules of a campaign reach, whatever tools there are. */
export interface Reach {
  readonly runs: number
  readonly verdicts: Readonly<Record<string, number>>
  readonly texts: readonly TextReach[]
  /** How many valid modules have an instruction or an enumerant of core or a text, by kind and name. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Enumerants that no random module can have, with the reason; by kind. */
  readonly notDrawn: typeof notDrawn
  /** Number of modules with each shape that does not depend on a rule or an instruction, by name. */
  readonly oddities: Readonly<Record<string, number>>
}

/** A substitute for tools: it never reports anything about a module. */
const silent: Probe = {
  name: 'none',
  tools: [],
  one: { of: 1, at: 0 },
  observe: async (asked) => asked.map(() => ({ kind: 'silent', template: '' })),
}

interface ReachCounts {
  readonly verdicts: Map<string, number>
  readonly alone: Map<string, number>
  readonly changedFor: Map<string, number>
  readonly opcodes: Map<number, number>
  /** By kind and value. */
  readonly enumerants: Map<string, Map<number, number>>
  readonly oddities: Map<string, number>
}

function add<K>(counts: Map<K, number>, key: K, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

/** Counts what a module has of each kind, once. */
function addEnumerants({ enumerants }: ReachCounts, words: Uint32Array): void {
  for (const [kind, values] of valuesByKind(words)) {
    const counts = enumerants.get(kind) ?? new Map<number, number>()
    enumerants.set(kind, counts)
    for (const value of values) add(counts, value)
  }
}

/** The counts of all that is known, by kind and name. */
function namedCounts(
  known: ByKind<number>,
  { enumerants }: ReachCounts,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    [...known].map(([kind, values]) => [
      kind,
      Object.fromEntries(
        [...values].map(([name, value]) => [name, enumerants.get(kind)?.get(value) ?? 0]),
      ),
    ]),
  )
}

/** Makes that many modules as a campaign makes them, and judges them. No tool is asked. */
async function count(makers: FuzzMakers, seed: number, runs: number): Promise<ReachCounts> {
  const counted: ReachCounts = {
    verdicts: new Map(),
    alone: new Map(),
    changedFor: new Map(),
    opcodes: new Map(),
    enumerants: new Map(),
    oddities: new Map(oddityNames.map((name) => [name, 0])),
  }
  const worker: Worker = {
    makers,
    probes: [silent],
    seed,
    shard: { index: 0, count: 1 },
    slicing: usualSlicing,
    seen: { novel: new Set(), tried: new Set(), signatures: new Map() },
  }
  const window = poolWindow()
  for (let slice = 0; slice * usualSlicing.size < runs; slice++) {
    const size = Math.min(usualSlicing.size, runs - slice * usualSlicing.size)
    const made = makeSlice(worker, slice, size, 0, window.at(slice))
    for (const [index, seen] of made.asked.entries()) {
      const { judge, words } = seen
      for (const name of odditiesOf(seen)) add(counted.oddities, name)
      add(counted.verdicts, judge.kind)
      for (const key of made.made[index]?.changedBy ?? []) {
        const rule = makers.mutatorByKey.get(key)?.rule
        if (rule !== undefined) add(counted.changedFor, rule)
      }
      if (judge.kind !== 'valid') continue
      for (const opcode of new Set(extentsOf(words).map((extent) => extent.opcode)))
        add(counted.opcodes, opcode)
      addEnumerants(counted, words)
    }
    const { alone, kept } = await runSlice(worker, made)
    window.add(kept.map(({ index: _, ...keptModule }) => ({ slice, kept: keptModule })))
    for (const [rule, more] of Object.entries(alone)) {
      if (!counted.alone.has(rule)) window.add([{ slice, alone: rule }])
      add(counted.alone, rule, more)
    }
  }
  return counted
}

/**
 * The features that the first modules of a seed reach: a campaign on the same seed makes the same ones until a tool's
 * answer shows a novelty.
 */
export async function reach(makers: FuzzMakers, seed: number, runs: number): Promise<Reach> {
  const counted = await count(makers, seed, runs)
  const { verdicts, alone, changedFor, opcodes, oddities } = counted
  const decided = rules.filter(({ decidable }) => decidable === 'module')
  const ofTexts = new Set(
    texts.flatMap(({ name, facts }) =>
      name === 'core' ? [] : facts.instructions.map((each) => each.name),
    ),
  )
  return {
    runs,
    verdicts: Object.fromEntries(verdicts),
    kinds: namedCounts(knownByKind, counted),
    notDrawn,
    oddities: Object.fromEntries(oddities),
    texts: texts.map(({ name, facts }) => {
      const textRules = decided.filter(({ text }) => text === name)
      const names =
        name === 'core'
          ? instructions
              .filter((row) => row.version !== null && !ofTexts.has(row.name))
              .map((row) => row.name)
          : facts.instructions.map((each) => each.name)
      const opcodeOf = (each: string) => instructionByName(each)?.opcode
      const counts = (
        names: readonly string[],
        counter: (key: string) => number,
      ): Record<string, number> => Object.fromEntries(names.map((key) => [key, counter(key)]))
      return {
        text: name,
        alone: counts(
          textRules.filter(({ confidence }) => confidence !== 'open').map(({ id }) => id),
          (id) => alone.get(id) ?? 0,
        ),
        open: counts(
          textRules.filter(({ confidence }) => confidence === 'open').map(({ id }) => id),
          (id) => changedFor.get(id) ?? 0,
        ),
        instructions: counts(
          names.filter((each) => opcodeOf(each) !== undefined),
          (each) => opcodes.get(opcodeOf(each) ?? -1) ?? 0,
        ),
      }
    }),
  }
}
