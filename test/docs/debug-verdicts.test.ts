import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

const read = (...path: readonly string[]): string =>
  readFileSync(join(packageRoot(), ...path), 'utf8')

/** The parts of both files that the test reads. */
interface ToolExpectation {
  readonly cases?: readonly string[]
  readonly outcome: string
  readonly cause: string
}
const { entries }: { readonly entries: readonly ToolExpectation[] } = JSON.parse(
  read('corpus/expectations/spirv-val.json'),
)
const { causes }: { readonly causes: Readonly<Record<string, { readonly kind: string }>> } =
  JSON.parse(read('corpus/causes/spirv-val.json'))

const isOfDebugInfo = (name: string): boolean =>
  /^(?:NonSemantic\.Shader\.DebugInfo|OpenCL\.DebugInfo\.100)\//.test(name)

/** How a verdict begins, by the kind of a cause. */
const verdicts: Readonly<Record<string, RegExp>> = {
  bug: /^valid$/,
  policy: /^valid.*, a policy$/,
  'other-revision': /^valid in newer revisions$/,
  open: /^open$/,
}

describe('the table of what spirv-val alone refuses of debug information', () => {
  const [, section = ''] = read('spec/NonSemantic.Shader.DebugInfo/NOTES.md').split(
    '## What spirv-val alone refuses\n',
  )
  const rows = (section.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
    const [, , , verdict = '', names = ''] = line.split('|')
    return [...names.matchAll(/`(debug-[a-z-]+)`/g)].map(([, cause = '']) => ({ cause, verdict }))
  })

  it('has every cause of a refused valid case, with the verdict of its kind, and no other', () => {
    const refused = entries.filter(
      ({ cases = [], outcome }) => outcome === 'false-reject' && cases.some(isOfDebugInfo),
    )
    const expected = new Set(refused.map(({ cause }) => cause))
    expect(expected.size).toBeGreaterThan(15)
    const named = rows.map(({ cause }) => cause).filter((cause) => !cause.endsWith('-crash'))
    expect([...named].sort()).toEqual([...expected].sort())
    for (const { cause, verdict } of rows)
      expect(verdict.trim(), cause).toMatch(verdicts[causes[cause]?.kind ?? ''] ?? /never/)
  })
})
