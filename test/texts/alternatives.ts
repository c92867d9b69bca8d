import type { Module } from '#generators/module'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { alternativesOf } from '#runner/corpus/alternatives'
import { namesAt } from '#runner/corpus/names-at'
import type { Rule } from '#spec/rule'
import type { CaseWords } from './kill-matrix.ts'

/** Instructions without their ids, which an assembler numbers again when an instruction is added. */
function shapes(module: Module): readonly string[] {
  const known = knownOf(module)
  return module.instructions.map((instruction) => {
    const ids = new Set(
      operandsOf(instruction, known)
        .filter(({ kind }) => kind.startsWith('Id'))
        .map(({ word }) => word),
    )
    const words = instruction.words.map((word, index) => (ids.has(index) ? '%' : word))
    return `${instruction.opcode} ${words.join(' ')}`
  })
}

/** A module with what its comparison with others needs. */
interface ComparedModule {
  readonly module: Module
  readonly shapes: readonly string[]
  readonly names: ReturnType<typeof namesAt>
}

const seen = new WeakMap<Uint32Array, ComparedModule>()

/** `undefined` of words that are not instructions. Looked at once: many modules are made from the same control. */
function seenIn(words: Uint32Array): ComparedModule | undefined {
  const known = seen.get(words)
  if (known !== undefined) return known
  const module = read(words)
  if (module === undefined) return undefined
  const made = { module, shapes: shapes(module), names: namesAt(module) }
  seen.set(words, made)
  return made
}

function allNames({ module, names }: ComparedModule): readonly string[] {
  return module.instructions.flatMap((_, index) => [...names(index)])
}

/** The names near the instructions in which a module differs from its control, and near the one that its site gives. */
function namesNearFault(
  control: ComparedModule,
  broken: ComparedModule,
  site: number,
): readonly string[] {
  const [before, after] = [control.shapes, broken.shapes]
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return [control, broken].flatMap(({ module, names }) => {
    const last = module.instructions.length - end
    const changed = Array.from({ length: Math.max(0, last - start) }, (_, index) => start + index)
    return [site, ...changed].flatMap((index) => [...names(index)])
  })
}

/** The opcodes and enumerants that a rule names and that no fault of its cases is near. */
export interface Unbroken {
  /** The cases without a fault have them: what the rule permits, or what it does not depend on. */
  readonly valid: readonly string[]
  /** No case has them. */
  readonly absent: readonly string[]
}

/**
 * The alternatives of a rule that are not near a fault of any of its cases.
 *
 * @param cases of the rule, with instructions in their words.
 * @param controlOf the words of the control of a case; `undefined` of a valid case.
 */
export function unbrokenAlternatives(
  rule: Rule,
  cases: readonly CaseWords[],
  controlOf: (entry: CaseWords) => Uint32Array | undefined,
): Unbroken {
  const alternatives = alternativesOf(rule)
  const [near, valid] = [new Set<string>(), new Set<string>()]
  for (const entry of alternatives.size === 0 ? [] : cases) {
    const control = controlOf(entry)
    const [after, before] = [seenIn(entry.words), control && seenIn(control)]
    if (after === undefined) continue
    if (before === undefined) for (const name of allNames(after)) valid.add(name)
    else {
      const site = Number(entry.case.origin.site?.split(' at ')[1] ?? -1)
      for (const name of namesNearFault(before, after, site)) near.add(name)
      for (const name of allNames(before)) valid.add(name)
    }
  }
  const left = [...alternatives].filter((name) => !near.has(name)).sort()
  return {
    valid: left.filter((name) => valid.has(name)),
    absent: left.filter((name) => !valid.has(name)),
  }
}
