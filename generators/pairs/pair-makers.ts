import { environmentByName } from '#spec/environments'
import { opcodeOf } from '#spec/grammar/opcodes'
import { assemble } from '../assembly/assemble.ts'
import { linesIn } from '../assembly/line.ts'
import { differenceOf } from '../differences/difference-of.ts'
import { differenceOfWords } from '../differences/difference-of-words.ts'
import { idWithWords } from '../differences/operand-name.ts'
import type { Generator, Mutator, WordMutator } from '../maker.ts'
import { MakerError } from '../maker-error.ts'
import type { Module } from '../module.ts'
import { alike } from '../mutate/changes.ts'
import { withPlaceOfPair } from '../notation/located-pair.ts'
import { read } from '../words/read.ts'
import type { Pair } from './pair.ts'

const opEntryPoint = opcodeOf('OpEntryPoint')

/** The modules of a pair, each assembled when it is first asked for. */
export interface PairModules {
  readonly control: () => Module
  /** The module of a way in assembly; `undefined` for one in words. */
  readonly broken: (way: string) => Module | undefined
  /** The control with what the module of a way declares beside it, so that the two differ in the fault alone. */
  readonly twin: (way: string) => Module
  /** A line about a way in which each name of its text is the id in its module, with what that is. */
  readonly inIds: (line: string, way: string) => string
}

interface NumberedModule {
  readonly module: Module
  readonly ids: ReadonlyMap<string, number>
}

/** @param ids those that names have already, so that an edit does not number the others again. */
function assembled(
  text: string,
  version: number,
  who: string,
  ids: ReadonlyMap<string, number> = new Map(),
): NumberedModule {
  const result = assemble(text, { version, ids })
  if (result.kind === 'faulty') {
    const [first] = result.errors
    const line = linesIn(text)[(first?.line ?? 1) - 1]
    const [culprit] = line?.slice((first?.column ?? 1) - 1).split(' ') ?? []
    throw new MakerError('faulty-pair', `${who}: ${first?.message} in: ${line}`, culprit)
  }
  const module = read(result.words)
  if (module === undefined) throw new MakerError('faulty-pair', `${who}: these are no instructions`)
  return { module, ids: result.ids }
}

export function modulesOf(pair: Pair): PairModules {
  const { rule, name, environments, control, broken } = pair
  const who = `${rule} ${name}`
  let made: NumberedModule | undefined
  const modules = new Map<string, NumberedModule>()
  const twins = new Map<string, Module>()
  const version = () => {
    const firstVersion = environmentByName(environments[0] ?? '')?.version
    if (firstVersion === undefined) throw new MakerError('faulty-pair', `${who}: no environment`)
    return firstVersion
  }
  const named = () => {
    made ??= withPlaceOfPair(pair, () => assembled(control, version(), who))
    return made
  }
  const namedBroken = (way: string) => {
    const how = broken[way]?.module
    if (typeof how !== 'string') return undefined
    const ids = named().ids
    const found =
      modules.get(way) ??
      withPlaceOfPair(pair, () => assembled(how, version(), `${who} ${way}`, ids))
    modules.set(way, found)
    return found
  }
  function twinOf(way: string): Module {
    const text = broken[way]?.twin
    const ids = namedBroken(way)?.ids
    if (text === undefined || ids === undefined) return named().module
    const found = twins.get(way) ?? assembled(text, version(), `${who} ${way}`, ids).module
    twins.set(way, found)
    return found
  }
  return {
    control: () => named().module,
    broken: (way) => namedBroken(way)?.module,
    twin: twinOf,
    inIds(line, way) {
      const other = namedBroken(way)
      return line.replaceAll(/%(\w+)/g, (whole, name) => {
        const id = named().ids.get(name) ?? other?.ids.get(name)
        return id === undefined ? whole : idWithWords(other?.module ?? named().module, id)
      })
    },
  }
}

/** Ordinal of the first instruction in which two modules differ; `undefined` where none does. */
function difference(some: Module, other: Module): number | undefined {
  const length = Math.max(some.instructions.length, other.instructions.length)
  for (let index = 0; index < length; index++) {
    const [first, second] = [some.instructions[index], other.instructions[index]]
    if (first === undefined || second === undefined) return index
    if (!alike(first, second)) return index
  }
  return undefined
}

