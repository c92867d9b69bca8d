import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { ctsHere } from '../../support/cts-here.ts'
import '../../support/needs-tools.ts'

const script = fileURLToPath(new URL('../../support/fakes/pretender.mjs', import.meta.url))
const pretender = (...words: readonly string[]) =>
  `harness:${process.execPath} ${script} ${words.join(' ')}`

const opened: Tool[] = []
afterAll(() => {
  for (const tool of opened) tool.close()
})

async function versionOf(program: string): Promise<string> {
  const tool = await openTool(`${program}@testing`)
  if (isProblem(tool)) throw new Error(tool.message)
  opened.push(tool)
  return tool.version
}

async function answer(spec: string) {
  const tool = await openTool(spec, { openHarness, jobs: 2 })
  if (isProblem(tool)) return tool
  opened.push(tool)
  return tool
}

describe('a harness beside its program', () => {
  it.each([
    ['accepts everything', ['verdict', '0'], 'valid', /^invalid \(\w+\): ./],
    ['refuses everything', ['verdict', '1', 'no'], /^invalid \(validate\): no$/, /^valid$/],
    ['knows nothing', ['verdict', '2', 'what'], /^unsupported: what$/, /^valid$/],
  ])('is refused if a validator %s, with both answers', async (_, words, ours, theirs) => {
    const spec = pretender('spirv-val', await versionOf('spirv-val'), ...words)
    const refused = await answer(spec)
    expect(refused).toMatchObject({
      kind: 'problem',
      code: 'no-tool',
      message: expect.stringContaining(`${spec}: answers '`),
      hint: expect.stringContaining("--tool 'spirv-val@testing'"),
    })
    const { message = '' } = refused as { readonly message?: string }
    const [, left = '', right = ''] =
      /answers '(.*?)' where its program spirv-val@testing answers '(.*?)': the module of \d+ words/.exec(
        message,
      ) ?? []
    expect(left).toMatch(ours)
    expect(right).toMatch(theirs)
  })

  it('is refused if its disassembler prints another text', async () => {
    const version = await versionOf('spirv-dis')
    expect(await answer(pretender('spirv-dis', version, 'text', '0', 'nothing'))).toMatchObject({
      message: expect.stringMatching(
        /answers 'an output of 7 characters' where its program spirv-dis@testing answers 'an output of \d{3,} characters'/,
      ),
    })
  })

  it('is refused if its assembler or optimiser writes other words', async () => {
    for (const [program, makes] of [
      ['spirv-as', 'assembly'],
      ['spirv-opt', 'module'],
    ] as const) {
      const version = await versionOf(program)
      expect(await answer(pretender(program, version, makes, '0', 'words'))).toMatchObject({
        message: expect.stringMatching(/answers 'an output of 5 bytes' where its program spirv-/),
      })
    }
  })

  it.each([
    ['another version', 'spirv-val', '1.2.3'],
    ['no version', 'spirv-val', "''"],
    ['another tool', 'pretended', '2026.4'],
  ])('is not compared without a program of its own: %s', async (_, tool, version) => {
    expect(await answer(pretender(tool, version))).toMatchObject({ kind: 'validator', tool })
  })

  it('is opened if it answers as its program does', async () => {
    for (const program of ['spirv-val', 'spirv-dis', 'spirv-as', 'spirv-opt'])
      expect(await answer(`harness:${program}@testing`)).toMatchObject({ tool: program })
  })

  it('fails a run before its first case, with one error', async () => {
    const spec = pretender('spirv-val', await versionOf('spirv-val'))
    const rule = 'SPV_KHR_subgroup_rotate/*'
    const { exitCode, stdout, stderr } = await ctsHere(['check', '--rule', rule, '--tool', spec])
    expect(exitCode).toBe(3)
    expect(stdout).toBe('')
    expect(stderr.match(/^error:/gm)).toHaveLength(1)
    expect(stderr).toContain("answers 'valid' where its program spirv-val@testing answers 'invalid")
  })
})
