import { instructions } from '#spec/grammar/grammar'
import type { Choices } from '../choices.ts'
import type { Instruction, Module } from '../module.ts'
import type { GenericMutator } from '../mutate/generic/generic-mutator.ts'
import { type GraftingEdit, graftingMutatorOf } from '../mutate/generic/grafting-mutator-of.ts'
import { type OperandPlace, operandsOf } from '../words/operands-of.ts'
import { contextOf, definitionsIn, isDeclaration } from './context-of.ts'
import type { Pair } from './pair.ts'
import { pairMakers } from './pair-makers.ts'

/** A way of a pair that changes one line of its control. */
interface LineEdit {
  readonly pair: Pair
  readonly way: string
}

/** What such a way does to an instruction. */
interface InstructionEdit {
  readonly variant: string
  /** The instruction of the control, that of the broken module, and the broken module. */
  readonly before: Instruction
  readonly after: Instruction
  readonly broken: Module
}

const first: Choices = { pick: (_, options) => options[0] as (typeof options)[number] }

/** Name of the instruction in the only line that differs; `undefined` where others do, too. */
function changedLine(control: string, broken: string): string | undefined {
  const [lines, others] = [control.split('\n'), broken.split('\n')]
  if (lines.length !== others.length) return undefined
  const changed = lines.filter((line, at) => line !== others[at])
  return changed.length === 1 ? /\bOp\w+/.exec(changed[0] ?? '')?.[0] : undefined
}

/** The ways that change one line, by opcode of its instruction. Nothing is assembled yet. */
function byOpcode(pairs: readonly Pair[]): ReadonlyMap<number, readonly LineEdit[]> {
  const opcodes = new Map(instructions.map(({ name, opcode }) => [name, opcode]))
  const found = new Map<number, LineEdit[]>()
  for (const pair of pairs)
    for (const [way, { module }] of Object.entries(pair.broken)) {
      if (typeof module !== 'string') continue
      const opcode = opcodes.get(changedLine(pair.control, module) ?? '')
      if (opcode === undefined) continue
      found.set(opcode, [...(found.get(opcode) ?? []), { pair, way }])
    }
  return found
}

/** What ways do, by the context of the instruction that they change. */
function byContext(edits: readonly LineEdit[]): ReadonlyMap<string, readonly InstructionEdit[]> {
  const found = new Map<string, InstructionEdit[]>()
  for (const { pair, way } of edits) {
    const { generator, mutators } = pairMakers(pair)
    const control = generator.build(first)
    const rule = pair.broken[way]?.rule
    const mutator = mutators.find((each) => each.rule === rule)
    const site = mutator?.sites(control).find(({ variant }) => variant === way)
    const broken = site && mutator?.apply(control, site)
    const [before, after] = [control, broken].map((of) => of?.instructions[site?.at ?? -1])
    if (before === undefined || after === undefined || broken === undefined) continue
    const edit = { variant: `${pair.rule}-${pair.name}-${way}`, before, after, broken }
    const context = contextOf(before, definitionsIn(control))
    found.set(context, [...(found.get(context) ?? []), edit])
  }
  return found
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
  { before, after, broken }: InstructionEdit,
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
function canBeDeclared(edit: InstructionEdit): boolean {
  return editedWords(edit.before, edit, () => 1) !== undefined
}

/**
 * The ways of pairs that change one line, as a mutator of whatever module has an instruction of the same context: opcode,
 * types of the operands and enumerants. What an edit names besides is declared where the module lacks it. The rule of the
 * pair is likely to be broken then, and no other; certain it is in the pair's own control alone.
 */
export function pairEdits(pairs: readonly Pair[]): GenericMutator {
  const ways = byOpcode(pairs)
  const contexts = new Map<number, ReadonlyMap<string, readonly InstructionEdit[]>>()
  function editsOf(opcode: number): ReadonlyMap<string, readonly InstructionEdit[]> | undefined {
    const own = ways.get(opcode)
    if (own === undefined) return undefined
    const known = contexts.get(opcode) ?? byContext(own)
    contexts.set(opcode, known)
    return known
  }
  return graftingMutatorOf(
    'pair-edit',
    'an instruction is changed as a pair changes one of the same context',
    function* (instruction, _, { module }): Iterable<GraftingEdit> {
      const edits = editsOf(instruction.opcode)
      if (edits === undefined) return
      for (const edit of edits.get(contextOf(instruction, definitionsIn(module))) ?? []) {
        if (!canBeDeclared(edit)) continue
        yield [
          edit.variant,
          ({ declare }) => ({
            by: [
              {
                opcode: edit.after.opcode,
                words: editedWords(instruction, edit, declare) ?? instruction.words,
              },
            ],
          }),
        ]
      }
    },
  )
}
