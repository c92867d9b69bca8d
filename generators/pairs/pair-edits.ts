import { instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import type { GenericMutator } from '../mutate/generic/generic-mutator.ts'
import { type GraftingEdit, graftingMutatorOf } from '../mutate/generic/grafting-mutator-of.ts'
import { type OperandPlace, operandsOf } from '../words/operands-of.ts'
import { contextOf, definitionsIn, isDeclaration } from './context-of.ts'
import type { Pair } from './pair.ts'
import { modulesOf, type PairModules } from './pair-makers.ts'

/** A way of a pair that changes one line of its control. */
interface LineEdit {
  readonly variant: string
  /** Of the instruction in that line. */
  readonly opcode: number
  readonly modules: PairModules
  readonly way: string
  /** Its ordinal. */
  readonly at: number
}

/** What such a way makes of an instruction. */
interface Change {
  /** The instruction of the control, that of the broken module, and the broken module. */
  readonly before: Instruction
  readonly after: Instruction
  readonly broken: Module
}

const opcodes = new Map(instructions.map(({ name, opcode }) => [name, opcode]))

/** Name of the instruction in a line of assembly; `undefined` where there is none. */
function nameIn(line: string): string | undefined {
  return /^\s*(?:%\w+\s*=\s*)?(Op\w+)/.exec(line)?.[1]
}

/** Index of the only line that differs; `undefined` where others do, too. */
function changedLine(lines: readonly string[], others: readonly string[]): number | undefined {
  if (lines.length !== others.length) return undefined
  const at = lines.findIndex((line, index) => line !== others[index])
  return lines.findLastIndex((line, index) => line !== others[index]) === at ? at : undefined
}

/** The ways of a pair that change one line. Nothing is assembled yet. */
function editsOf(pair: Pair): readonly LineEdit[] {
  const lines = pair.control.split('\n')
  const modules = modulesOf(pair)
  return Object.entries(pair.broken).flatMap(([way, { module }]) => {
    const line = typeof module === 'string' ? changedLine(lines, module.split('\n')) : undefined
    const opcode = opcodes.get(nameIn(lines[line ?? -1] ?? '') ?? '')
    if (opcode === undefined) return []
    const at = lines.slice(0, line).filter((each) => nameIn(each) !== undefined).length
    return [{ opcode, variant: `${pair.rule}-${pair.name}-${way}`, modules, way, at }]
  })
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

/** The context of the instruction that an edit changes. Only the control is assembled for that. */
function contextIn({ modules, at }: LineEdit): string | undefined {
  const control = modules.control()
  const before = control.instructions[at]
  return before && contextOf(before, definitionsIn(control))
}

function changeBy({ modules, way, at }: LineEdit): Change | undefined {
  const broken = modules.broken(way)
  const [before, after] = [modules.control(), broken].map((of) => of?.instructions[at])
  return before && after && broken && { before, after, broken }
}

type Declare = (instruction: Instruction, result: number) => number

/** The id in another module of what a declaration of this one declares, with all that it names. */
function adopted(id: number, from: Module, declare: Declare): number | undefined {
  const definitions = definitionsIn(from)
  const row = definitions.instruction(id)
  if (row === undefined || !isDeclaration(row.opcode)) return undefined
  const words = [...row.words]
  let result = 0
  for (const { kind, word } of operandsOf(row, definitions.known())) {
    if (kind === 'IdResult') result = word
    else if (kind.startsWith('Id')) {
      const other = adopted(row.words[word] ?? 0, from, declare)
      if (other === undefined) return undefined
      words[word] = other
    }
  }
  return declare({ opcode: row.opcode, words }, result)
}

function isId({ kind }: OperandPlace): boolean {
  return kind.startsWith('Id') && kind !== 'IdResult'
}

/** The words that an edit gives an instruction of the same context; `undefined` where it names what cannot be declared. */
function editedWords(
  { words }: Instruction,
  { before, after, broken }: Change,
  declare: Declare,
): readonly number[] | undefined {
  const places = operandsOf(after, definitionsIn(broken).known())
  const ids = new Set(places.filter(isId).map(({ word }) => word))
  const edited: number[] = []
  for (const [at, word] of after.words.entries()) {
    const own = words[at]
    const next =
      word === before.words[at] && own !== undefined
        ? own
        : ids.has(at)
          ? adopted(word, broken, declare)
          : word
    if (next === undefined) return undefined
    edited.push(next)
  }
  return edited
}

/** Whether all that an edit names anew can be declared. */
function canBeDeclared(change: Change): boolean {
  return editedWords(change.before, change, () => 1) !== undefined
}

/**
 * The ways of pairs that change one line, as a mutator of whatever module has an instruction of the same context: opcode,
 * types of the operands and enumerants. What an edit names besides is declared where the module lacks it. The rule of the
 * pair is likely to be broken then, and no other; certain it is in the pair's own control alone.
 */
export function pairEdits(pairs: readonly Pair[]): GenericMutator {
  let ways: ReadonlyMap<number, readonly LineEdit[]> | undefined
  const contexts = new Map<number, ReadonlyMap<string | undefined, readonly LineEdit[]>>()
  function editsFor(instruction: Instruction, module: Module): readonly LineEdit[] {
    const { opcode } = instruction
    ways ??= grouped(pairs.flatMap(editsOf), (edit) => edit.opcode)
    const own = ways.get(opcode)
    if (own === undefined) return []
    const known = contexts.get(opcode) ?? grouped(own, contextIn)
    contexts.set(opcode, known)
    return known.get(contextOf(instruction, definitionsIn(module))) ?? []
  }
  return graftingMutatorOf(
    'pair-edit',
    'an instruction is changed as a pair changes one of the same context',
    function* (instruction, _, { module }): Iterable<GraftingEdit> {
      for (const edit of editsFor(instruction, module)) {
        const change = changeBy(edit)
        if (change === undefined || !canBeDeclared(change)) continue
        yield [
          edit.variant,
          ({ declare }) => ({
            by: [
              {
                opcode: change.after.opcode,
                words: editedWords(instruction, change, declare) ?? instruction.words,
              },
            ],
          }),
        ]
      }
    },
  )
}
