import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { toBytes } from '#generators/words/bytes'
import type { Oracle } from '#runner/oracle/oracle'
import { refusalClasses, shapeOf } from '#scripts/dev/real/producers/refusal-classes'
import { type JudgedModule, judgeModules } from '#scripts/dev/real/sets/judge-modules'
import { madeBy } from '#scripts/dev/real/sets/made-by'
import { type MadeLog, openMadeLog, type ProducerOutput } from '#scripts/dev/real/sets/made-log'
import { digestOf } from '#scripts/dev/real/sets/start'
import { unblockingOrder } from '#scripts/dev/real/sets/undecided-order'
import { unblockingTable, verdictTable } from '#scripts/dev/real/sets/undecided-table'

let folder: string
let log: MadeLog
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'judged-test-'))
  log = openMadeLog(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function octetsOf(text: string): Uint8Array {
  const assembled = assemble(text, { version: 0x0001_0000 })
  if (assembled.kind !== 'assembled') throw new Error(JSON.stringify(assembled))
  return toBytes(assembled.words)
}

function make(
  source: string,
  octets: Uint8Array,
  more: Partial<ProducerOutput> = {},
): ProducerOutput {
  const module = digestOf(octets)
  log.keep(module, octets)
  const made: ProducerOutput = {
    ...{ key: `${source} ${module}`, set: 'set', source, language: 'opencl', stage: 'kernel' },
    ...{ producer: 'fake', suite: 'testing', compilation: '-O2', environment: 'spv1.0' },
    ...{ outcome: 'module', module, octets: octets.length, ...more },
  }
  log.add(made)
  return made
}

const valid =
  'OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n'
const invalid = `${valid}%1 = OpTypeVoid\n%2 = OpTypeVoid\n`

function validator(asked: number[], kind: 'valid' | 'invalid'): Oracle {
  const verdict =
    kind === 'valid'
      ? ({ kind } as const)
      : ({
          kind,
          phase: 'validate',
          blames: [],
          message: "error: line 7: id '12[%12]' is wrong",
        } as const)
  return {
    ...{ kind: 'validator', name: 'fake', tool: 'fake', version: '1', command: 'fake' },
    judge: async () => verdict,
    judgeAll: async (questions) => {
      asked.push(questions.length)
      return questions.map(() => verdict)
    },
    probe: async () => 'known',
    close: () => {},
  }
}

function judge(oracle: Oracle): Promise<readonly JudgedModule[]> {
  return judgeModules(log, log.lines(), oracle, join(folder, 'answers.jsonl'))
}

describe('verdicts on modules of sets', () => {
  it('come from the judge and a validator, which is asked about each module once', async () => {
    make('a.cl', octetsOf(valid))
    make('b.cl', octetsOf(valid))
    make('c.cl', octetsOf(invalid))
    const asked: number[] = []
    const judged = await judge(validator(asked, 'valid'))
    expect(asked).toEqual([2])
    expect(judged.map(({ ours, theirs }) => [ours, theirs])).toEqual([
      ['valid', 'valid'],
      ['invalid', 'valid'],
    ])
    await judge(validator(asked, 'valid'))
    expect(asked).toEqual([2])
    expect(readFileSync(join(folder, 'answers.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2)
  })

  it('are counted by producer and by the tool that refuses', async () => {
    make('a.cl', octetsOf(valid))
    make('c.cl', octetsOf(invalid), { producer: 'other' })
    const text = verdictTable(await judge(validator([], 'invalid')))
    expect(text).toMatch(/^fake +OpenCL +1 +100\.0 % +1 +0 +1 +0 +0 /m)
    expect(text).toMatch(/^other +OpenCL +1 +100\.0 % +0 +0 +0 +1 +0 /m)
    expect(text).toMatch(/^all +2 /m)
  })
})

describe('modules that flags choose', () => {
  it('are those with debug information on request, what optimisers make of them too', () => {
    const kept = [
      ...['-O0', '-O0 -g', 'Vulkan 1.3 -gVS', 'Vulkan 1.0', '-O after glslang Vulkan 1.0 -g'],
      '-O0, group -generic',
    ].filter((compilation) =>
      madeBy({ debugInformation: true })(make('a.cl', octetsOf(valid), { compilation })),
    )
    expect(kept).toEqual(['-O0 -g', 'Vulkan 1.3 -gVS', '-O after glslang Vulkan 1.0 -g'])
    expect(log.lines().filter(madeBy({}))).toHaveLength(log.lines().length)
  })
})

describe('the order of undecided parts', () => {
  it('counts the modules that each unblocks together with those before it', () => {
    const modules = [['a', 'b'], ['a', 'b'], ['a', 'b'], ['c'], ['c'], ['b'], []]
    expect(unblockingOrder(modules)).toEqual([
      { part: 'c', modules: 2, alone: 2, together: 3 },
      { part: 'b', modules: 4, alone: 1, together: 4 },
      { part: 'a', modules: 3, alone: 0, together: 7 },
    ])
  })

  it('is empty if nothing is undecided', () => {
    expect(unblockingOrder([[], []])).toEqual([])
    expect(unblockingTable([])).toContain('undecided')
  })
})

describe('classes of refused modules', () => {
  it('are by producer and rule, without what an optimiser makes of a refused module', async () => {
    const bad = make('c.cl', octetsOf(invalid))
    const { module: original = '' } = bad
    make('c.cl', octetsOf(`${invalid}%3 = OpTypeBool\n`), { producer: 'better', original })
    const classes = refusalClasses(await judge(validator([], 'valid')))
    expect(classes.map(({ producer, refusedBy, rule }) => [producer, refusedBy, rule])).toEqual([
      ['fake', 'judge alone', expect.stringMatching(/^core\//)],
    ])
  })

  it('are by message, whatever its ids, if only spirv-val refuses', async () => {
    make('a.cl', octetsOf(valid))
    const [refusal] = refusalClasses(await judge(validator([], 'invalid')))
    expect(refusal).toMatchObject({
      refusedBy: 'spirv-val alone',
      rule: 'error: line *: id * is wrong',
    })
    expect(shapeOf("error: line 9: id '4[%x]' is wrong")).toBe(refusal?.rule)
  })
})
