import { MakerError } from '../maker-error.ts'

/** A mistake whose message begins with its place in the author's file. */
export class PlacedMakerError extends MakerError {}

/** A text that is rendered. */
export interface RenderedSource {
  /** As messages name it, with slashes. */
  readonly file: string
  readonly source: string
}

/** A part of a file of pairs, in which a mistake is looked for. */
export interface SourceBlock extends RenderedSource {
  /** The block's first line, from 1. */
  readonly line: number
  /** The column of the block's first character, from 1. */
  readonly column: number
  /** The line after the block's last one, from 1. */
  readonly end: number
}

/** `file:line:column`, of the text that is wrong where the block has it as it was written, or else of the block. */
export function placeOf(
  { file, source, line, column, end }: SourceBlock,
  culprit?: string,
): string {
  if (culprit !== undefined && culprit !== '')
    for (const [index, text] of source.split('\n').entries()) {
      if (index + 1 < line || index + 1 >= end) continue
      const found = startOf(text, culprit)
      if (found >= 0) return `${file}:${index + 1}:${found + 1}`
    }
  return `${file}:${line}:${column}`
}

/** The place of one text in another, where it does not go on as a longer name; -1 if there is none. */
function startOf(text: string, culprit: string): number {
  const isPart = (index: number): boolean =>
    /\w$/.test(culprit) && /\w/.test(text[index + culprit.length] ?? '')
  let found = text.indexOf(culprit)
  while (found >= 0 && isPart(found)) found = text.indexOf(culprit, found + 1)
  return found
}

/**
 * Runs what may fail because of the text of a block.
 *
 * @throws {MakerError} the mistake at its place in the author's file.
 */
export function withPlace<Result>(block: SourceBlock, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof MakerError) || error instanceof PlacedMakerError) throw error
    throw new PlacedMakerError(error.code, `${placeOf(block, error.culprit)}: ${error.message}`)
  }
}
