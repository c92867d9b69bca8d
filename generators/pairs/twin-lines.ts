import { linesIn } from '../assembly/line.ts'

/** A line of the twin of a way: the control with what the way declares of the stock beside it. */
export interface TwinLine {
  readonly text: string
  /** The part that the line of the control lacks; empty where it is the same line. */
  readonly added: string
  /** Whether the control has no such line. */
  readonly isNew: boolean
}

/**
 * The lines of a twin, those of the control among them in their order. An entry point of the twin may list more variables
 * than the line of the control, after them.
 */
export function twinLines(control: string, twin: string): readonly TwinLine[] {
  const lines = linesIn(control)
  let index = 0
  return linesIn(twin).map((text): TwinLine => {
    const line = lines[index]
    const isEntryPoint = line?.startsWith('OpEntryPoint ') === true
    const isNew = line === undefined || (isEntryPoint ? !text.startsWith(line) : text !== line)
    if (isNew) return { text, added: text, isNew }
    index++
    return { text, added: text.slice(line.length), isNew }
  })
}
