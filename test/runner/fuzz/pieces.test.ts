import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { print } from '#generators/assembly/print'
import type { Module } from '#generators/module'
import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { assembleText } from '#runner/corpus/assembly'
import { poolWindow } from '#runner/fuzz/campaign/pool-window'
import { usualSlicing } from '#runner/fuzz/campaign/slicing'
import { commandOf } from '#runner/fuzz/finding/command-of'
import { marked } from '#runner/fuzz/finding/marked'
import { fraction, oneOf } from '#runner/fuzz/make/chances'
import { make } from '#runner/fuzz/make/make'
import { noPast } from '#runner/fuzz/make/past'
import { randomOf } from '#runner/fuzz/make/random'
import { remake } from '#runner/fuzz/make/remake'
import type { Asked } from '#runner/fuzz/observe/asked'
import { atInstruction } from '#runner/fuzz/observe/at-instruction'
import { messageTemplate } from '#runner/fuzz/observe/message-template'
import { verdictObserved } from '#runner/fuzz/observe/observe-validator'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { pairOf, wordsOfPair } from '#runner/fuzz/reduce/pair'
import type { Assembler, Disassembler } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { everyMaker as makers } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'

const environment = environmentByName('spv1.6') as Environment
const made = Array.from({ length: 120 }, (_, index) => make(makers, 3, index, noPast))

describe('a module of a campaign', () => {
  it('is the same whatever modules were made before it', () => {
    for (const index of [77, 3, 50])
      expect(make(makers, 3, index, noPast).words).toEqual(made[index]?.words)
    expect(make(makers, 4, 50, noPast).words).not.toEqual(made[50]?.words)
  })

  it('can be made again from its recipe, and from a shorter one', () => {
    const changed = made.filter((entry) => entry.control !== null)
    expect(changed.length).toBeGreaterThan(30)
    for (const entry of made) {
      const recipe = entry.recipe()
      expect(remake(makers, recipe)).toEqual({ words: entry.words, control: entry.control })
      expect(() => remake(makers, { ...recipe, fractions: [] })).not.toThrow()
    }
  })
})

describe('random numbers', () => {
  it('are below 1, different from each other, and the same for the same seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, index) => {
        const [random, again] = [randomOf(seed, index), randomOf(seed, index)]
        const numbers = Array.from({ length: 20 }, () => fraction(random))
        expect(numbers).toEqual(Array.from({ length: 20 }, () => fraction(again)))
        for (const number of numbers) expect(number >= 0 && number < 1).toBe(true)
        expect(new Set(numbers).size).toBeGreaterThan(18)
      }),
    )
    const random = randomOf(1, 1)
    const drawn = new Set(Array.from({ length: 200 }, () => oneOf(random, [1, 2, 3, 4])))
    expect([...drawn].sort()).toEqual([1, 2, 3, 4])
  })
})

