import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { checkoutCopy, ctsIn, fromSources } from '../support/checkout-copy.ts'

const root = packageRoot()

let checkout: string
beforeAll(() => {
  checkout = checkoutCopy()
})

/** The output of a command of a checkout in which an author changed a file so. */
async function stderrWith(
  path: string,
  change: (source: string) => string,
  args: readonly string[],
  code = 2,
): Promise<string> {
  const file = join(checkout, path)
  const source = readFileSync(join(root, path), 'utf8')
  const changed = change(source)
  expect(changed).not.toBe(source)
  writeFileSync(file, changed)
  try {
    const { exitCode, stderr } = await ctsIn(checkout, args)
    expect(exitCode).toBe(code)
    return stderr
  } finally {
    writeFileSync(file, source)
  }
}

const generate = ['generate', '--rule', 'SPV_KHR_constant_data/*', '--check']
const check = 'reference/SPV_KHR_constant_data/data.ts'
const pairs = 'generators/SPV_KHR_constant_data/module.pairs.hbs'

describe('a mistake in a checkout', () => {
  it.each([
    [
      'a rule that no text has, in a check',
      check,
      (source: string) =>
        source.replace("rule: 'SPV_KHR_constant_data/", "rule: 'SPV_KHR_constant_data/x"),
      /reference\/SPV_KHR_constant_data\/data checks SPV_KHR_constant_data\/x[\s\S]*hint: a mistake in a file of a text or of its checks/,
    ],
    [
      'an instruction that the grammar lacks, in a check',
      check,
      (source: string) => source.replace('at: dataForms', "at: ['OpDott']"),
      /looks at OpDott, which the grammar does not have[\s\S]*hint: a mistake in a file of a text/,
    ],
    [
      'an export that nobody reads',
      check,
      (source: string) => source.replace('export const checks', 'export const chekcs'),
      /reference\/SPV_KHR_constant_data\/data exports chekcs, and no checks[\s\S]*hint: a mistake in a file of a text/,
    ],
    [
      'an export that nobody reads beside one that is read, in a check',
      check,
      (source: string) => `${source}\nexport const chekcs = []\n`,
      /reference\/SPV_KHR_constant_data\/data\.ts exports chekcs, which no file imports \(did you mean checks\?\)\nhint: /,
    ],
    [
      'an export that nobody reads beside one that is read, in a maker',
      'generators/SPV_KHR_constant_data/utf-encoded-operands.ts',
      (source: string) => `${source}\nexport const mutatorz = []\n`,
      /generators\/SPV_KHR_constant_data\/utf-encoded-operands.ts exports mutatorz, which no file imports \(did you mean mutators\?\)\nhint: /,
    ],
    [
      'an import of the judge from the makers',
      check,
      (source: string) => `import '#generators/choices'\n${source}`,
      /reference\/SPV_KHR_constant_data\/data\.ts: #generators\/choices[\s\S]*hint: docs\/rooms\.md/,
    ],
    [
      'an import of a text from the judge, which waits for the texts',
      'spec/SPV_KHR_constant_data/text.ts',
      (source: string) => `import '#reference/validate'\n${source}`,
      /import each other in a circle[\s\S]*hint: a mistake in a source/,
    ],
    [
      'an enumerant that the grammar lacks',
      check,
      (source: string) =>
        `import { enumerant } from '../core/shared/grammar.ts'\nenumerant('Capability', 'Shadr')\n${source}`,
      /Capability Shadr, which the grammar does not have[\s\S]*hint: a mistake in a file of a text/,
    ],
    [
      'an import that is not there',
      check,
      (source: string) => `import '../core/shared/gramar.ts'\n${source}`,
      /gramar[\s\S]*hint: a mistake in a source: npx tsc -p \./,
    ],
    [
      'a text that is not called as its folder is',
      'spec/SPV_KHR_constant_data/text.ts',
      (source: string) =>
        source.replace("name: 'SPV_KHR_constant_data'", "name: 'SPV_KHR_constantdata'"),
      /the text is called SPV_KHR_constantdata, and its folder SPV_KHR_constant_data[\s\S]*hint: a mistake in a file of a text/,
    ],
    [
      'a rule that no text has, in a file of cases',
      pairs,
      (source: string) => source.replace('\nextension-is', '\nxextension-is'),
      /module\.pairs\.hbs:\d+[\s\S]*hint: a mistake in a file of cases/,
    ],
    [
      'a name that the stock of types does not have',
      'generators/SPV_KHR_constant_data/result-types.pairs.hbs',
      (source: string) => source.replace('%structure_uint_and_uint_and_uint_and_uint', '%a_bff2'),
      /a_bff2[\s\S]*hint: a mistake in a file of cases/,
    ],
  ])(
    'is reported as a mistake of the author, not as a defect: %s',
    async (_, path, change, words) => {
      const stderr = await stderrWith(path, change, generate)
      expect(stderr).toMatch(words)
      expect(stderr).not.toContain('a defect of spirv-cts')
    },
  )
})

