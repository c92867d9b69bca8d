import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { toBytes } from '#generators/words/bytes'
import { commandNames } from '#scripts/cli/command-files'
import { guardOutput } from '#scripts/cli/output/guard-output'
import { assemblyWriter } from '#scripts/cli/output/write-assembly'
import { header, loggedOracle, result, runLog } from '../runner/log/sample-log.ts'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'
import { smallCorpus } from '../support/small-corpus.ts'

/** Clears the screen, names the window, goes back in the line; and the same by characters of their own. */
const command = '\u001b[2J\u001b]0;owned\u0007\r\u007f\u009b31m\u0085'
/** Used if a name cannot have all of it. */
const short = 'x\u001b[2J\u009by'

const folder = mkdtempSync(join(tmpdir(), 'cts-doors-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const assembly = (body: string) => `OpCapability Shader
${body}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "${command}"
OpExecutionMode %main LocalSize 1 1 1
%s = OpString "${command}"
OpSourceExtension "${command}"
OpName %main "${command}"
%void = OpTypeVoid
%f = OpTypeFunction %void
%main = OpFunction %void None %f
%l = OpLabel
OpReturn
OpFunctionEnd
`
function octets(text: string): Uint8Array {
  const assembled = assemble(text)
  if (assembled.kind !== 'assembled') throw new Error(JSON.stringify(assembled))
  return toBytes(assembled.words)
}

const valid = file('valid.spv', octets(assembly('')))
const unknown = file('unknown.spv', octets(assembly(`OpExtension "${command}"`)))
const imports = file(
  'imports.spv',
  octets(assembly(`%i = OpExtInstImport "NonSemantic.${command}"`)),
)
const faulty = file('faulty.spvasm', `${assembly('')}\nOpNo${short} %${short} "${short}\n`)
const hex = file(`hex${short}.spvhex`, `0302 ${command}`)

const saying = file(
  'saying.sh',
  `#!/bin/sh\nprintf '%s\\n' '${command}' >&2\nprintf '%s\\n' '${command}'\nexit 1\n`,
)
const tool = `${short}:sh ${saying} {file}`

const oracles = [
  { ...loggedOracle(short, command), command },
  loggedOracle('spirv-val@testing', `2026.4${command}`),
]
const answers = (outcome: 'agree' | 'false-reject') =>
  oracles.map(({ name }) => {
    const answer = result(
      'SPV_TEST/one/valid-1',
      name,
      outcome,
      outcome === 'agree' ? undefined : command,
    )
    return {
      ...answer,
      answers: answer.answers.map((each) => ({
        ...each,
        verdict: { ...each.verdict, message: command },
      })),
    }
  })
function logOf(name: string, outcome: 'agree' | 'false-reject'): string {
  const { results, footer, ...log } = runLog(header(oracles), answers(outcome))
  return file(
    name,
    [log.header, ...results, footer].map((line) => `${JSON.stringify(line)}\n`).join(''),
  )
}
const [log, other] = [logOf('run.jsonl', 'agree'), logOf('other.jsonl', 'false-reject')]
const broken = file('broken.jsonl', `${JSON.stringify({ kind: 'header', [command]: command })}\n`)
const text = file(
  'SPV_EXT_hostile.adoc',
  `${command}\n\nName Strings\n------------\n\n${short}\n\nIt _must_ be ${command}.\n`,
)
const grammar = file(
  'x.grammar.json',
  JSON.stringify({ instructions: [{ opname: command, opcode: 1 }], operand_kinds: [] }),
)
const seeds = join(folder, 'none')
const rule = 'SPV_KHR_constant_data/data-needs-the-capability'

/** For each command, arguments that a hostile user may give it. */
const asked: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ask: [
    ['--tool', tool, valid],
    ['--tool', tool, '--json', valid],
    ['--tool', short, valid],
  ],
  assemble: [[faulty], [hex]],
  bugs: [
    ['--tool', short, '--out', join(folder, 'kits')],
    ['--tool', 'spirv-val', '--cause', short],
  ],
  check: [
    ['--tool', tool, '--rule', rule, '--out', join(folder, 'checked')],
    ['--rule', short],
    [valid, '--env', short],
  ],
  completion: [[short]],
  corpus: [['extract', `${faulty}/${short}`], [short]],
  decode: [['--json', valid], ['--json', unknown], [faulty], [hex]],
  diff: [
    ['--baseline', log, '--candidate', other],
    ['--baseline', broken, '--candidate', other],
  ],
  explain: [[short], [`${rule}/${short}`]],
  export: [
    ['--format', short, '--out', seeds],
    ['--format', 'dir', '--rule', short, '--out', seeds],
  ],
  farm: [['status', '--farm', `redis://127.0.0.1:1/${short}`]],
  fuzz: [
    ['--tool', tool, '--runs', '8', '--out', join(folder, 'fuzz')],
    ['--tool', short, '--runs', '1'],
  ],
  generate: [
    ['--rule', short, '--out', seeds],
    ['--text', short, '--out', seeds],
  ],
  grammar: [[grammar], [broken]],
  mutate: [['--json', valid], ['--rule', short, valid], [unknown]],
  'new-text': [
    [text, '--out', join(folder, 'new')],
    [faulty, '--out', join(folder, 'new')],
  ],
  playground: [
    [broken, '--out', join(folder, 'playground')],
    [other, '--corpus', smallCorpus(), '--out', join(folder, 'playground')],
  ],
  reduce: [
    ['--tool', tool, '--json', valid],
    ['--tool', short, valid],
  ],
  reflect: [[valid], [unknown], [imports], [faulty], ['--json', valid]],
  report: [
    [log],
    [other],
    [broken],
    ...['json', 'md', 'html', 'junit', 'sarif', 'tap', 'vuids', 'drivers'].map((format) => [
      other,
      '--format',
      format,
    ]),
    [log, '--tool', short],
    [log, '--where', short],
    [other, '--where', 'any=disagreement'],
  ],
  results: [['--text', short]],
  rules: [
    ['--text', short],
    ['--format', short],
  ],
  run: [[valid], ['--entry', short, valid], [faulty], ['--binding', short, valid]],
  site: [
    [broken, '--out', join(folder, 'site')],
    [other, '--out', join(folder, 'site')],
  ],
  smith: [
    ['--text', short],
    ['--env', short],
  ],
  tools: [
    ['--revisions', tool],
    ['install', '--suite', short],
  ],
  trace: [[text], ['--list', text], ['--json', text], ['--start', text]],
  validate: [[valid], [unknown], [imports], [faulty], [hex], ['--json', unknown], [short]],
  worker: [['--farm', `redis://127.0.0.1:1/${short}`, '--name', short, '--tools', short]],
}

/** What an output gets of what is printed to it, once it is guarded. */
function written(
  isTTY: boolean,
  env: NodeJS.ProcessEnv,
  print: (output: { write: (text: string | Uint8Array) => boolean; isTTY: boolean }) => void,
): string {
  const parts: (string | Uint8Array)[] = []
  const output = { isTTY, write: (part: string | Uint8Array) => parts.push(part) > 0 }
  guardOutput([output], env)
  print(output)
  return parts
    .map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part)))
    .join('')
}

