import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ctsHere } from '../support/cts-here.ts'

const plain = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
`

/** A block in which Restrict is at a member, which core can be read to forbid. */
const restricted = `${plain}OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 Restrict
%uint = OpTypeInt 32 0
%block = OpTypeStruct %uint
`

function declaring(...names: readonly string[]): string {
  const extensions = names.map((name) => `OpExtension "${name}"`).join('\n')
  return plain.replace('OpMemoryModel', `${extensions}\nOpMemoryModel`)
}

const files = {
  plain,
  restricted,
  carried: declaring('SPV_KHR_non_semantic_info'),
  unknown: declaring('SPV_QCOM_tile_shading'),
  several: declaring(
    'SPV_QCOM_tile_shading',
    'SPV_EXT_arithmetic_fence',
    'SPV_NV_shader_sm_builtins',
  ),
}

let folder: string
const pathOf = (name: keyof typeof files): string => join(folder, `${name}.spvasm`)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undecided-'))
  for (const [name, text] of Object.entries(files))
    writeFileSync(pathOf(name as keyof typeof files), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the undecided part of a verdict by validate', () => {
  it('lists for people the extensions whose rules are unknown', async () => {
    const names = ['plain', 'carried', 'unknown', 'several'] as const
    const { exitCode, stdout } = await ctsHere(['validate', ...names.map(pathOf)])
    expect(stdout.trim().split('\n')).toEqual([
      `${pathOf('plain')}: valid for spv1.6`,
      `${pathOf('carried')}: valid for spv1.6`,
      `${pathOf('unknown')}: valid for spv1.6, except for the rules of SPV_QCOM_tile_shading, which are not known`,
      `${pathOf('several')}: valid for spv1.6, except for the rules of SPV_QCOM_tile_shading, SPV_EXT_arithmetic_fence and SPV_NV_shader_sm_builtins, which are not known`,
    ])
    expect(exitCode).toBe(0)
  })

  it('lists for programs the same extensions, and the rules with two readings that matter', async () => {
    const names = ['plain', 'unknown', 'restricted'] as const
    const { stdout } = await ctsHere(['validate', '--json', ...names.map(pathOf)])
    const [first, second, third] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({ verdict: 'valid', undecided: [] })
    expect(first).not.toHaveProperty('unknownExtensions')
    expect(second).toMatchObject({
      undecided: ['Extensions'],
      unknownExtensions: ['SPV_QCOM_tile_shading'],
    })
    expect(third).toMatchObject({ verdict: 'valid', undecided: ['core/restrict-not-member'] })
  })
})
