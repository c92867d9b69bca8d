import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import type { FuzzFinding } from '#runner/fuzz/finding/finding'
import { type StepSubject, stepsOf } from '#runner/fuzz/finding/steps'
import { writeFinding } from '#runner/fuzz/finding/write-finding'
import type { Probe } from '#runner/fuzz/observe/probe'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { toolDirectory } from '#runner/tools/tool-directory'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../../support/assembly.ts'
import { command } from '../../../support/command.ts'
import { fake } from '../../../support/fake.ts'
import { planted } from '../../../support/planted.ts'
import * as real from '../../../support/tools.ts'

const fakeHarnessScript = fileURLToPath(
  new URL('../../../support/fakes/harness.mjs', import.meta.url),
)
const text = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
%2 = OpTypeVoid
%3 = OpTypeFunction %2
%1 = OpFunction %2 None %3
%4 = OpLabel
OpReturn
OpFunctionEnd
`
const words = assembly(text)
const [validator, optimiser, disassembler, assembler] = await Promise.all([
  real.oracle('spirv-val@testing'),
  real.consumer('spirv-opt@testing'),
  real.disassembler('spirv-dis@testing'),
  real.assembler('spirv-as@testing'),
])
afterAll(() => {
  for (const tool of [validator, optimiser, disassembler, assembler]) tool.close()
})

const finding: FuzzFinding = {
  format: 1,
  signature: '',
  probe: '',
  outcome: 'false-reject',
  key: '',
  environment: 'spv1.6',
  confidence: 'two',
  judge: 'valid',
  said: '',
  sha256: '',
  instructions: 10,
  hasControl: false,
  tools: [],
}

function scene(
  asked: readonly Tool[],
  outcome: string,
  more: Partial<FuzzFinding> = {},
): StepSubject {
  return { finding: { ...finding, outcome, ...more }, words, tools: asked, hasOther: false }
}

const env = {
  ...process.env,
  TOOLS: join(toolDirectory(), 'testing', 'bin'),
  SPIRV_CTS: `env -C ${packageRoot()} ${command.join(' ')}`,
}

/** How the script of a finding ends in a folder with the module. */
function printed(
  { finding: found, words: module, tools, hasOther }: StepSubject,
  more: NodeJS.ProcessEnv = {},
): readonly [number | null, readonly string[]] {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  try {
    const environment = environmentByName(found.environment) as Environment
    const shown = {
      ...{ words: module, control: null },
      asked: { words: module, environment, judge: validate(module, environment) },
      disagreement: { outcome: 'crash', key: '', said: '' },
    } as const
    const probe: Probe = {
      ...{ name: 'probe', tools, one: { of: 1, at: 0 }, observe: async () => [] },
      ...(hasOther ? { other: () => module } : {}),
    }
    writeFinding(join(folder, 'finding'), found, shown, probe)
    writeFileSync(join(folder, 'finding', 'module.spvasm'), text)
    const script = join(folder, 'finding', 'reproduce.sh')
    // The SPEC of a harness is for the user to choose.
    const portable = readFileSync(script, 'utf8').replaceAll(/'harness:[^']*'/g, '')
    expect(portable).not.toMatch(/(?<![\w.$}])\/(home|opt|root|tmp|work)\b/)
    const done = spawnSync('sh', [script], { env: { ...env, ...more }, encoding: 'utf8' })
    return [done.status, done.stdout.trim().split('\n')]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Its exit code and its last line. */
function ending(
  ...request: Parameters<typeof printed>
): readonly [number | null, string | undefined] {
  const [status, lines] = printed(...request)
  return [status, lines.at(-1)]
}

describe('the script of a finding', () => {
  it.each([
    [0, 'gone: '],
    [1, 'reproduced: '],
    [3, 'not run: the device does not run the module, or cannot be opened'],
  ])(
    'ends with %i like the run on a device, which is not a fault if nothing was run',
    (code, says) => {
      const device = { ...optimiser, name: 'vulkan:lavapipe', runAll: async () => [] }
      // Whatever it is asked, that is how it ends.
      const SPIRV_CTS = `${process.execPath} -e process.exit(${code})`
      for (const hasOther of [false, true]) {
        const shown = { ...scene([device], 'wrong-result'), hasOther }
        expect(ending(shown, { SPIRV_CTS })).toEqual([code, expect.stringContaining(says)])
      }
    },
  )

  it('prints a second opinion, that of today next to that of the day of the finding', () => {
    const second = {
      ...{ name: 'spirv-val@testing', version: '2026.4', module: 'invalid: `x`' },
      command: 'spirv-val --target-env {env} {file}',
    }
    const [status, lines] = printed(scene([validator], 'false-accept', { second }))
    expect(status).toBe(1)
    expect(lines.slice(-3)).toEqual([
      'spirv-val@testing 2026.4 when this was found: module.spv: invalid: `x`',
      'spirv-val on module.spv: valid',
      expect.stringMatching(/^reproduced: /),
    ])
  })

  it.each([
    ['a validator', scene([validator], 'false-reject')],
    ['another form', { ...scene([validator], 'metamorphic'), hasOther: true }],
    ['an optimiser that crashes', scene([optimiser], 'crash')],
    [
      'a harness of an optimiser that crashes',
      scene([{ ...optimiser, name: 'harness:spirv-opt@testing' }], 'crash'),
    ],
    ['what an optimiser makes', scene([optimiser], 'wrong-output')],
    ['what a pass leaves to do', scene([optimiser], 'not-idempotent', { options: ['--ccp'] })],
    ['what a disassembler prints', scene([disassembler], 'wrong-output')],
    ['what an assembler makes', scene([assembler], 'wrong-output')],
    ['there and back', scene([disassembler, assembler], 'wrong-output')],
    ['printed twice', scene([disassembler, assembler], 'not-idempotent')],
  ])('ends by saying that the finding is gone if nothing is wrong: %s', (_, shown) => {
    expect(ending(shown)).toEqual([0, expect.stringMatching(/^gone: /)])
  })

  const harness = (character: string) => ({
    ...planted.isRight(`harness:${process.execPath} ${fakeHarnessScript} ${character}`),
  })
  it.each([
    ['a false accept', scene([validator], 'false-accept')],
    ['a crash', scene([{ ...planted.isRight(), command: 'crashes.sh {file}' }], 'crash')],
    ['a hang', scene([{ ...planted.isRight(), command: 'sleep 60' }], 'timeout')],
    ['a refusal of a harness', scene([harness('refuses')], 'false-reject')],
    ['a crash of a harness', scene([harness('dies')], 'crash')],
  ])('ends by saying that the finding is reproduced: %s', (_, shown) => {
    const more = shown.tools[0]?.name === 'right' ? { TOOLS: dirname(fake('crashes')) } : {}
    expect(ending(shown, more)).toEqual([1, expect.stringMatching(/^reproduced: /)])
  })

  it('says that nothing was asked if a program is missing', () => {
    const shown = scene([{ ...planted.isRight(), command: '/opt/no-such-program {file}' }], 'crash')
    expect(ending(shown)).toEqual([3, expect.stringMatching(/^not run: no-such-program not found/)])
  })
})

describe('the steps of a finding', () => {
  const lines = (shown: StepSubject) => stepsOf(shown).map(({ line }) => line)

  it('name only programs when they are sent to a tracker', () => {
    expect(lines(scene([optimiser], 'wrong-output', { options: ['--ccp'] }))).toEqual([
      'spirv-cts validate --env spv1.6 module.spv',
      'spirv-opt --skip-validation --ccp --target-env=spv1.6 -o out.spv module.spv',
      'spirv-cts validate --env spv1.6 out.spv',
      'spirv-val --target-env spv1.6 out.spv',
    ])
  })

  it('ask the harness itself, too, if it crashed', () => {
    const harness = { ...optimiser, name: 'harness:spirv-opt@testing' }
    expect(lines(scene([harness], 'crash', { options: ['--ccp'] })).slice(1)).toEqual([
      'spirv-opt --skip-validation --ccp --target-env=spv1.6 -o out.spv module.spv',
      "spirv-cts ask module.spv --env spv1.6 --options='--ccp' --out out.spv --tool 'harness:spirv-opt@testing'",
    ])
  })

  it('ask about the other form whatever they ask about the module', () => {
    const steps = lines({ ...scene([validator], 'metamorphic'), hasOther: true })
    expect(steps).toEqual([
      'spirv-cts validate --env spv1.6 module.spv',
      'spirv-val --target-env spv1.6 module.spv',
      'spirv-cts validate --env spv1.6 other.spv',
      'spirv-val --target-env spv1.6 other.spv',
    ])
  })
})
