/** @typedef {{ readonly kind: string, readonly text: string }} Token */

const pattern =
  /(?<comment>;.*)|(?<string>"(?:[^"\\]|\\.)*"?)|(?<id>%\w+)|(?<opcode>\bOp[A-Z]\w*)|(?<number>!?0x[\da-fA-F]+|-?\d[\w.+-]*)|(?<name>[A-Za-z_]\w*)|(?<space>\s+)|(?<other>.)/gs

/** A longer line is data, and is not worth colouring word by word. */
const longest = 4000

/**
 * The words of a line of assembly.
 *
 * @param {string} line
 * @returns {readonly Token[]}
 */
export function tokensOf(line) {
  if (line.length > longest) return [{ kind: 'other', text: line }]
  return [...line.matchAll(pattern)].map(({ 0: text, groups = {} }) => ({
    kind: Object.keys(groups).find((kind) => groups[kind] !== undefined) ?? 'other',
    text,
  }))
}
