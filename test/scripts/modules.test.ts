import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'
import { assembler, disassembler } from '../support/tools.ts'

const validText = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %6 SpecId 1
%5 = OpTypeInt 32 0
%7 = OpTypeBool
%6 = OpSpecConstantTrue %7
`
const invalidText = validText.replace('OpTypeInt 32', 'OpTypeInt 33')

let folder: string
const pathOf = (name: string): string => join(folder, name)
const hex = (octets: Uint8Array): string =>
  Array.from({ length: octets.length / 4 }, (_, index) => {
    const word = Buffer.from(octets).readUInt32LE(index * 4)
    return `0x${word.toString(16).padStart(8, '0')}`
  }).join(' ')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'))
  const maker = await assembler('spirv-as@testing')
  for (const [name, text] of [
    ['valid', validText],
    ['invalid', invalidText],
  ] as const) {
    const made = await maker.assemble(text, newestEnvironment)
    if (made.kind !== 'output') throw new Error(JSON.stringify(made))
    writeFileSync(pathOf(`${name}.spvasm`), text)
    writeFileSync(pathOf(`${name}.spv`), made.value)
    writeFileSync(pathOf(`${name}.spvhex`), `; comment\n${hex(made.value)} ; more\n`)
  }
  maker.close()
  const swapped = Buffer.from(readFileSync(pathOf('valid.spv'))).swap32()
  writeFileSync(pathOf('swapped.spv'), swapped)
  writeFileSync(pathOf('cut.spv'), readFileSync(pathOf('valid.spv')).subarray(0, -6))
  writeFileSync(pathOf('unknown.spvhex'), `${hex(readFileSync(pathOf('valid.spv')))} 0x0001ea60\n`)
  writeFileSync(pathOf('empty.spv'), '')
  writeFileSync(pathOf('faulty.spvasm'), 'OpCapability Shader\n%1 = OpTypeInt 32\nOpNobody\n')
  writeFileSync(pathOf('faulty.spvhex'), '0x07230203\n0x1 zwei\n')
  writeFileSync(pathOf('binary.spvasm'), Uint8Array.of(255, 254, 253))
  mkdirSync(pathOf('folder.spv'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const badFiles = [
  ['missing.spv', /missing\.spv: no such file/],
  ['empty.spv', /empty\.spv: empty/],
  ['folder.spv', /folder\.spv: (a directory, not a file|holds no \.spv)/],
  ['valid.spv/below', /valid\.spv\/below: no such file/],
  ['faulty.spvasm', /faulty\.spvasm:\d:\d+: .*\n[\s\S]*faulty\.spvasm:3:1: .*OpNobody/],
  ['faulty.spvhex', /faulty\.spvhex:2: 'zwei'/],
  ['binary.spvasm', /binary\.spvasm: not UTF-8 text/],
] as const

describe('the command validate', () => {
  it('gives the same verdict for every form of a module', async () => {
    const forms = ['spv', 'spvasm', 'spvhex']
    const files = ['valid', 'invalid'].flatMap((name) =>
      forms.map((form) => pathOf(`${name}.${form}`)),
    )
    const { exitCode, stdout, stderr } = await ctsHere(['validate', '--json', ...files])
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ file }) => file)).toEqual(files)
    const undecided: readonly string[] = []
    const valid = { env: 'spv1.6', verdict: 'valid', blames: [], undecided }
    expect(lines.slice(0, 3)).toEqual(files.slice(0, 3).map((file) => ({ file, ...valid })))
    const blame = {
      rule: expect.stringContaining('core/'),
      word: expect.any(Number),
      message: expect.stringContaining('33'),
    }
    for (const line of lines.slice(3))
      expect(line).toMatchObject({ verdict: 'invalid', env: 'spv1.6', blames: [blame] })
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
  })

  it('prints in lines for people what it prints as JSON', async () => {
    const { exitCode, stdout } = await ctsHere([
      'validate',
      pathOf('valid.spv'),
      pathOf('invalid.spv'),
    ])
    expect(stdout).toMatch(
      /valid\.spv: valid for spv1\.6\n.*invalid\.spv: invalid for spv1\.6 \(validate\)\n {2}word \d+, line \d+: .*33.* \(core\/.*\)\n {4}.*Op\w+.*\n$/,
    )
    expect(exitCode).toBe(1)
    expect((await ctsHere(['validate', pathOf('valid.spv')])).exitCode).toBe(0)
  })

  it('judges in each environment that is named', async () => {
    const args = [
      'validate',
      '--json',
      '--env',
      'spv1.3',
      '--env',
      'vulkan1.0',
      pathOf('valid.spvasm'),
    ]
    const { stdout } = await ctsHere(args)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).env),
    ).toEqual(['spv1.3', 'vulkan1.0'])
    expect(await ctsHere(['validate', '--env', 'vulkan1.33', pathOf('valid.spv')])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(/no such environment\nhint: did you mean vulkan1\.3/),
    })
  })

  it('reads standard input in any form', async () => {
    for (const form of ['spv', 'spvasm', 'spvhex']) {
      const input = new Uint8Array(readFileSync(pathOf(`invalid.${form}`)))
      const { exitCode, stdout } = await cts(['validate', '--json', '-'], { input })
      expect(JSON.parse(stdout), form).toMatchObject({ file: '-', verdict: 'invalid' })
      expect(exitCode).toBe(1)
    }
  })

  it('accepts either byte order, and words that are cut off', async () => {
    const { stdout } = await ctsHere([
      'validate',
      '--json',
      pathOf('swapped.spv'),
      pathOf('cut.spv'),
    ])
    const [swapped, cut] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(swapped).toMatchObject({ verdict: 'valid' })
    expect(cut).toMatchObject({ verdict: 'invalid', phase: 'decode' })
    expect(cut.blames.length).toBeGreaterThan(0)
  })

  it('does not guess about things that no text defines', async () => {
    const { exitCode, stdout } = await ctsHere(['validate', '--json', pathOf('unknown.spvhex')])
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'unsupported', why: expect.any(String) })
    expect(exitCode).toBe(0)
  })

  it.each(badFiles)('reports the fault of %s, and continues', async (name, words) => {
    const { exitCode, stdout, stderr } = await ctsHere([
      'validate',
      '--json',
      pathOf(name),
      pathOf('invalid.spv'),
    ])
    expect(stderr).toMatch(words)
    expect(stderr).toMatch(/^error: /)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(exitCode).toBe(2)
    const [bad, good] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(bad).toMatchObject({ file: pathOf(name), verdict: 'error', blames: [] })
    expect(good).toMatchObject({ verdict: 'invalid' })
  })

  it('says so if it may not read a file', async () => {
    const file = pathOf('secret.spv')
    writeFileSync(file, 'x')
    chmodSync(file, 0)
    const { stderr, exitCode } = await ctsHere(['validate', file])
    // Whoever is root may read it nonetheless, and finds no module in it.
    const root = process.getuid?.() === 0
    expect(stderr).toMatch(root ? /^$/ : /secret\.spv: not readable, permission denied/)
    expect(exitCode).toBe(root ? 1 : 2)
  })
})

describe('the command decode', () => {
  it('prints what spirv-dis prints', async () => {
    const printer = await disassembler('spirv-dis@testing')
    const printed = await printer.disassemble(new Uint8Array(readFileSync(pathOf('valid.spv'))))
    printer.close()
    if (printed.kind !== 'output') throw new Error(JSON.stringify(printed))
    for (const form of ['spv', 'spvasm', 'spvhex'])
      expect(await ctsHere(['decode', pathOf(`valid.${form}`)])).toEqual({
        exitCode: 0,
        stdout: printed.value,
        stderr: '',
      })
  })

  it('prints the instructions as data for programs', async () => {
    const { stdout } = await ctsHere(['decode', '--json', pathOf('valid.spv'), pathOf('cut.spv')])
    const [valid, cut] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(valid).toMatchObject({
      file: pathOf('valid.spv'),
      version: '1.6',
      bound: 8,
      defects: [],
    })
    expect(valid.instructions).toHaveLength(7)
    expect(valid.instructions[4]).toEqual({
      name: 'OpTypeInt',
      opcode: 21,
      word: 16,
      wordCount: 4,
      resultType: 0,
      result: 5,
      operands: [
        { kind: 'LiteralInteger', word: 18, wordCount: 1, value: 32 },
        { kind: 'LiteralInteger', word: 19, wordCount: 1, value: 0 },
      ],
    })
    expect(valid.disassembly).toContain('%5 = OpTypeInt 32 0')
    expect(cut.defects.length).toBeGreaterThan(0)
  })

  it('distinguishes several files and their faults', async () => {
    const files = [pathOf('valid.spv'), pathOf('cut.spv')]
    const { exitCode, stdout, stderr } = await ctsHere(['decode', '--no-header', ...files])
    expect(exitCode).toBe(1)
    expect(stdout).not.toContain('; Bound')
    for (const file of files) expect(stdout).toContain(`; ${file}\n`)
    expect(stderr).toMatch(/cut\.spv: word \d+: .* \(core\/.*\)/)
  })

  it.each(badFiles)('reports the fault of %s', async (name, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(['decode', pathOf(name)])
    expect(stderr).toMatch(words)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  })
})

describe('the command assemble', () => {
  it('writes the words that spirv-as writes, in a file beside the text', async () => {
    const path = pathOf('own')
    mkdirSync(path)
    writeFileSync(join(path, 'm.spvasm'), validText)
    expect(await ctsHere(['assemble', join(path, 'm.spvasm')])).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: '',
    })
    expect(readdirSync(path).sort()).toEqual(['m.spv', 'm.spvasm'])
    expect(readFileSync(join(path, 'm.spv'))).toEqual(readFileSync(pathOf('valid.spv')))
  })

  it('writes many files into a folder that it creates, for the named environment', async () => {
    const out = `${pathOf('made/deeper')}/`
    const files = [pathOf('valid.spvasm'), pathOf('invalid.spvhex')]
    const { exitCode } = await ctsHere(['assemble', '--env', 'vulkan1.1', '--out', out, ...files])
    expect(exitCode).toBe(0)
    expect(readFileSync(join(out, 'valid.spv'))[5]).toBe(3)
    // Words stay what they are.
    expect(readFileSync(join(out, 'invalid.spv'))).toEqual(readFileSync(pathOf('invalid.spv')))
  })

  it('works in a pipe', async () => {
    const { stdout, exitCode } = await cts(['assemble', '-'], { input: validText })
    expect(exitCode).toBe(0)
    expect(Buffer.from(stdout, 'utf8').subarray(0, 4)).toEqual(Buffer.from([3, 2, 35, 7]))
  })

  it('reports every fault of a text with its place, and writes nothing', async () => {
    const out = pathOf('faulty.out')
    const { exitCode, stderr } = await ctsHere(['assemble', '--out', out, pathOf('faulty.spvasm')])
    expect(exitCode).toBe(2)
    expect(stderr.match(/faulty\.spvasm:\d+:\d+: /g)).toHaveLength(2)
    expect(existsSync(out)).toBe(false)
  })

  it.each([
    [['valid.spvasm', '--out', 'valid.spvasm'], /would be written over its own text/],
    [['valid.spvasm', 'invalid.spvasm', '--out', 'one'], /one: two modules would go there/],
    [['valid.spv', '--out', 'one'], /valid\.spv: already a binary module/],
    [['valid.spvasm', '--out', 'valid.spv/below'], /cannot be written/],
    [['valid.spvasm', '--env', 'spv9'], /no such environment/],
  ])('refuses %j', async (args, words) => {
    const { exitCode, stderr } = await cts(['assemble', ...args], { cwd: folder })
    expect(stderr).toMatch(words)
    expect(exitCode).toBe(2)
    expect(existsSync(pathOf('one'))).toBe(false)
    expect(readFileSync(pathOf('valid.spvasm'), 'utf8')).toBe(validText)
  })
})
