import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'

const root = packageRoot()
const workflow = readFileSync(join(root, '.github/workflows/publish.yml'), 'utf8')
const [, block = ''] =
  /- name: The addresses are filled in\n +run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? []
const script = block.replaceAll(/^ {10}/gm, '')

const fields = { repository: 'x', homepage: 'x', bugs: 'x' }

/** A folder with the input of the step, with all addresses. */
function filled(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'runner/report/sarif'), { recursive: true })
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(fields))
  writeFileSync(join(folder, 'docs/ci.md'), '- uses: somebody/spirv-cts@main\n')
  writeFileSync(join(folder, 'action.yml'), 'name: somebody\n')
  writeFileSync(join(folder, 'runner/report/sarif/sarif.ts'), "informationUri: 'x'\n")
  return folder
}

/** The exit code of the step, as GitHub starts it. */
async function published(cwd: string): Promise<number> {
  const answer = await run(['bash', '-e', '-c', script], { cwd, timeoutMs: 60_000 })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return answer.exitCode
}

describe('the first publication', () => {
  it('goes ahead once every address is filled in', async () => {
    expect(await published(filled())).toBe(0)
  })

  it.each(Object.keys(fields))('is refused without %s in package.json', async (field) => {
    const folder = filled()
    const others = Object.entries(fields).filter(([name]) => name !== field)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(Object.fromEntries(others)))
    expect(await published(folder)).not.toBe(0)
  })

  it.each(['docs/ci.md', 'docs/farm.md', 'runner/report/sarif/sarif.ts'])(
    'is refused while %s has its placeholder, and CONTRIBUTING.md lists the file',
    async (file) => {
      const folder = filled()
      cpSync(join(root, file), join(folder, file))
      expect(await published(folder)).not.toBe(0)
      const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
      const [, section = ''] = contributing.split('## First publication\n')
      expect(section.split('\n## ')[0]).toContain(file)
    },
  )
})
