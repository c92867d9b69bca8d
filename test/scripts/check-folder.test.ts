import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { assembly } from '../support/assembly.ts'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'
import { fakeSpec } from '../support/fake.ts'

const valid = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
const misuse = `OpCapability Shader
OpCapability Linkage
OpCapability ReplicatedCompositesEXT
OpExtension "SPV_EXT_replicated_composites"
OpMemoryModel Logical GLSL450
%1 = OpTypeFloat 32
%2 = OpTypeVector %1 4
%3 = OpTypeInt 32 0
%4 = OpConstant %3 1
%5 = OpConstantCompositeReplicateEXT %2 %4
`

function shaders(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'good.spvasm'), valid)
  writeFileSync(join(folder, 'deep/misuse.spvasm'), misuse)
  writeFileSync(join(folder, 'deep/binary.spv'), new Uint8Array(assembly(valid).buffer))
  writeFileSync(join(folder, 'notes.txt'), 'no module')
  return folder
}

describe('check of a folder that is not a corpus', () => {
  const folder = shaders()

  it('says which modules are invalid and which text they violate', async () => {
    const { exitCode, stdout, stderr } = await ctsHere(['check', folder])
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /misuse\.spvasm: invalid for spv1\.6\n {2}word \d+, line \d+: .*\(SPV_EXT_replicated_composites\/value-has-constituent-type\)/,
    )
    expect(stdout).toMatch('SPV_EXT_replicated_composites: used by 1, misused by 1')
    expect(stdout).toMatch('3 answers: 2 valid, 1 invalid, 0 not judged')
    expect(exitCode).toBe(1)
  })

  it('ignores a farm that only the environment variable names, and says so', async () => {
    const env = { SPIRV_CTS_FARM: 'redis://127.0.0.1:1' }
    const { stdout, stderr, exitCode } = await cts(['check', folder], { env })
    expect(stderr).toBe(`note: SPIRV_CTS_FARM is ignored: ${folder} is checked on this machine\n`)
    expect(stdout).toMatch('3 answers: 2 valid, 1 invalid, 0 not judged')
    expect(exitCode).toBe(1)
    const named = await cts(['check', folder, '--farm', 'redis://127.0.0.1:1'], { env })
    expect(named.exitCode).toBe(2)
    expect(named.stderr).toMatch('--farm: ')
  })

  it('reports differing answers of tools, and accepts their refusals of invalid modules', async () => {
    const tools = ['--tool', fakeSpec('always-rejects'), fakeSpec('crashes')]
    const { exitCode, stdout } = await ctsHere(['check', folder, ...tools, '--json'])
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toHaveLength(3)
    const [binary, broken] = answers
    expect(binary).toMatchObject({
      verdict: { kind: 'valid' },
      texts: [],
      tools: [{ disagrees: true }, { verdict: { kind: 'crash' }, disagrees: true }],
    })
    expect(broken).toMatchObject({
      misuses: ['SPV_EXT_replicated_composites'],
      tools: [{ disagrees: false }, { disagrees: true }],
    })
    expect(exitCode).toBe(1)
  })

  it('writes a log and reports, reads a baseline, and names tools', async () => {
    const out = temporaryFolder()
    const tools = ['--tool', fakeSpec('always-accepts')]
    const first = await ctsHere([
      'check',
      folder,
      ...tools,
      '--report',
      'html',
      'junit',
      '--out',
      out,
    ])
    expect(first.exitCode).toBe(1)
    expect(readdirSync(out).sort()).toEqual(['run.html', 'run.jsonl', 'run.junit.xml'])
    const log = join(out, 'run.jsonl')
    const again = await ctsHere(['check', folder, ...tools, '--baseline', log])
    expect(again.stdout).toMatch(/disagrees: false-accept: valid \(known: in the baseline\)/)
    expect(again.exitCode).toBe(0)
    const same = await ctsHere(['diff', '--baseline', log, '--candidate', log])
    expect(same.exitCode).toBe(0)
    // Three commands in a row, on a machine that may be busy.
  }, 180_000)

  it('agrees with validate, in the environments that environments.json names', async () => {
    const path = shaders()
    writeFileSync(join(path, 'environments.json'), '{"good.spvasm": ["spv1.0", "vulkan1.1"]}')
    const { stdout, exitCode } = await ctsHere(['validate', path])
    expect(stdout).toMatch(/good\.spvasm: valid for spv1\.0\n.*good\.spvasm: \w+ for vulkan1\.1/)
    expect(stdout).toMatch(/misuse\.spvasm: invalid for spv1\.6/)
    expect(exitCode).toBe(1)
  })

  it('finds nothing wrong with valid modules', async () => {
    const fine = temporaryFolder()
    writeFileSync(join(fine, 'good.spvasm'), valid)
    const { exitCode, stdout } = await ctsHere(['check', fine, '--env', 'spv1.3', 'spv1.5'])
    expect(stdout).toMatch('2 answers: ')
    expect(exitCode).toBe(0)
  })

  it.each([
    [['--rule', 'x'], /no case is selected/],
    [['--strict', 'expectations'], /--strict: .* is not a corpus/],
    [['--update-expectations'], /--update-expectations: .*\n.*--expectations mine.json/],
    [['--env', 'vulkan9'], /no such environment/],
  ])('refuses %j', async (args, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(['check', folder, ...args])
    expect(stderr).toMatch(words)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })

  it('reports the position of an error in assembly, and an empty folder', async () => {
    const faulty = temporaryFolder()
    writeFileSync(join(faulty, 'bad.spvasm'), 'OpNonsense\n')
    const bad = await ctsHere(['check', faulty])
    expect(bad.stderr).toMatch(/bad\.spvasm:1:1: /)
    expect(bad.exitCode).toBe(2)
    const empty = await ctsHere(['check', temporaryFolder()])
    expect(empty.stderr).toMatch('holds no manifest.json')
    expect(empty.exitCode).toBe(2)
  })
})
