/**
 * The place of an instruction that a sentence speaks of, as a line of text:
 *
 * - `Result Type`, or an operand by its name in the grammar: `Pointer`, `Ray Flags` as the grammar spells it. An operand
 *   without a name goes by its kind (`ExecutionModel`). One that repeats (`Interface`) is each of them.
 * - An operand by its number, counted from 1 after Result Type and Result, as texts do: `#2`.
 * - A parameter of an enumerant: `ImageOperands: Bias`; a further one by its number: `ImageOperands: Grad #2`.
 * - Steps into the type of what is there, each after ` / `: `Pointer / pointee`, `Result Type / component`, `A / Rows`.
 *   {@link steps} names those for core types; all others are operands of the declaring instruction by their names.
 * - `Target`: of a row about decorations, the decorated id as a whole; of a row about objects, the object.
 *
 * Optional operands that are absent satisfy every fact but `present`.
 */
export type SlotText = string

/** Steps from a type to a part of it, beside the names of the operands of the declaring instruction. */
export type NamedStep = 'component' | 'column' | 'element' | 'pointee'

/** A slot, split into its parts. */
export interface SlotPath {
  /** The operand, or the parameter of an enumerant, as the slot names it: without steps. */
  readonly place: string
  /** Name, kind or number of the operand; `Result Type`. */
  readonly operand: string
  /** The enumerant whose parameter it is, with the parameter's number from 1. */
  readonly enumerant?: { readonly name: string; readonly parameter: number }
  readonly steps: readonly string[]
}

/** The parts of a slot. */
export function slotPath(slot: SlotText): SlotPath {
  const [place = '', ...steps] = slot.split(' / ')
  const [operand = '', parameter] = place.split(': ')
  if (parameter === undefined) return { place, operand, steps }
  const [name = '', number = '1'] = parameter.split(' #')
  return { place, operand, enumerant: { name, parameter: Number(number) }, steps }
}
