import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pairsIn } from '#generators/notation/pairs-in'
import { stagePieces } from '#generators/pairs/stages'
import { packageRoot } from '#runner/package-root'

const page = readFileSync(join(packageRoot(), 'docs/pairs.md'), 'utf8')
const boxes = Array.from(page.matchAll(/^```handlebars\n(.*?)^```$/gms), ([, box = '']) => box)

function quoted(text: string): readonly string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word)
}

function modesIn(control: unknown): readonly string[] {
  return Array.from(
    String(control).matchAll(/^OpExecutionMode %main (.+)$/gm),
    ([, mode = '']) => mode,
  )
}

/** The execution modes of a module that has the pieces of an execution model and nothing else. */
const modesOfPieces = Object.fromEntries(
  ['compute', 'fragment', 'vertex', ...Object.keys(stagePieces)].map((name) => {
    const source = `{{#pair in="${name}"}}\nrule/name: nothing is added\n{{/pair}}\n`
    const [pair] = pairsIn({ file: 'modes.hbs', source, partials: {} })
    return [name, modesIn(pair?.control)]
  }),
)

describe('docs/pairs.md', () => {
  it('contains only examples that are valid files of pairs', () => {
    expect(boxes.length).toBeGreaterThanOrEqual(3)
    // Cases with results have a notation of their own, to which a maker gives its tables.
    const ofPairs = boxes.filter((box) => !box.includes('{{#result}}'))
    expect(ofPairs.length).toBe(boxes.length - 1)
    const pairs = pairsIn({ file: 'docs/pairs.md', source: ofPairs.join('\n'), partials: {} })
    const ways = pairs.map(({ name, control, broken }) => {
      expect(control).toContain('OpMemoryModel')
      return [name, ...Object.keys(broken)]
    })
    expect(ways).toEqual([
      ['generic', 'start-of-generic', 'stop-of-generic'],
      ['kernel', 'shader-as-well'],
      ['push-constant', 'second-offset-missing'],
      ['flat', 'scalar', 'longer'],
      ['solid', 'shorter'],
      ['members', 'four-more', 'many'],
    ])
  })

  it('lists the modes that each execution model has without the pair', () => {
    const rows = Array.from(page.matchAll(/^\| (`[^|]+`) \| [^|]+ \| (none|`[^|]+`) \|$/gm))
    const listed = rows.flatMap(([, names = '', modes = '']) =>
      quoted(names).map((name): [string, readonly string[]] => [name, quoted(modes)]),
    )
    expect(listed.length).toBeGreaterThan(15)
    expect(Object.fromEntries(listed)).toEqual(modesOfPieces)
  })
})
