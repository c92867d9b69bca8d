import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Assembler, Disassembler, Oracle } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { texts } from '#spec/texts'
import { assembler, disassembler, oracle, suiteNames } from '../../support/tools.ts'

const environment = environmentByName('spv1.6') as Environment

const header = 'OpCapability Shader\nOpCapability Linkage\n'
const model = 'OpMemoryModel Logical GLSL450\n'

function named(name: string): Environment {
  const found = environmentByName(name)
  if (found === undefined) throw new Error(name)
  return found
}

/** Words of a module; each instruction as opcode and operands. */
function words(...instructions: readonly (readonly number[])[]): Uint32Array {
  return Uint32Array.from([
    ...[0x0723_0203, 0x0001_0600, 0, 100, 0],
    ...instructions.flatMap(([opcode = 0, ...rest]) => [
      ((rest.length + 1) << 16) | opcode,
      ...rest,
    ]),
  ])
}

const start = [
  [17, 1],
  [17, 5],
] as const
const memoryModel = [14, 0, 1] as const
const string = (text: string): readonly number[] => {
  const padded = Buffer.alloc((Math.floor(text.length / 4) + 1) * 4)
  padded.write(text)
  return Array.from({ length: padded.length / 4 }, (_, index) => padded.readUInt32LE(4 * index))
}

/** Instructions that no tool can know, since no specification has them. */
const unknown: readonly (readonly [string, Uint32Array])[] = [
  ['a capability', words(...start, [17, 64_000], memoryModel)],
  ['an opcode', words(...start, memoryModel, [60_000, 1])],
  ['a decoration', words(...start, memoryModel, [71, 1, 60_000], [19, 1])],
  ['a built-in', words(...start, memoryModel, [71, 1, 11, 60_000], [19, 1])],
  ['a storage class', words(...start, memoryModel, [21, 1, 32, 0], [32, 2, 60_000, 1])],
  ['a bit of a mask', words(...start, memoryModel, [19, 2], [33, 3, 2], [54, 2, 4, 0x4000, 3])],
  ['an instruction set', words(...start, [11, 1, ...string('XYZ.std')], memoryModel)],
  [
    'an extended instruction',
    words(
      ...start,
      [11, 1, ...string('GLSL.std.450')],
      memoryModel,
      [19, 2],
      [22, 3, 32],
      [43, 3, 4, 0],
      [12, 3, 5, 1, 9_999, 4],
    ),
  ],
]

