import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { insertDeclaration } from '../mutate/changes.ts'
import type { GenericMutator } from '../mutate/generic-mutator.ts'
import { type Grafted, type GraftingEdit, graftingMutatorOf } from '../mutate/generic-mutator-of.ts'
import type { Graft } from '../mutate/graft.ts'
import { definitionsIn, knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { sectionOf } from '../words/section-of.ts'
import { contextOf, isDeclaration } from './context-of.ts'
import { type LineChange, type LineEdit, lineEditsOf } from './line-edits.ts'
import type { Pair } from './pair.ts'

const opEntryPoint = opcodeOf('OpEntryPoint')
const kinds: readonly LineChange[] = ['replaced', 'removed', 'added']

function keyOf(change: LineChange, context: string | undefined): string {
  return `${change} ${context}`
}

/** The change to an instruction by such a way. */
interface Change {
  readonly kind: LineChange
  /** The instruction of the control; for an addition, the one that it leans on. */
  readonly before: Instruction
  /** The instruction of the broken module; for a removal, the one that is taken out. */
  readonly after: Instruction
  readonly broken: Module
}

/** The edits of each key, in their order. */
function grouped<Key>(
  edits: readonly LineEdit[],
  keyOf: (edit: LineEdit) => Key,
): ReadonlyMap<Key, readonly LineEdit[]> {
  const found = new Map<Key, LineEdit[]>()
  for (const edit of edits) {
    const key = keyOf(edit)
    const alike = found.get(key)
    if (alike === undefined) found.set(key, [edit])
    else alike.push(edit)
  }
  return found
}

/** The context of the instruction that an edit changes or leans on. Only the control is assembled for that. */
function contextIn({ change, modules, anchor }: LineEdit): string | undefined {
  const control = modules.control()
  const before = control.instructions[anchor.at]
  return before && contextFor(change, before, control)
}

/**
 * The first of the edits of one context that do the same for one rule: what is added or taken out does not depend on
 * the pair.
 */
function distinct(edits: readonly LineEdit[]): readonly LineEdit[] {
  const seen = new Set<string>()
  return edits.filter(({ change, rule, line }) => {
    if (change === 'replaced') return true
    const what = change === 'removed' ? rule : `${rule} ${line}`
    return !seen.has(what) && seen.add(what)
  })
}

/**
 * The part of the context that an edit depends on: all of an instruction, or the model alone of an entry point that
 * gets a mode.
 */
function contextFor(change: LineChange, instruction: Instruction, module: Module): string {
  return change === 'added' && instruction.opcode === opEntryPoint
    ? `${instruction.words[0]}`
    : contextOf(instruction, module)
}

function changeBy({ change, modules, way, at: index, anchor }: LineEdit): Change | undefined {
  const broken = modules.broken(way)
  const before = modules.control().instructions[anchor.at]
  const after = change === 'removed' ? before : broken?.instructions[index]
  return before && after && broken && { kind: change, before, after, broken }
}

type Declare = (instruction: Instruction, result: number) => number

/** The id in another module of the same declaration as one of this module, with all that it names. */
function adopted(id: number, from: Module, declare: Declare): number | undefined {
  const row = definitionsIn(from).get(id)
  if (row === undefined || !isDeclaration(row.opcode)) return undefined
  const words = [...row.words]
  let result = 0
  for (const { kind, word } of operandsOf(row, knownOf(from))) {
    if (kind === 'IdResult') result = word
    else if (kind.startsWith('Id')) {
      const other = adopted(row.words[word] ?? 0, from, declare)
      if (other === undefined) return undefined
      words[word] = other
    }
  }
  return declare({ opcode: row.opcode, words }, result)
}

/** The id that an addition names first in another module: what it decorates, or the function of its entry point. */
function targetOf(instruction: Instruction): number {
  return instruction.opcode === opEntryPoint
    ? (instruction.words[1] ?? 0)
    : resultsOf(instruction).result
}

/**
 * The words that an edit gives an instruction of the same context, or an addition for it; `undefined` where it names what
 * cannot be declared.
 */
function wordsFor(
  instruction: Instruction,
  { kind, before, after, broken }: Change,
  declare: Declare,
): readonly number[] | undefined {
  const target = targetOf(before)
  const ids = new Set(
    operandsOf(after, knownOf(broken)).flatMap(({ kind: operandKind, word }) =>
      operandKind.startsWith('Id') && operandKind !== 'IdResult' ? word : [],
    ),
  )
  const words: number[] = []
  for (const [index, word] of after.words.entries()) {
    const isTarget = kind === 'added' && ids.has(index) && target !== 0 && word === target
    const kept =
      kind === 'replaced' && word === before.words[index] ? instruction.words[index] : undefined
    const next = isTarget
      ? targetOf(instruction)
      : (kept ?? (ids.has(index) ? adopted(word, broken, declare) : word))
    if (next === undefined) return undefined
    words.push(next)
  }
  return words
}

/** The instruction that replaces one of the same context. */
function grafted(instruction: Instruction, change: Change, { declare }: Graft): Grafted {
  if (change.kind === 'removed') return { by: [] }
  const { opcode } = change.after
  const words = wordsFor(instruction, change, declare)
  if (words === undefined) return { by: [instruction] }
  const changed = { opcode, words }
  if (change.kind === 'replaced') return { by: [changed] }
  return sectionOf(opcode) === undefined
    ? { by: [changed, instruction] }
    : { by: [instruction], finish: (module) => insertDeclaration(module, changed) }
}

/**
 * The ways of pairs that change one line, add one or take one out, as a mutator of whatever module has an instruction
 * of the same context: opcode, types of the operands and enumerants. Further ids that an edit names are declared if the
 * module lacks them. The rule of the pair is likely to be broken then, and no other; certain it is in the pair's own
 * control alone.
 *
 * @param rule slug of the one that they break; any when absent.
 */
export function pairEdits(pairs: readonly Pair[], rule?: string): GenericMutator {
  let ways: ReadonlyMap<number, readonly LineEdit[]> | undefined
  const contexts = new Map<number, ReadonlyMap<string | undefined, readonly LineEdit[]>>()
  function editsFor(instruction: Instruction, module: Module): readonly LineEdit[] {
    const { opcode } = instruction
    ways ??= grouped(
      pairs.flatMap(lineEditsOf).filter((edit) => rule === undefined || edit.rule === rule),
      ({ anchor }) => anchor.opcode,
    )
    const edits = ways.get(opcode)
    if (edits === undefined) return []
    const known =
      contexts.get(opcode) ?? grouped(edits, (edit) => keyOf(edit.change, contextIn(edit)))
    contexts.set(opcode, known)
    return kinds.flatMap((change) =>
      distinct(known.get(keyOf(change, contextFor(change, instruction, module))) ?? []),
    )
  }
  return graftingMutatorOf(
    'pair-edit',
    'an instruction is changed, added or taken out as a pair does it at one of the same context',
    function* (instruction, _, { module }): Iterable<GraftingEdit> {
      for (const edit of editsFor(instruction, module)) {
        const change = changeBy(edit)
        if (change === undefined) continue
        // Everything that the edit names for the first time must be declarable.
        if (edit.change !== 'removed' && !wordsFor(change.before, change, () => 1)) continue
        yield [edit.variant, (graft) => grafted(instruction, change, graft)]
      }
    },
  )
}
