import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { command } from '#scripts/commands/reflect'
import { kernels } from '../runner/reflection/kernels.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reflect-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** The output of the command for an assembly file of that text, and its exit code. */
async function reflect(text: string, ...flags: readonly string[]) {
  const file = join(folder, 'm.spvasm')
  writeFileSync(file, text)
  const out: string[] = []
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)))
  process.exitCode = 0
  await command().parseAsync([file, '--env', 'spv1.3', ...flags], { from: 'user' })
  const code = process.exitCode
  process.exitCode = 0
  return { out: out.join('\n').replaceAll(`${folder}/`, ''), errors: errors.join('\n'), code }
}

const mismatched = kernels.replace('PushConstant %300 %61 %66', 'PushConstant %300 %61 %64')
const invalid = kernels.replace('%300 %61 %66 %64 %303', '%300 %61 %66 %64 %302')
const plain = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
`

describe('the command reflect', () => {
  test('prints what a runtime reads', async () => {
    const { out, code } = await reflect(kernels)
    expect(code).toBe(0)
    expect(out).toBe(`m.spvasm: NonSemantic.ClspvReflection.5, valid for spv1.3
kernel saxpy (3 arguments, may use printf, attributes vec_type_hint(float))
  0  StorageBuffer    set 0, binding 0                float* x
  1  PodPushConstant  push constants, bytes 16 to 19  float a
  2  Workgroup        SpecId 3, elements of 4 bytes
kernel blur (2 arguments)
  0  SampledImage  set 0, binding 0
  1  StorageImage  set 0, binding 1
all kernels
  LiteralSampler               set 1, binding 0               mask 16
  PrintfBufferStorageBuffer    set 0, binding 2
  ConstantDataUniform          set 1, binding 1               8 bytes of data
  PushConstantGlobalOffset     push constants, bytes 0 to 11
  SpecConstantWorkgroupSize X  SpecId 0
  SpecConstantWorkgroupSize Y  SpecId 1
  SpecConstantWorkgroupSize Z  SpecId 2
  printf 0                     "%d: %fn"                      sizes 4 8`)
  })

  test('reports mismatches, which do not make a module invalid', async () => {
    const { out, code } = await reflect(mismatched)
    expect(code).toBe(1)
    expect(out).toMatch(/^m.spvasm: .*, valid for spv1.3, 1 mismatch$/m)
    expect(out).toMatch(
      /\nmismatches\n {2}word \d+: ranges-overlap kernel saxpy\n {4}Push.*\n {4}saxpy at bytes 4 to 7$/,
    )
  })

  test('reports that a module is invalid', async () => {
    const { out, code } = await reflect(invalid)
    expect(code).toBe(1)
    expect(out).toMatch(/^m.spvasm: .*, invalid for spv1.3$/m)
    expect(out).toMatch(/^ {2}word \d+: .*\(NonSemantic.ClspvReflection\/argument-info-/m)
    expect(out).not.toContain('mismatch')
  })

  test('accepts a module without reflection', async () => {
    expect(await reflect(plain)).toEqual({
      out: 'm.spvasm: no reflection, valid for spv1.3',
      errors: '',
      code: 0,
    })
  })

  test('prints JSON, one line for each file', async () => {
    const { out, code } = await reflect(mismatched, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      file: 'm.spvasm',
      env: 'spv1.3',
      verdict: 'valid',
      blames: [],
      kernels: [{ name: 'saxpy' }, { name: 'blur' }],
      mismatches: [{ class: 'semantics', code: 'ranges-overlap', kernel: 'saxpy' }],
    })
    const other = JSON.parse((await reflect(invalid, '--json')).out)
    expect(other).toMatchObject({ verdict: 'invalid', mismatches: [] })
    expect(other.blames.length).toBeGreaterThan(0)
  })

  test.each([
    ['a text that is no assembly', 'OpNothing', []],
    ['an environment that is not there', plain, ['--env', 'spv9']],
  ] as const)('exits with 2 for bad input: %s', async (_, text, flags) => {
    const { errors, code } = await reflect(text, ...flags)
    expect(code).toBe(2)
    expect(errors).toMatch(/error/)
  })

  test('continues after a file that cannot be read', async () => {
    const { out, errors, code } = await reflect(mismatched, join(folder, 'none.spv'), '--json')
    expect(code).toBe(2)
    expect(errors).toContain('none.spv')
    const verdicts = out.split('\n').map((line) => JSON.parse(line).verdict)
    expect(verdicts).toEqual(['valid', 'error'])
  })

  test('stays within 100 columns, however long names are', async () => {
    const long = 'a_name_of_a_kernel_that_takes_most_of_a_line_'.repeat(4)
    const { out } = await reflect(
      mismatched.replaceAll('"saxpy"', `"${long}"`).replace('"float*"', `"${long}\u001b[31m"`),
    )
    expect(out).toContain('a_name_of_a_kernel')
    expect(out).not.toContain('\u001b')
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
  })
})
