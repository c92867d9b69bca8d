import { disassemble } from '#reference/disassemble/disassemble'
import type { WatchInstruction } from '#reference/execute/observation'
import { Pointer, type Value } from '#reference/execute/value'
import { pointerOf } from '#runner/execute/pointer-of'
import { valueText } from '#runner/execute/value-text'
import { instructionLines } from '#runner/fuzz/finding/marked'

/** An instruction that ran. */
export interface TraceStep {
  /** Ordinal of the instruction in the module, from 0. */
  readonly index: number
  /** Index of its first word. */
  readonly word: number
  /** Line of the reader's text, or else of the listing. */
  readonly line?: number
  /** Number of the invocation in the dispatch, from 0. */
  readonly invocation: number
  readonly text: string
  /** Its result; `?` with the reason where the texts leave it open. */
  readonly result?: string
  /** Where it writes: the object as messages name it, and the byte. */
  readonly to?: { readonly object: string; readonly offset: number }
}

/** Notes the instructions of a run, the first `most` of them. */
export function tracing(
  module: Uint8Array | Uint32Array,
  most: number,
  lineAt: (word: number) => number | undefined,
) {
  const lines = instructionLines(disassemble(module, { header: false, indent: false }))
  const values = new Map<string, Value>()
  const steps: TraceStep[] = []
  let isCut = false
  const watch: WatchInstruction = (instruction, result, invocation) => {
    if (steps.length >= most) {
      isCut = true
      return
    }
    const { index, word, name } = instruction
    const line = lineAt(word)
    const to = pointerOf(instruction, (id) => values.get(`${invocation} ${id}`))
    steps.push({
      ...{ index, word, invocation: invocation - 1, text: (lines[index] ?? name).trim() },
      ...(line !== undefined && { line }),
      ...(result !== undefined && { result: valueText(result) }),
      ...(to instanceof Pointer && { to: { object: to.object.name, offset: to.offset } }),
    })
    if (result !== undefined) values.set(`${invocation} ${instruction.result}`, result)
  }
  return { watch, steps, isCut: () => isCut }
}
