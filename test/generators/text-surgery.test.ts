import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

/** Whether a line of a maker replaces or takes apart lines of a text, which a file of pairs says as alternatives (docs/pairs.md). */
function cutsText(line: string): boolean {
  return /\.replace(?:All)?\(|\.split\('\\n'\)/.test(line)
}

/** Why files replace or take apart text, which is then not the text of a module that is written already. */
const reasons = {
  'reads what authors write': [
    'notation/handlebars-fault.ts',
    'notation/pairs-in.ts',
    'notation/rendered.ts',
    'notation/source-place.ts',
    'notation/table-rows.ts',
    'pairs/given-limits.ts',
    'pairs/pair-of.ts',
    'pairs/readings-of.ts',
    'pairs/shorthand.ts',
    'pairs/ways-of-labels.ts',
  ],
  'makes the lines of a text, which the others take as data, and of a rendered template': [
    'assembly/line.ts',
    'pairs/skeleton.ts',
  ],
  'makes a name or a literal': [
    'assembly/literal-texts.ts',
    'core/decode-byte-order.ts',
    'core/ids-high.ts',
    'mutate/generic/declarations.ts',
    'random/emitters/image.ts',
    'signatures/breaks.ts',
    'signatures/contents-named.ts',
    'signatures/emitters-of.ts',
    'signatures/fault-features.ts',
    'signatures/hyphened.ts',
    'signatures/stock-values.ts',
  ],
  'makes the line of a declaration out of its name': ['signatures/stock-types.ts'],
  'words a summary': [
    'differences/ids-in-words.ts',
    'differences/numbers-meant.ts',
    'differences/operand-name.ts',
    'differences/operand-text.ts',
    'differences/operands-in-words.ts',
    'pairs/pair-makers.ts',
    'pairs/with-articles.ts',
    'signatures/describe.ts',
    'signatures/facts.ts',
    'signatures/signature-mutators.ts',
    'signatures/target-pairs.ts',
    'signatures/term-words.ts',
  ],
} as const

/** The files of the makers and of their machinery, by their paths in the room. */
function makerFiles(): readonly string[] {
  const room = join(packageRoot(), 'generators')
  return readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
}

function linesOf(path: string): readonly string[] {
  return readFileSync(join(packageRoot(), 'generators', path), 'utf8').split('\n')
}

describe('makers, and the machinery that they use', () => {
  const files = makerFiles()
  const allowed: ReadonlySet<string> = new Set(Object.values(reasons).flat())

  it('do not cut text of modules', () => {
    expect(files.length).toBeGreaterThan(200)
    const cutting = files
      .filter((path) => !allowed.has(path))
      .flatMap((path) =>
        linesOf(path).flatMap((line, index) => (cutsText(line) ? `${path}:${index + 1}` : [])),
      )
    expect(cutting).toEqual([])
  })

  it('are on the list of exceptions only if they do replace or split text', () => {
    expect(allowed.size).toBeGreaterThan(10)
    expect([...allowed].filter((path) => !linesOf(path).some(cutsText))).toEqual([])
  })

  it('are reported if a line that cuts text is planted', () => {
    expect(cutsText("const other = text.replaceAll('%S', '%structure')")).toBe(true)
    expect(cutsText("const other = text.replace('%S', '%structure')")).toBe(true)
    expect(cutsText("const lines = (pieces.modes ?? '').split('\\n')")).toBe(true)
    expect(cutsText('const pair = pairOf`rule/name: summary`')).toBe(false)
  })
})
