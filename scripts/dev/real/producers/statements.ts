/** A piece of a source that a reducer keeps or leaves out: a line of the preprocessor, a statement, or one brace of a block. */
export type SourceStatement = string

/** The text without comments; line breaks of comments are kept, as the preprocessor needs them. */
function withoutComments(text: string): string {
  const parts = text.matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|[\s\S]/g)
  return [...parts]
    .map(([part]) => {
      if (part.startsWith('//')) return ''
      if (!part.startsWith('/*')) return part
      return part.includes('\n') ? '\n' : ' '
    })
    .join('')
}

/** Characters after which a piece ends, outside of parentheses: of a `for` the semicolons are within. */
const ends = new Set([';', '{', '}'])

function piecesOf(line: string): readonly SourceStatement[] {
  const pieces: string[] = []
  let depth = 0
  let piece = ''
  for (const character of line) {
    if (character === '(' || character === '[') depth += 1
    if (character === ')' || character === ']') depth -= 1
    if (character === '}' && piece.trim() !== '') {
      pieces.push(piece)
      piece = ''
    }
    piece += character
    if (depth <= 0 && ends.has(character)) {
      pieces.push(piece)
      piece = ''
    }
  }
  return [...pieces, piece].map((text) => text.trim()).filter((text) => text !== '')
}

/** The pieces of a source in C or GLSL. Together, each in a line of its own, they mean what the source means. */
export function statementsOf(text: string): readonly SourceStatement[] {
  const joined = withoutComments(text).replaceAll(/\\\n/g, ' ')
  return joined
    .split('\n')
    .flatMap((line) => (line.trim().startsWith('#') ? [line.trim()] : piecesOf(line)))
}

/** The source that pieces make. */
export function sourceOf(statements: readonly SourceStatement[]): string {
  return `${statements.join('\n')}\n`
}

/** Pieces with as few line breaks as can be read: a block that fits is put in one line with its head. */
export function folded(statements: readonly SourceStatement[], width = 110): readonly string[] {
  const lines: string[] = []
  for (const statement of statements) {
    const last = lines.at(-1)
    const isFree = last === undefined || last.startsWith('#') || statement.startsWith('#')
    const joined = `${last} ${statement}`
    const isClosed = last?.endsWith('}') === true && !/^[\w\s[\]]*;/.test(statement)
    if (isFree || joined.length > width || isClosed || isComplete(last)) lines.push(statement)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** Whether a line ends outside of every block. */
function isComplete(line: string): boolean {
  const opened = [...line].filter((character) => character === '{').length
  const closed = [...line].filter((character) => character === '}').length
  return opened <= closed && /[;}]$/.test(line)
}
