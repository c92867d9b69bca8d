import type { Instruction, Module } from '../module.ts'
import { differing } from '../pairs/differing.ts'
import { commonRows } from '../words/common-rows.ts'
import { resultsOf } from '../words/results-of.ts'

/** An instruction and its ordinal in its module. */
export interface NumberedInstruction {
  readonly instruction: Instruction
  readonly index: number
}

/** One place in which a module differs from its control. */
export type ModuleChange =
  | {
      readonly kind: 'replaced'
      readonly before: NumberedInstruction
      readonly after: NumberedInstruction
    }
  /** Neighbours that only the broken module has; or, where they are `moved`, that the control has elsewhere. */
  | { readonly kind: 'added' | 'moved'; readonly after: readonly NumberedInstruction[] }
  /** Neighbours that only the control has. */
  | { readonly kind: 'missing'; readonly before: readonly NumberedInstruction[] }

function keyOf({ opcode, words }: Instruction): string {
  return `${opcode} ${words.join(' ')}`
}

function placed(module: Module, start: number, end: number): readonly NumberedInstruction[] {
  return module.instructions
    .slice(start, end)
    .map((instruction, offset) => ({ instruction, index: start + offset }))
}

/** Instructions of two blocks that are one instruction before and after: those with one result, then those with one opcode. */
function replacements(
  gone: readonly NumberedInstruction[],
  come: readonly NumberedInstruction[],
): ReadonlyMap<NumberedInstruction, NumberedInstruction> {
  const partners = new Map<NumberedInstruction, NumberedInstruction>()
  const taken = new Set<NumberedInstruction>()
  const match = (alike: (before: NumberedInstruction, after: NumberedInstruction) => boolean) => {
    for (const after of come) {
      if (partners.has(after)) continue
      const before = gone.find((other) => !taken.has(other) && alike(other, after))
      if (before === undefined) continue
      partners.set(after, before)
      taken.add(before)
    }
  }
  const result = ({ instruction }: NumberedInstruction) => resultsOf(instruction).result
  match((before, after) => result(after) !== 0 && result(before) === result(after))
  match((before, after) => before.instruction.opcode === after.instruction.opcode)
  if (gone.length === 1 && come.length === 1) match(() => true)
  return partners
}

/** Instructions that are neighbours, together. */
function neighbours(
  some: readonly NumberedInstruction[],
): readonly (readonly NumberedInstruction[])[] {
  const runs: NumberedInstruction[][] = []
  for (const each of some) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1)?.index === each.index - 1) run.push(each)
    else runs.push([each])
  }
  return runs
}

function changesOfBlock(
  gone: readonly NumberedInstruction[],
  come: readonly NumberedInstruction[],
): readonly ModuleChange[] {
  const partners = replacements(gone, come)
  const replaced = new Set(partners.values())
  return [
    ...neighbours(gone.filter((each) => !replaced.has(each))).map(
      (before): ModuleChange => ({ kind: 'missing', before }),
    ),
    ...come.flatMap((after): ModuleChange[] => {
      const before = partners.get(after)
      return before === undefined ? [] : [{ kind: 'replaced', before, after }]
    }),
    ...neighbours(come.filter((each) => !partners.has(each))).map(
      (after): ModuleChange => ({ kind: 'added', after }),
    ),
  ]
}

function sameText(
  some: readonly NumberedInstruction[],
  others: readonly NumberedInstruction[],
): boolean {
  const text = (list: readonly NumberedInstruction[]) =>
    list.map(({ instruction }) => keyOf(instruction)).join('\n')
  return some.length === others.length && text(some) === text(others)
}

/** The changes, with those together that take instructions from one place to another. */
function withMoves(changes: readonly ModuleChange[]): readonly ModuleChange[] {
  const moved = new Set<ModuleChange>()
  const kept = changes.map((change): ModuleChange => {
    if (change.kind !== 'added') return change
    const source = changes.find(
      (other) =>
        other.kind === 'missing' && !moved.has(other) && sameText(other.before, change.after),
    )
    if (source === undefined) return change
    moved.add(source)
    return { kind: 'moved', after: change.after }
  })
  return kept.filter((change) => !moved.has(change))
}

/** The places in which the instructions of a broken module differ from those of its control, in their order. */
export function changesBetween(control: Module, broken: Module): readonly ModuleChange[] {
  const [old, now] = [control, broken].map(({ instructions }) => instructions.map(keyOf)) as [
    string[],
    string[],
  ]
  const { at: start, gone, come } = differing(old, now)
  const pairs = commonRows(old.slice(start, start + gone), now.slice(start, start + come))
  const changes: ModuleChange[] = []
  let [row, column] = [start, start]
  for (const [pairedRow, pairedColumn] of [...pairs, [gone, come] as const]) {
    const [rowEnd, columnEnd] = [start + pairedRow, start + pairedColumn]
    changes.push(...changesOfBlock(placed(control, row, rowEnd), placed(broken, column, columnEnd)))
    ;[row, column] = [rowEnd + 1, columnEnd + 1]
  }
  return withMoves(changes)
}