/**
 * Ordinal in a control of the instruction with an ordinal in its twin: the twin has the control's instructions, in that order,
 * others between them and more variables in its entry points.
 */
function ordinalInControl(control: Module, twin: Module, ordinal: number): number {
  let index = 0
  for (const instruction of twin.instructions.slice(0, ordinal)) {
    const next = control.instructions[index]
    if (next === undefined) break
    const isEntryPoint = next.opcode === opEntryPoint && instruction.opcode === opEntryPoint
    if (isEntryPoint || alike(next, instruction)) index++
  }
  return index
}

/** A pair as makers: one that makes the control, and those that break a rule in it. */
export interface PairMakers {
  readonly generator: Generator
  readonly mutators: readonly Mutator[]
  readonly wordMutators: readonly WordMutator[]
}

/** A pair as makers. Its texts are assembled when they are asked for, each once. */
export function pairMakers(pair: Pair): PairMakers {
  const { rule, summary, environments, limits, covers = [], broken } = pair
  const rules = [...new Set([rule, ...Object.values(broken).map((each) => each.rule)])]
  const name = `${rule}-${pair.name}`
  const modules = modulesOf(pair)
  const isControl = (module: Module) => {
    const control = modules.control()
    return (
      module.version === control.version &&
      module.instructions.length === control.instructions.length &&
      difference(module, control) === undefined
    )
  }
  const generator: Generator = {
    name,
    rule,
    alsoApplies: [...new Set([...rules.slice(1), ...covers])],
    summary,
    environments: () => environments,
    ...(limits && { limits }),
    build(choices) {
      choices.pick('pair', [pair.name])
      return modules.control()
    },
  }
  const writtenSummary = (way: string) => {
    const written = broken[way]?.summary
    return written === undefined ? undefined : modules.inIds(written, way)
  }
  const damaged = (words: Uint32Array, way: string) => {
    const how = broken[way]?.module
    return typeof how === 'function' ? how(words) : words
  }
  /** The broken modules of each rule in assembly, or in words, by their ways. */
  const breaking = <Maker>(
    inWords: boolean,
    make: (about: Pick<Mutator, 'name' | 'rule' | 'summary'>, ways: readonly string[]) => Maker,
  ) =>
    rules.flatMap((ruleOfMaker): Maker[] => {
      const ways = Object.entries(broken).flatMap(([way, each]) =>
        each.rule === ruleOfMaker && (typeof each.module === 'function') === inWords ? way : [],
      )
      const about = { rule: ruleOfMaker, summary: `breaks ${ruleOfMaker} where ${summary}` }
      const whole = `${name}${ruleOfMaker === rule ? '' : `-${ruleOfMaker}`}${inWords ? '-in-words' : ''}`
      return ways.length === 0 ? [] : [make({ name: whole, ...about }, ways)]
    })
  const mutators = breaking(
    false,
    (about, ways): Mutator => ({
      ...about,
      sites(module) {
        if (!isControl(module)) return []
        return ways.map((variant) => {
          const other = modules.broken(variant) ?? module
          const twin = modules.twin(variant)
          return {
            variant,
            at: ordinalInControl(module, twin, difference(twin, other) ?? 0),
            summary: writtenSummary(variant) ?? differenceOf(twin, other),
          }
        })
      },
      apply: (module, { variant }) => ({
        ...(modules.broken(variant) ?? module),
        generator: module.generator,
      }),
    }),
  )
  const wordMutators = breaking(
    true,
    (about, ways): WordMutator => ({
      ...about,
      sites(words) {
        const module = read(words)
        if (module === undefined || !isControl(module)) return []
        return ways.map((variant) => ({
          variant,
          at: 0,
          summary: writtenSummary(variant) ?? differenceOfWords(words, damaged(words, variant)),
        }))
      },
      applyToWords: (words, { variant }) => damaged(words, variant),
    }),
  )
  return { generator, mutators, wordMutators }
}
