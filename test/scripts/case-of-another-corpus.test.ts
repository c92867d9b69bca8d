import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'
import { fakeSpec } from '../support/fake.ts'

const rule = 'SPV_KHR_shader_clock/result-is-64-bits-without-a-sign'

/** A corpus of one rule, in which a case has a name that the corpus of the package does not have. */
async function corpusWithNewName(): Promise<string> {
  const folder = temporaryFolder()
  expect(await ctsHere(['generate', '--rule', rule, '--out', folder])).toMatchObject({
    exitCode: 0,
  })
  const rename = (text: string) => text.replaceAll('shader-signed-1', 'shader-renamed-1')
  const cases = join(folder, rule)
  const files = readdirSync(cases).filter((name) => name.startsWith('shader-signed-1.'))
  expect(files).toHaveLength(2)
  for (const name of files) renameSync(join(cases, name), join(cases, rename(name)))
  for (const file of [join(folder, 'manifest.json'), join(cases, 'shader-renamed-1.spvasm')])
    writeFileSync(file, rename(readFileSync(file, 'utf8')))
  return folder
}

it('the command that check prints for a case of another corpus reduces that case', async () => {
  const folder = await corpusWithNewName()
  const tool = fakeSpec('always-accepts')
  const id = `${rule}/shader-renamed-1`
  const checked = await ctsHere(['check', folder, '--case', id, '--tool', tool])
  expect(checked.stdout).toContain(
    `npm run -s cts -- reduce ${id} --corpus ${folder} --tool '${tool}'\n`,
  )
  const reduced = await ctsHere(['reduce', id, '--corpus', folder, '--tool', tool])
  expect(reduced).toMatchObject({ exitCode: 1, stdout: expect.stringContaining(rule) })
  // Without the folder, the corpus of the package is asked, which has other names.
  const unknown = await ctsHere(['reduce', id, '--tool', tool])
  expect(unknown).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/^error: .*no such case/),
  })
})
