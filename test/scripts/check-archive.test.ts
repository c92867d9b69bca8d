import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { isProblem } from '#runner/is-problem'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { archive, entry } from '../runner/foreign/archive-of.ts'
import { ctsHere } from '../support/cts-here.ts'

const [first, second] = ['0123456789abcdef', 'fedcba9876543210']

describe('check of an archive', () => {
  const module = (body: string) => {
    const made = assembleText(
      `OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n${body}\n`,
      'vulkan1.3',
      'test',
    )
    if (isProblem(made)) throw new Error(made.message)
    return made
  }

  it('judges each module under its hash', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'game'))
    const file = join(folder, 'game', 'pipelines.foz')
    const bad = module('%1 = OpTypeInt 32 0\n%2 = OpTypeInt 32 0')
    writeFileSync(file, archive([entry(first, module('%1 = OpTypeVoid')), entry(second, bad)]))
    for (const named of [file, folder]) {
      const { stdout } = await ctsHere(['check', named, '--env', 'spv1.6'])
      expect(stdout).toMatch(/1 valid/)
      expect(stdout).toMatch(/1 invalid/)
      expect(stdout).toMatch(/pipelines\.foz\/fedcba9876543210\.spv/)
    }
  })
})