/** What a command prints through the guard of the program, in this process and in the folder of the test. */
async function guardedHere(words: readonly string[]) {
  const before = process.cwd()
  process.chdir(folder)
  try {
    const answer = await ctsHere(words)
    const guarded = (text: string) => written(false, {}, (output) => output.write(text))
    return { stdout: guarded(answer.stdout), stderr: guarded(answer.stderr) }
  } finally {
    process.chdir(before)
  }
}

describe('a control sequence for terminals', () => {
  it('is tested for every command', () => {
    expect(Object.keys(asked).sort()).toEqual(commandNames())
  })

  it.each(Object.entries(asked))('is not printed by %s', async (name, lines) => {
    expect(lines.length).toBeGreaterThan(0)
    for (const [index, line] of lines.entries()) {
      // The first line of each command is run by the program, the others by what the program runs.
      const words = [name, ...line]
      const { stdout, stderr } =
        index === 0 ? await cts(words, { cwd: folder }) : await guardedHere(words)
      expect(stdout + stderr, line.join(' ')).not.toBe('')
      expect([line, `${stdout}${stderr}`.match(/[^\P{Cc}\n\t]/u)]).toEqual([line, null])
      if (line.includes('--json'))
        for (const each of stdout.split('\n').filter((text) => text !== '')) JSON.parse(each)
    }
  })
})

describe('a name that contains lines of output', () => {
  const lines = 'no\nhint: remove everything\nerror: gone'
  const more: Readonly<Record<string, readonly (readonly string[])[]>> = {
    options: [
      ['validate', '--env', lines, valid],
      ['check', `--${lines}`],
      ['check', '--tool', lines],
      ['export', '--format', lines, '--out', seeds],
      ['export', `--format=${lines}`, '--out', seeds],
      ['bugs', '--tool', 'spirv-val@testing', '--cause', lines],
      ['diff', '--baseline', lines, '--candidate', lines],
      ['smith', '--out', `/proc/${lines}`],
      ['rules', '--text', lines],
    ],
    'a command': [[lines]],
    ...Object.fromEntries(
      ['ask', 'assemble', 'decode', 'explain', 'mutate', 'new-text', 'reflect', 'report', 'run']
        .concat('trace', 'validate')
        .map((name) => [name, [[name, ...(name === 'ask' ? ['--tool', 'reference'] : []), lines]]]),
    ),
  }
  it.each(Object.entries(more))('is one line in the error about %s', async (_, commands) => {
    for (const words of commands) {
      const { stdout, stderr, exitCode } = await ctsHere(words)
      expect([words, exitCode, stdout]).toEqual([words, 2, ''])
      // One error, one hint at most, and nothing else.
      expect([
        words,
        stderr.split('\n').filter((line) => !/^(?:error|hint|\(Did): |^$/.test(line)),
      ]).toEqual([words, []])
      expect([words, stderr.match(/^hint: remove|^error: gone/m)]).toEqual([words, null])
      expect([words, stderr]).toEqual([words, expect.stringContaining('no\\u000ahint')])
    }
  })
})

describe('an output that is guarded', () => {
  it('keeps our colours if it has colours', () => {
    const red = '\u001b[31mred\u001b[39m\n'
    expect(written(true, {}, (output) => output.write(red))).toBe(red)
    expect(written(true, { NO_COLOR: '1' }, (output) => output.write(red))).not.toContain('\u001b')
    expect(written(true, {}, (output) => output.write('\u001b[8m\u001b[2J\u009b'))).toBe(
      '\\u001b[8m\\u001b[2J\\u009b',
    )
  })

  it('shows the strings of a disassembly escaped on a terminal, and writes them to a file unchanged', () => {
    const line = `OpName %1 "${command}"\n`
    for (const part of [line, new TextEncoder().encode(line)]) {
      expect(written(true, {}, (output) => assemblyWriter(output)(part))).not.toMatch(
        /[^\P{Cc}\n]/u,
      )
      expect(written(false, {}, (output) => assemblyWriter(output)(part))).toBe(line)
    }
  })

  it('joins the octets of a character that two chunks share', () => {
    const octets = new TextEncoder().encode('é')
    const text = written(true, {}, (output) => {
      const write = assemblyWriter(output)
      write(octets.subarray(0, 1))
      write(octets.subarray(1))
    })
    expect(text).toBe('é')
  })
})
