import { describe, expect, it } from 'vitest'
import { reduceLines } from '#scripts/dev/real/producers/reduce-lines'
import { folded, sourceOf, statementsOf } from '#scripts/dev/real/producers/statements'

const source = `#define SIZE 4 \\
  + 1
/* a comment; with { braces */
kernel void k(global int *out) { // the rest; is left out
  int a[SIZE]; a[0] = 1;
  for (int i = 0; i < 4; i++) {
    out[i] = a[i]; bad(out);
  }
  if (out[0]) { out[1] = 2; }
}
`

describe('the statements of a source', () => {
  it('are directives, statements and braces, without comments', () => {
    expect(statementsOf(source)).toEqual([
      '#define SIZE 4    + 1',
      'kernel void k(global int *out) {',
      'int a[SIZE];',
      'a[0] = 1;',
      'for (int i = 0; i < 4; i++) {',
      'out[i] = a[i];',
      'bad(out);',
      '}',
      'if (out[0]) {',
      'out[1] = 2;',
      '}',
      '}',
    ])
  })

  it('keep what looks like a comment inside a string', () => {
    expect(statementsOf('f("// no; {");')).toEqual(['f("// no; {");'])
  })

  it('are printed on lines of a readable length', () => {
    expect(folded(['#version 450', 'void main() {', 'f();', '}', 'int g;'])).toEqual([
      '#version 450',
      'void main() { f(); }',
      'int g;',
    ])
  })
})

describe('a reduction by lines', () => {
  /** Whether a compiler would accept the lines: every brace is closed. */
  const balanced = (lines: readonly string[]): boolean => {
    let depth = 0
    for (const character of lines.join('')) {
      if (character === '{') depth += 1
      if (character === '}') depth -= 1
      if (depth < 0) return false
    }
    return depth === 0
  }

  it('keeps the lines that the property needs, and removes the braces of other blocks', async () => {
    const shows = async (lines: readonly string[]) =>
      balanced(lines) &&
      lines.some((line) => line.includes('bad')) &&
      lines.some((line) => line.includes('kernel'))
    const { lines, isSmallest } = await reduceLines(statementsOf(source), shows, 1000)
    expect(lines).toEqual(['kernel void k(global int *out) {', 'bad(out);', '}'])
    expect(isSmallest).toBe(true)
    expect(sourceOf(lines)).toBe('kernel void k(global int *out) {\nbad(out);\n}\n')
  })

  it('never returns lines without the property, and says where it stopped', async () => {
    const given = statementsOf(source)
    const { lines, tried, isSmallest } = await reduceLines(given, async () => false, 3)
    expect({ lines, tried, isSmallest }).toEqual({ lines: given, tried: 3, isSmallest: false })
  })

  it('never tries the same lines twice', async () => {
    const seen: string[] = []
    await reduceLines(
      ['a', 'b', 'c', 'd'],
      async (lines) => {
        seen.push(lines.join(''))
        return lines.includes('b') && lines.includes('c')
      },
      1000,
    )
    expect(new Set(seen).size).toBe(seen.length)
  })
})