describe.each(suiteNames)('SPIRV-Tools of %s', (suite) => {
  let validator: Oracle
  let printer: Disassembler
  let maker: Assembler
  beforeAll(async () => {
    validator = await oracle(`spirv-val@${suite}`)
    printer = await disassembler(`spirv-dis@${suite}`)
    maker = await assembler(`spirv-as@${suite}`)
  })
  afterAll(() => {
    for (const tool of [validator, printer, maker]) tool.close()
  })

  it('report their names and versions', () => {
    expect(validator).toMatchObject({
      name: `spirv-val@${suite}`,
      tool: 'spirv-val',
      version: expect.stringMatching(/^20\d\d\.\d/),
      command: `.tools/${suite}/bin/spirv-val --target-env {env} {file}`,
    })
    expect(printer.version).toBe(validator.version)
    expect(maker.version).toBe(validator.version)
  })

  it('accept a module and refuse its twin, one at a time or many together', async () => {
    const valid = words(...start, memoryModel, [21, 1, 32, 0])
    const invalid = words(...start, memoryModel, [21, 1, 33, 0])
    expect(await validator.judge(valid, environment)).toEqual({ kind: 'valid' })
    expect(await validator.judge(invalid, environment)).toMatchObject({
      kind: 'invalid',
      blames: [],
      message: expect.stringMatching(/^error: line 4: .*33/),
    })
    const questions = [valid, invalid, invalid, valid].map((module) => ({ module, environment }))
    const verdicts = await validator.judgeAll(questions)
    expect(verdicts.map(({ kind }) => kind)).toEqual(['valid', 'invalid', 'invalid', 'valid'])
  })

  it.each(unknown)('do not know %s, which is not a refusal', async (_, module) => {
    expect(await validator.judge(module, environment)).toMatchObject({
      kind: 'unsupported',
      why: expect.stringMatching(/Invalid/),
    })
    expect(await printer.disassemble(module)).toMatchObject({ kind: 'unsupported' })
  })

  it('refuse words without a header, which is a refusal', async () => {
    const text = new TextEncoder().encode('no module at all')
    expect(await validator.judge(text, environment)).toMatchObject({ kind: 'invalid' })
    expect(await validator.judge(new Uint8Array(), environment)).toMatchObject({ kind: 'invalid' })
    expect(await printer.disassemble(text)).toMatchObject({ kind: 'invalid' })
  })

  it('assemble for an environment, and print the assembled module', async () => {
    const source = `${header}${model}%9 = OpTypeInt 32 0\n`
    for (const [name, minor] of [
      ['spv1.0', 0],
      ['vulkan1.2', 5],
      ['spv1.6', 6],
    ] as const) {
      const made = await maker.assemble(source, named(name))
      if (made.kind !== 'output') throw new Error(JSON.stringify(made))
      expect([...made.value.subarray(4, 8)]).toEqual([0, minor, 1, 0])
      const printed = await printer.disassemble(made.value)
      if (printed.kind !== 'output') throw new Error(JSON.stringify(printed))
      expect(printed.value).toContain(`; Version: 1.${minor}\n`)
      // Numeric ids are kept.
      expect(printed.value).toContain('%9 = OpTypeInt 32 0\n')
    }
  })

  it.each([
    ['an instruction', 'OpNobody'],
    ['a capability', 'OpCapability Nobody'],
    ['a memory model', 'OpMemoryModel Logical Nobody'],
    ['an instruction set', '%1 = OpExtInstImport "Nobody"'],
    [
      'an extended instruction',
      '%1 = OpExtInstImport "GLSL.std.450"\n%2 = OpTypeVoid\n%3 = OpExtInst %2 %1 Nobody',
    ],
  ])('do not know %s by name', async (_, text) => {
    expect(await maker.assemble(text, environment)).toMatchObject({ kind: 'unsupported' })
  })

  it('disassemble and assemble many together as they do one at a time', async () => {
    const valid = words(...start, memoryModel, [21, 1, 32, 0])
    const octets = new TextEncoder().encode('no module at all')
    const modules = [valid, octets, ...unknown.map(([, module]) => module), valid]
    const printed = await printer.disassembleAll?.(modules)
    expect(printed?.map(({ kind }) => kind)).toContain('unsupported')
    expect(printed).toEqual(await Promise.all(modules.map((module) => printer.disassemble(module))))

    const sources = [
      `${header}${model}%9 = OpTypeInt 32 0\n`,
      'OpNobody',
      '%1 = OpTypeInt 32',
      `${header}${model}`,
    ].map((text) => ({ text, environment }))
    const made = await maker.assembleAll?.(sources)
    expect(made?.map(({ kind }) => kind)).toEqual(['output', 'unsupported', 'invalid', 'output'])
    const alone = sources.map(({ text }) => maker.assemble(text, environment))
    // Files have other names each time, and messages begin with them.
    const plain = (outputs: unknown) => JSON.stringify(outputs).replaceAll(/\d+\.spvasm/g, 'file')
    expect(plain(made)).toBe(plain(await Promise.all(alone)))
  })

  it('refuse text that is not assembly', async () => {
    for (const text of ['%1 = OpTypeInt 32', 'OpName', '%1 OpTypeVoid'])
      expect(await maker.assemble(text, environment), text).toMatchObject({ kind: 'invalid' })
  })
})

describe('spirv-val of several ages', () => {
  it('knows the texts that are older than the tool', async () => {
    const known = new Map<string, readonly string[]>()
    for (const suite of suiteNames) {
      const validator = await oracle(`spirv-val@${suite}`)
      const answers = await Promise.all(
        texts.map(async (text) => [text.name, await validator.probe(text)] as const),
      )
      known.set(
        suite,
        answers.flatMap(([name, answer]) => (answer === 'known' ? [name] : [])),
      )
      validator.close()
    }
    const replicated = 'SPV_EXT_replicated_composites'
    const data = 'SPV_KHR_constant_data'
    expect(texts.map(({ name }) => name)).toEqual(expect.arrayContaining([replicated, data]))
    expect(known.get('oldstable')).toContain('core')
    expect(known.get('oldstable')).not.toContain(replicated)
    expect(known.get('stable')).toContain(replicated)
    expect(known.get('stable')).not.toContain(data)
    expect(known.get('testing')).toContain(data)
  })

  it('knows the environments that are older than the tool', async () => {
    const module = words([17, 1], memoryModel)
    const vulkan = named('vulkan1.4')
    const old = await oracle('spirv-val@oldstable')
    expect(await old.judge(module, vulkan)).toMatchObject({
      kind: 'unsupported',
      why: expect.stringContaining('vulkan1.4'),
    })
    old.close()
    const young = await oracle('spirv-val@stable')
    expect(await young.judge(module, vulkan)).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('OpEntryPoint'),
    })
    young.close()
  })
})