describe('kept modules', () => {
  const kept = (name: string) => ({
    name,
    words: new Uint32Array(),
    environment,
    valid: true,
    rules: [],
  })

  it('are seen by the slices that come a fixed number later, whatever was added since', () => {
    const pool = poolWindow()
    pool.add([
      { slice: 0, kept: kept('a') },
      { slice: 2, kept: kept('b') },
    ])
    expect(pool.at(usualSlicing.ahead - 1).kept).toEqual([])
    expect(pool.at(usualSlicing.ahead).kept.map(({ name }) => name)).toEqual(['a'])
    pool.add([{ slice: 3, kept: kept('c') }])
    expect(pool.at(usualSlicing.ahead + 2).kept.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('are forgotten when no slice can need them any more', () => {
    const pool = poolWindow()
    for (let slice = 0; slice < 5000; slice++) {
      pool.add([{ slice, kept: kept(String(slice)) }])
      pool.at(slice)
    }
    expect(pool.at(5000).kept.length).toBe(1000)
    expect(pool.entriesFrom(5000).length).toBeLessThan(1100)
  })
})

describe('a message of a tool', () => {
  it.each([
    ["error: line 12: Id '7[%seven]' is not a type", 'Id # is not a type'],
    ['error: 3: 14: Expected operand 0x1F, found 9', 'Expected operand #, found #'],
    ['Bad %12 and %main | OpLoad %1 %2', 'Bad % and %'],
  ])('gives a template: %s', (message, template) => {
    expect(messageTemplate(message)).toBe(template)
  })
})

describe('a crash', () => {
  const died = (signal: string, message: string) =>
    verdictObserved({ kind: 'valid' }, { kind: 'crash', signal, message })

  it('from lack of memory is another outcome than one by a fault', () => {
    const [starved, more] = [400, 2048].map((size) =>
      died('memory', `out of memory: more than ${size} MiB`),
    )
    expect(starved?.disagreement).toMatchObject({
      outcome: 'memory',
      said: 'took more memory than it may have: out of memory: more than 400 MiB',
    })
    expect(more?.disagreement?.key).toBe(starved?.disagreement?.key)
    expect(died('SIGSEGV', 'in f').disagreement).toMatchObject({
      outcome: 'crash',
      key: 'SIGSEGV in f',
    })
  })

  it.each([
    [
      'SIGABRT',
      "/src/a/x.cpp:12: void f(int): Assertion `n < 7' failed.",
      "x.cpp:12: void f(int): Assertion `n < #' failed.",
    ],
    [
      'none',
      "thread 'main' panicked at src/main.rs:1:9: | index 7 out of range",
      "thread 'main' panicked at main.rs:1:9: | index # out of range",
    ],
  ])(
    'by %s is distinguished from others by the place that it names: %s',
    (signal, message, place) => {
      const { disagreement } = died(signal, message)
      expect(disagreement?.key).toBe(`${signal} ${place}`)
      expect(disagreement?.nameless).toBeUndefined()
    },
  )

  it('by an exception of the C++ library is distinguished from others by its stack alone', () => {
    const range = "terminate called after throwing an instance of 'std::out_of_range'"
    const { disagreement } = died('SIGABRT', range)
    // Three aborts with the same words are three faults until their stacks are the same.
    expect(disagreement).toMatchObject({ key: `SIGABRT ${range}`, nameless: true })
    const named = died('SIGABRT', `in ValidateGroupAsyncCopy, Validate: ${range}`).disagreement
    expect(named?.key).toContain('in ValidateGroupAsyncCopy, Validate')
    expect(named?.nameless).toBeUndefined()
  })

  it('without a message is distinguished from others by the instruction of the reduced module', () => {
    const { disagreement } = died('SIGSEGV', 'about to fall over at module 4711')
    expect(disagreement).toMatchObject({ key: 'SIGSEGV', nameless: true })
    const words = assembly('OpCapability Shader\n%1 = OpTypeVoid\n%2 = OpTypeSampler\n')
    const named = disagreement && atInstruction(disagreement, words)
    expect(named?.key).toBe('SIGSEGV at OpTypeSampler')
    const other = { outcome: 'crash', key: 'SIGSEGV in f', said: '' } as const
    expect(atInstruction(other, words)).toBe(other)
  })

  it('is distinguished from another wrong value by the instruction that computes the stored value', () => {
    const program = (stored: string) =>
      assembly(`OpCapability Shader
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private
%one = OpConstant %uint 1
%signature = OpTypeFunction %void
%main = OpFunction %void None %signature
%entry = OpLabel
%difference = OpISub %uint %one %one
%less = OpULessThan %bool %one %one
%selected = OpSelect %uint %less %one %one
OpStore %variable ${stored}
OpReturn
OpFunctionEnd
`)
    const wrong = { outcome: 'wrong-result', key: 'computes another value', said: '' } as const
    const keys = ['%difference', '%selected', '%one'].map(
      (stored) => atInstruction({ ...wrong, nameless: true }, program(stored)).key,
    )
    expect(keys).toEqual(
      ['OpISub', 'OpULessThan', 'OpStore'].map((name) => `computes another value at ${name}`),
    )
  })
})

describe('the name of a pair', () => {
  it('is split into the parts that it was made from', () => {
    const pairs = made.filter(({ words, control }) => control && read(words) && read(control))
    expect(pairs.length).toBeGreaterThan(20)
    let aligned = 0
    for (const { words, control } of pairs) {
      const pair = pairOf(words, control)
      expect(pair && wordsOfPair(pair)).toEqual({ words, control })
      const same = pair?.rows.filter((row) => row.broken === row.control).length ?? 0
      if (same > (pair?.rows.length ?? 0) / 3) aligned++
    }
    // A word that is lost or comes twice moves all that follows it.
    expect(aligned).toBeGreaterThan(pairs.length * 0.8)
  })
})

describe('a listing in a report', () => {
  const text = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
  const module: Module = {
    ...{ version: 0x0001_0600, generator: 0, bound: 2, schema: 0 },
    instructions: [
      { opcode: 17, words: [1] },
      { opcode: 17, words: [5] },
      { opcode: 14, words: [0, 1] },
    ],
  }

  it('is marked at the blamed word, or else where the control differs', () => {
    const words = encode(module)
    expect(print(module)).toContain(text.split('\n')[0])
    expect(marked(words, null, 8, 'here')).toMatch(/OpCapability Linkage {2}; <-- here/)
    const control = encode({ ...module, instructions: module.instructions.slice(1) })
    expect(marked(words, control, undefined, 'there')).toMatch(/OpCapability Shader {2}; <-- there/)
    expect(marked(words, words, undefined, 'nowhere')).toBe(disassemble(words))
  })
})

describe('the command of a tool', () => {
  it.each([
    ['harness:spirv-val@testing', '', 'spirv-val --target-env {env} {file}'],
    [
      'harness:spirv-opt --merge-return',
      '',
      'spirv-opt --skip-validation --merge-return --target-env={env} -o {out} {file}',
    ],
    [
      'harness:spirv-val@testing --sanitize',
      '',
      "spirv-cts ask {file} --env {env} --out {out} --tool 'harness:spirv-val@testing --sanitize'",
    ],
    [
      'vulkan:radv',
      'vulkan:radv (AMD, Vulkan 1.4)',
      "spirv-cts ask {file} --env {env} --out {out} --tool 'vulkan:radv'",
    ],
    ['spirv-val@stable', '.tools/stable/bin/spirv-val {file}', 'spirv-val {file}'],
    ['mine', '/home/me/mine {file}', 'mine {file}'],
    [
      'harness:./mine --fast',
      './mine --fast',
      "spirv-cts ask {file} --env {env} --out {out} --tool 'harness:./mine --fast'",
    ],
  ])('is printed for a tracker: %s', (name, command, plain) => {
    const tool = { name, tool: name, version: '', command, close: () => {} }
    expect(commandOf(tool)).toBe(plain)
  })

  it('names a tool with a name of its own in the form that --tool accepts', () => {
    const tool = { name: 'mine', tool: 'h', version: '', command: './h', close: () => {} }
    expect(commandOf({ ...tool, spec: 'harness:./h -q' })).toMatch(
      /^spirv-cts ask .* --tool 'harness:\.\/h -q'$/,
    )
    expect(commandOf({ ...tool, spec: 'harness:spirv-val@testing' })).toMatch(/^spirv-val /)
  })
})

describe('probes', () => {
  const asked: readonly Asked[] = made.map(({ words, environment: client }) => ({
    ...{ words, environment: client, judge: validate(words, client) },
  }))
  const tool = { name: 'x', tool: 'x', version: '1', command: 'x {file}', close: () => {} }
  const loses = (line: RegExp): Disassembler => ({
    ...tool,
    kind: 'disassembler',
    disassemble: async (module) => ({
      kind: 'output',
      value: disassemble(module).replace(line, ''),
    }),
  })
  const assembler: Assembler = {
    ...{ ...tool, name: 'y' },
    kind: 'assembler',
    assemble: async () => ({ kind: 'output', value: new Uint8Array(20) }),
  }

  it('find a disassembly that differs', async () => {
    const [right] = probesOf([loses(/no such line/)], [])
    const [wrong] = probesOf([loses(/^.*OpMemoryModel.*\n/m)], [])
    const fine = (await right?.observe(asked)) ?? []
    expect(fine.filter((observation) => observation.kind === 'output').length).toBeGreaterThan(60)
    expect(fine.flatMap((observation) => observation.disagreement ?? [])).toEqual([])
    const found = (await wrong?.observe(asked)) ?? []
    const keys = new Set(found.flatMap((observation) => observation.disagreement?.key ?? []))
    expect(keys).toContain('prints OpMemoryModel otherwise')
  })

  it('find words that are not assembled again', async () => {
    const probes = probesOf([loses(/no such line/), assembler], [])
    expect(probes.map(({ name }) => name)).toEqual(['x', 'y', 'x+y'])
    const found = (await probes[2]?.observe(asked)) ?? []
    expect(found.some((observation) => observation.disagreement?.outcome === 'wrong-output')).toBe(
      true,
    )
  })

  it('find text that is not disassembled again, even of invalid modules', async () => {
    const invalid = asked.filter(
      ({ judge }) => judge.kind === 'invalid' && judge.phase === 'validate',
    )
    expect(invalid.length).toBeGreaterThan(10)
    const printer = loses(/no such line/)
    const assemblerOf = (change: (text: string) => string): Assembler => ({
      ...assembler,
      assemble: async (text) => {
        const words = assembleText(change(text), 'spv1.6', '')
        return words instanceof Uint32Array
          ? { kind: 'output', value: toBytes(words) }
          : { kind: 'invalid', phase: 'decode', blames: [], message: words.message }
      },
    })
    const observed = async (change: (text: string) => string) =>
      (await probesOf([printer, assemblerOf(change)], [])[2]?.observe(invalid)) ?? []
    const fine = await observed((text) => text)
    expect(fine.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(10)
    expect(fine.flatMap((observation) => observation.disagreement ?? [])).toEqual([])
    const wrong = await observed((text) =>
      text.replace('OpMemoryModel Logical', 'OpMemoryModel Physical64'),
    )
    expect(wrong.flatMap((observation) => observation.disagreement ?? [])[0]).toMatchObject({
      outcome: 'not-idempotent',
      key: 'prints OpMemoryModel otherwise once it was assembled',
    })
  })

  it('find verdicts that change after a transformation which preserves them', async () => {
    const { transformations } = makers
    expect(transformations.length).toBeGreaterThan(10)
    const few = asked.slice(0, 40)
    for (const probe of probesOf([planted.isRight()], transformations).slice(1)) {
      const found = await probe.observe(few)
      expect(found.flatMap((observation) => observation.disagreement ?? [])).toEqual([])
    }
    const names = planted.fallsOverAt('OpName', 'names')
    const addNames = transformations.filter(({ name }) => name === 'add-names')
    const found = await probesOf([names], addNames)[1]?.observe(few)
    expect(found?.some((observation) => observation.disagreement?.outcome === 'metamorphic')).toBe(
      true,
    )
  }, 180_000)

  it('compare two validators with each other if the judge is undecided', async () => {
    const all = { ...planted.isRight('all'), judgeAll: async () => [{ kind: 'valid' } as const] }
    const none = {
      ...planted.isRight('none'),
      judgeAll: async () => [
        { kind: 'invalid', phase: 'validate', blames: [], message: 'no' } as const,
      ],
    }
    const words = encode({
      ...(read(made[0]?.words as Uint32Array) as Module),
      version: 0x0001_0600,
    })
    const open: Asked = { words, environment, judge: { kind: 'unsupported', why: 'x' } }
    const probe = probesOf([all, none], []).at(-1)
    expect(await probe?.observe([open])).toMatchObject([
      { disagreement: { outcome: 'two-tools', key: 'valid and invalid: no' } },
    ])
    expect(await probe?.observe([{ ...open, judge: { kind: 'valid' } }])).toMatchObject([
      { kind: 'not-asked' },
    ])
  })
})
