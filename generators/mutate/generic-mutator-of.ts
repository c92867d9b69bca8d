import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import type { GenericMutator } from './generic-mutator.ts'
import { firstFunction, type Graft, graft } from './graft.ts'
import { type Scene, sceneOf } from './scene.ts'

/** The ways of changing one instruction, by variant; variants differ, and a change is made when it is asked for. */
type WaysAt<Change> = (
  instruction: Instruction,
  index: number,
  scene: Scene,
) => Iterable<readonly [variant: string, change: Change]>

/**
 * A mutator that goes through the instructions one by one. Nothing is copied but in `apply`, so that sites can be asked
 * of large modules too.
 */
export function mutatorBy<Change>(
  name: string,
  summary: string,
  ways: WaysAt<Change>,
  changed: (module: Module, index: number, change: Change) => Module,
): GenericMutator {
  const sitesOf = (scene: Scene, instruction: Instruction, index: number) =>
    Array.from(ways(instruction, index, scene), ([variant]) => ({ at: index, variant }))
  return {
    name,
    summary,
    sites(module) {
      const scene = sceneOf(module)
      return module.instructions.flatMap((instruction, index) => sitesOf(scene, instruction, index))
    },
    sitesAt(module, index) {
      const instruction = module.instructions[index]
      return instruction === undefined ? [] : sitesOf(sceneOf(module), instruction, index)
    },
    apply(module, { at: index, variant }) {
      const instruction = module.instructions[index]
      if (instruction === undefined) return module
      for (const [way, change] of ways(instruction, index, sceneOf(module))) {
        if (way === variant) return changed(module, index, change)
      }
      return module
    },
  }
}

/** The replacement of instructions. */
interface InstructionEdit {
  /** Ordinal of the first instruction that goes; the one that the mutator was asked about when absent. */
  readonly at?: number
  /** How many go; one when absent. */
  readonly removed?: number
  readonly by: readonly Instruction[]
  /** New header words, where they change. */
  readonly header?: { readonly version?: number; readonly bound?: number }
}

function edited(module: Module, index: number, edit: InstructionEdit): Module {
  const start = edit.at ?? index
  const before = module.instructions.slice(0, start)
  const behind = module.instructions.slice(start + (edit.removed ?? 1))
  return { ...module, ...edit.header, instructions: [...before, ...edit.by, ...behind] }
}

/** An edit that gives the instruction another word at an index. */
export function withWord(
  instruction: Instruction,
  index: number,
  word: number,
): () => InstructionEdit {
  return () => ({ by: [{ ...instruction, words: instruction.words.with(index, word) }] })
}

/** Edits that give the instruction one of other words at an index, by variant, as far as they differ from its own. */
export function* otherWords(
  instruction: Instruction,
  index: number,
  prefix: string,
  others: Readonly<Record<string, number | undefined>>,
): Iterable<readonly [variant: string, edit: () => InstructionEdit]> {
  for (const [variant, other] of Object.entries(others))
    if (other !== undefined && other !== instruction.words[index])
      yield [`${prefix}${variant}`, withWord(instruction, index, other)]
}

/** A mutator of edits in place. */
export function genericMutatorOf(
  name: string,
  summary: string,
  edits: WaysAt<() => InstructionEdit>,
): GenericMutator {
  return mutatorBy(name, summary, edits, (module, index, edit) => edited(module, index, edit()))
}

/** The replacement of one instruction, with declarations grafted for it. */
export interface Grafted {
  readonly by: readonly Instruction[]
  /** Puts more into the module: capabilities, extensions. */
  readonly finish?: (module: Module) => Module
}

const opFirstType = opcodeOf('OpTypeVoid')

/** The place for declarations for an instruction: before it, or after all others if it comes before the first one. */
function placeFor({ instructions }: Module, index: number): number {
  const first = instructions.findIndex(({ opcode }) => opcode === opFirstType)
  return first >= 0 && index < first ? instructions.length : index
}

/** A way of changing an instruction that needs declarations. */
export type GraftingEdit = readonly [variant: string, edit: (declarations: Graft) => Grafted]

/** A mutator of edits that declare types and constants which the module may lack. */
export function graftingMutatorOf(
  name: string,
  summary: string,
  edits: WaysAt<GraftingEdit[1]>,
): GenericMutator {
  return mutatorBy(name, summary, edits, (module, index, edit) => {
    const place = Math.min(placeFor(module, index), firstFunction(module))
    const declarations = graft(module, place)
    const grafted = edit(declarations)
    const { module: other, shift } = declarations.done()
    const moved = place <= index ? index + shift : index
    const instructions = other.instructions.toSpliced(moved, 1, ...grafted.by)
    const changed = { ...other, instructions }
    return grafted.finish?.(changed) ?? changed
  })
}
