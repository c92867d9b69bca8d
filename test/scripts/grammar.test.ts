import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { grammarDrift } from '#scripts/dev/grammar-drift'
import { installedGrammar } from '#scripts/dev/installed-grammar'
import { instructions } from '#spec/grammar/grammar'
import '../support/needs-tools.ts'

const target = join(packageRoot(), 'spec/grammar/generated')

async function grammar() {
  const found = await installedGrammar(() => {})
  if (isProblem(found)) throw new Error(found.message)
  return found
}

it('the tables are generated from the packaged headers, or from older ones', async () => {
  const { source, files } = await grammar()
  expect(files.size).toBeGreaterThan(1)
  const [head = ''] = readFileSync(join(target, 'instructions.ts'), 'utf8').split('\n')
  expect(head).toMatch(/^\/\/ Generated from spirv-headers \S+ \(Debian\) by `npm run grammar`/)
  // The suite moves on; then the tables are out of date, but nothing that they say may have changed.
  if (head.includes(source)) expect(grammarDrift(target, files)).toEqual([])
  else {
    const text = files.get('instructions.ts') ?? ''
    const gone = instructions.filter((row) => !text.includes(`[${row.opcode},"${row.name}",`))
    expect(gone.map(({ name }) => name)).toEqual([])
  }
})

it('a table that was edited, removed or added by hand is found', async () => {
  const { files } = await grammar()
  const copy = mkdtempSync(join(tmpdir(), 'grammar-'))
  const differing = new Set(grammarDrift(target, files))
  cpSync(target, copy, { recursive: true })
  writeFileSync(join(copy, 'instructions.ts'), 'edited')
  writeFileSync(join(copy, 'extra.ts'), 'added')
  rmSync(join(copy, 'sets.ts'))
  const planted = ['extra.ts', 'instructions.ts', 'sets.ts']
  expect(grammarDrift(copy, files)).toEqual([...new Set([...differing, ...planted])].sort())
  expect(grammarDrift(join(copy, 'nowhere'), files)).toEqual([...files.keys()].sort())
  rmSync(copy, { recursive: true })
})
