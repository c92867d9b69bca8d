import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'

const file = join(temporaryFolder(), 'shader.spvasm')
writeFileSync(
  file,
  `; a comment of two lines,
; as an author writes it
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid

%pair = OpTypeVector
        %void 2
`,
)

describe('a fault in assembly text', () => {
  it('is shown at its line of the file, in the words of the file', async () => {
    const { exitCode, stdout } = await ctsHere(['validate', file, '--env', 'spv1.6'])
    expect(exitCode).toBe(1)
    const [, place, shown] = stdout.split('\n')
    expect(place).toMatch(`${file}:8 (word 16, line 10 of the listing): `)
    expect(shown).toBe('    %pair = OpTypeVector')
  })

  it('is described with the ids of the file', async () => {
    const missing = join(temporaryFolder(), 'missing.spvasm')
    writeFileSync(
      missing,
      'OpCapability Linkage\nOpMemoryModel Logical Simple\n%f = OpTypeFunction %nothing\n',
    )
    const { stdout } = await ctsHere(['validate', missing])
    expect(stdout).toContain('%nothing')
    expect(stdout).not.toMatch(/%\d/)
  })

  it('has its line in the JSON output, next to that of the listing', async () => {
    const { stdout } = await ctsHere(['validate', '--json', file, '--env', 'vulkan1.3'])
    const { blames } = JSON.parse(stdout)
    expect(blames).toContainEqual(
      expect.objectContaining({
        rule: 'core/vector-component-type',
        line: 10,
        source: { line: 8, text: '%pair = OpTypeVector' },
      }),
    )
  })

  it('is shown only at a line of the listing if the module is binary', async () => {
    const binary = join(temporaryFolder(), 'shader.spv')
    await ctsHere(['assemble', file, '--out', binary])
    const { stdout } = await ctsHere(['validate', binary])
    expect(stdout).toContain('  word 16, line 10: ')
    expect(stdout).not.toContain('of the listing')
  })
})