it('rows that name an operand which their instruction lacks are reported a line each', async () => {
  const stderr = await stderrWith(
    'reference/SPV_KHR_shader_clock/rows.ts',
    (source) => source.replace("'Result Type'", "'Clock'"),
    ['generate', '--text', 'SPV_KHR_shader_clock', '--check'],
    1,
  )
  expect(stderr).toMatch(
    /^reference\/SPV_KHR_shader_clock\/rows\.ts:\d+: .*OpReadClockKHR has no operand Clock.*\n(.*\n)*error: rows are wrong, or those of maker and judge differ: no case is made\nhint: /,
  )
})

const document = `SPV_KHR_example
===============

Name Strings
------------

SPV_KHR_example

Version
-------

|====
| Last Modified Date | 2026-02-03
| Revision | 2
|====

Extension Name
--------------

To use this extension within a module, the following *OpExtension* must be present in the module:

----
OpExtension "SPV_KHR_example"
----

Modifications
-------------

Examples
~~~~~~~~

The value must be a constant. Values are what examples have.
`

describe('the draft of new-text', () => {
  it('is a text that generate and trace accept, with hints on what to fill in', async () => {
    const drafted = checkoutCopy()
    const file = join(temporaryFolder(), 'SPV_KHR_example.adoc')
    writeFileSync(file, document)
    const draft = await ctsIn(drafted, ['new-text', file])
    expect(draft).toMatchObject({ exitCode: 0, stderr: '' })
    expect(draft.stdout).toContain(
      `\n  npm run -s cts -- trace ${file}\n  npx biome check --write spec/`,
    )
    expect(draft.stdout).toMatch(
      /\n {2}npm run -s cts -- generate --text SPV_KHR_example --out out\/SPV_KHR_example\n$/,
    )
    const out = ['--check', '--out', join(temporaryFolder(), 'corpus')]
    const made = await ctsIn(drafted, ['generate', '--text', 'SPV_KHR_example', ...out])
    expect(made.stderr).toMatch(/^error: no case was generated/)
    const unfilled = await ctsIn(drafted, ['trace', file])
    expect(unfilled.stderr).toMatch(/^error: .*ledger\.json.*\d/)
    const ledger = join(drafted, 'spec/SPV_KHR_example/ledger.json')
    const entries: readonly { readonly rules: readonly string[] }[] = JSON.parse(
      readFileSync(ledger, 'utf8'),
    )
    const filled = entries.map((entry) =>
      entry.rules.length === 0 ? { why: 'informative', ...entry } : entry,
    )
    writeFileSync(ledger, JSON.stringify(filled))
    const traced = await ctsIn(drafted, ['trace', file])
    expect(traced).toMatchObject({ exitCode: 0, stderr: '' })
    for (const answer of [made, unfilled, traced])
      expect(answer.stderr).not.toContain('a defect of spirv-cts')
  })
})

it('limits -- --check fetches nothing, and prints the command that installs the missing parts', async () => {
  const nothing = temporaryFolder()
  const command = [...fromSources, 'scripts/dev/update-limits.ts', '--check']
  const answer = await run(['env', `SPIRV_CTS_TOOLS=${nothing}`, ...command], {
    cwd: root,
    timeoutMs: 60_000,
  })
  expect(answer).toMatchObject({
    kind: 'answered',
    exitCode: 0,
    stdout: expect.stringMatching(/^skipped: .*npm run -s cts -- tools install --with drivers/),
  })
})
